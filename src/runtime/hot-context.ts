/** The part of Vite's `import.meta.hot` that is used. */
export interface HotContext {
  on(event: string, listener: (payload: unknown) => void): void;
  off?(event: string, listener: (payload: unknown) => void): void;
}

/** An update in Vite's message. */
export interface HotUpdate {
  path?: string;
  acceptedPath?: string;
  timestamp?: number;
}
