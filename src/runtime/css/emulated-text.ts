/**
 * Texts of the app's style sheets that are replaced in place, so that the rules keep their order in the cascade. Remembers the
 * original, for readers of the rule and to restore it; a text that the app has set since is the app's.
 */
export class EmulatedText<T extends object> {
  private readonly written = new WeakMap<T, { original: string; emulated: string }>();

  constructor(
    private readonly read: (holder: T) => string,
    private readonly write: (holder: T, text: string) => void,
  ) {}

  /** The text as the app wrote it. */
  textOf(holder: T): string {
    const known = this.written.get(holder);
    const now = this.read(holder);
    return known?.emulated === now ? known.original : now;
  }

  /** A text that is there already is not written: it would restyle the page. */
  emulate(holder: T, text: string): void {
    const original = this.textOf(holder);
    if (this.read(holder) !== text) this.write(holder, text);
    this.written.set(holder, { original, emulated: this.read(holder) });
  }

  restore(holder: T): void {
    const original = this.textOf(holder);
    if (original !== this.read(holder)) this.write(holder, original);
    this.written.delete(holder);
  }
}
