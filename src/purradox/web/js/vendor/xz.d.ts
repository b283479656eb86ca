export const WASM: string;
