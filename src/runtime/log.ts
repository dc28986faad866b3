/** The only logger of the runtime. Lines have a prefix, because they appear in the user's console. */
const PREFIX = '[visual-edit]';
let debugging = false;

/** Turned on by the page flag `debugLog=true`. */
export function setDebugLog(on: boolean): void {
  debugging = on;
}

export const log = {
  debug(...words: unknown[]): void {
    // biome-ignore lint/suspicious/noConsole: this file is the logger.
    if (debugging) console.debug(PREFIX, ...words);
  },
  warn(...words: unknown[]): void {
    // biome-ignore lint/suspicious/noConsole: this file is the logger.
    console.warn(PREFIX, ...words);
  },
  error(...words: unknown[]): void {
    // biome-ignore lint/suspicious/noConsole: this file is the logger.
    console.error(PREFIX, ...words);
  },
};
