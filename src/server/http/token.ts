/** The session token: 32 random bytes, compared in constant time, stored only in memory and in `server.json`. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function makeToken(): string {
  return randomBytes(32).toString('hex');
}

/** Returns a comparison whose duration does not depend on the candidate. */
export function tokenChecker(token: string): (candidate: string) => boolean {
  const expected = digest(token);
  return (candidate) => timingSafeEqual(digest(candidate), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
