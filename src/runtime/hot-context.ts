/** The part of Vite's `import.meta.hot` that is used. */
export interface HotContext {
  on(event: string, listener: (payload: unknown) => void): void;
  off?(event: string, listener: (payload: unknown) => void): void;
}
