type Set<T> = (next: T | ((before: T) => T)) => void;
type Clean = void | (() => void);
export function html(strings: TemplateStringsArray, ...values: any[]): any;
export function h(type: any, props: any, ...children: any[]): any;
export function render(tree: any, into: HTMLElement): void;
export class Component {}
export const Fragment: any;
export function createContext<T>(first: T): any;
export function createRef<T>(): { current: T | null };
export function useState<T>(first: T | (() => T)): [T, Set<T>];
export function useReducer<S, A>(reducer: (state: S, action: A) => S, first: S): [S, (action: A) => void];
export function useEffect(effect: () => Clean, inputs?: any[]): void;
export function useLayoutEffect(effect: () => Clean, inputs?: any[]): void;
export function useRef<T>(first: T): { current: T };
export function useMemo<T>(make: () => T, inputs?: any[]): T;
export function useCallback<T extends Function>(callback: T, inputs?: any[]): T;
export function useContext<T>(context: any): T;
export function useErrorBoundary(callback?: (error: any) => void): [any, () => void];
export function useId(): string;
