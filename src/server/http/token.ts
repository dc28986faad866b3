/** The session token (security position P3): 32 random bytes, compared in constant time, never kept anywhere but in memory and `server.json`. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function makeToken(): string {
  return randomBytes(32).toString('hex');
}

/** A function that tells the right token without telling by its time how wrong another is (S-2). */
export function tokenChecker(token: string): (candidate: string) => boolean {
  const expected = digest(token);
  return (candidate) => timingSafeEqual(digest(candidate), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
