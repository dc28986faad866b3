/** The session token: 32 random bytes, compared in constant time, stored in memory and in two files that only the user can read. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export function makeToken(): string {
  return randomBytes(32).toString('hex');
}

/** Returns a comparison whose duration does not depend on the candidate. */
export function tokenChecker(token: string): (candidate: string) => boolean {
  const expected = digest(token);
  return (candidate) => timingSafeEqual(digest(candidate), expected);
}

/** The nonce of the framed page: a hash, from which the token cannot be found, and the same after a restart with the same token. */
export function nonceOf(token: string): string {
  return digest(`frame ${token}`).toString('hex').slice(0, 32);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
