/**
 * Codes that stand for the token in an address that a program is started with: arguments are seen by every user of the machine
 * (S-20). A code is good once and for a minute; the editor's page turns it into the token at once.
 */
import { createHash, randomBytes } from 'node:crypto';

const LIFE = 60_000;
/** More are not waiting at one time: each is a browser that is being opened. */
const MOST = 16;

export class OneTimeCodes {
  /** hash of a code to the time at which it ends; oldest first */
  private readonly open = new Map<string, number>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  issue(): string {
    const code = randomBytes(16).toString('hex');
    this.open.set(digest(code), this.now() + LIFE);
    for (const oldest of this.open.keys()) {
      if (this.open.size <= MOST) break;
      this.open.delete(oldest);
    }
    return code;
  }

  /** True once for a code that was issued less than a minute ago. */
  redeem(code: string): boolean {
    const key = digest(code);
    const end = this.open.get(key);
    this.open.delete(key);
    return end !== undefined && this.now() < end;
  }
}

/** Looked up by its hash, so that the time of a look-up tells nothing of the code. */
function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
