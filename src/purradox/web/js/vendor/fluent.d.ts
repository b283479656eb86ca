export class FluentResource { constructor(source: string); }
export class FluentNumber {
  constructor(value: number);
  toString(scope?: any): string;
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  hasMessage(key: string): boolean;
  getMessage(key: string): { value: any } | undefined;
  formatPattern(pattern: any, args?: Record<string, any> | null, errors?: Error[] | null): string;
}
