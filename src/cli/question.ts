import { createInterface } from 'node:readline/promises';

/** Asks the person at the terminal. @returns the answer without white space around it */
export type Question = (text: string) => Promise<string>;

/** Null where input or output is no terminal: nobody would answer. */
export function terminalQuestion(): Question | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return async (text) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    // Ctrl-C and Ctrl-D close it without an answer.
    const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    try {
      return (await Promise.race([lines.question(text), closed])).trim();
    } finally {
      lines.close();
    }
  };
}
