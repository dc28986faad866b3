/** A token bucket: refills at `perSecond` and holds at most `burst`. */
export class RateLimit {
  private level: number;
  private at: number;
  private readonly perSecond: number;
  private readonly burst: number;
  private readonly now: () => number;

  /** @param now returns milliseconds of a monotonic clock */
  constructor(perSecond: number, burst: number, now: () => number = () => performance.now()) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.now = now;
    this.level = burst;
    this.at = now();
  }

  /** @returns 0 when the request may pass, otherwise the whole seconds to wait */
  take(): number {
    const now = this.now();
    this.level = Math.min(this.burst, this.level + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.level >= 1) {
      this.level -= 1;
      return 0;
    }
    return Math.ceil((1 - this.level) / this.perSecond);
  }
}
