import { createHash } from 'node:crypto';

/** sha256 of a file's bytes, or of a text as UTF-8, in hex. The server compares files by it, never by time. */
export function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** False for a text with half of a surrogate pair: it has no UTF-8 form and would be saved as U+FFFD. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
