import { createHash } from 'node:crypto';

/** sha256 of a file's bytes or of a text as UTF-8, hex: how files are told apart everywhere in the server (never by time). */
export function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** True when a text has a UTF-8 form: half a surrogate pair would be saved as U+FFFD (S-63). */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
