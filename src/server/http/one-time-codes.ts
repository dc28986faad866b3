/**
 * One-time codes replace the token in the address that a browser is started with, because every user of the machine can read
 * command-line arguments. A code works once, within a minute; the editor's page exchanges it for the token at once.
 */
import { createHash, randomBytes } from 'node:crypto';

const LIFE = 60_000;
/** Limit on unused codes; each belongs to a browser that is being opened. */
const MOST = 16;

export class OneTimeCodes {
  /** hash of a code → expiry time, oldest first */
  private readonly open = new Map<string, number>();

  /** @param now returns milliseconds of a monotonic clock */
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

  /** True once, for a code issued less than a minute ago. */
  redeem(code: string): boolean {
    const key = digest(code);
    const end = this.open.get(key);
    this.open.delete(key);
    return end !== undefined && this.now() < end;
  }
}

/** Codes are looked up by hash, so that the duration of a look-up reveals nothing about them. */
function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
