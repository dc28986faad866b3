/** The section of the rules that keep transitions off while an edit is shown. */
export const STILL_SECTION = 'still';

/**
 * Our style rules for the app's own elements. The document adopts them as constructed sheets, so that nothing of ours is in the
 * app's DOM and no content security policy blocks them.
 */
export class PageSheets {
  private readonly document: Document;
  private readonly sheets = new Map<string, CSSStyleSheet>();

  constructor(document: Document) {
    this.document = document;
  }

  /** Sets the rules of a section; an empty text removes it. The browser drops rules that do not parse. */
  set(section: string, css: string): void {
    let sheet = this.sheets.get(section);
    if (!sheet) {
      if (css === '') return;
      sheet = new (this.document.defaultView as Window & typeof globalThis).CSSStyleSheet();
      this.sheets.set(section, sheet);
    }
    sheet.replaceSync(css);
    this.adopt();
  }

  /** Adopts our sheets again after the app has assigned `adoptedStyleSheets`. */
  adopt(): void {
    const there = this.document.adoptedStyleSheets;
    const missing = [...this.sheets.values()].filter((sheet) => !there.includes(sheet));
    if (missing.length > 0) this.document.adoptedStyleSheets = [...there, ...missing];
  }

  /** Reads something of the page as it is without the rules of a section. */
  without<T>(section: string, read: () => T): T {
    const sheet = this.sheets.get(section);
    if (!sheet) return read();
    sheet.disabled = true;
    try {
      return read();
    } finally {
      sheet.disabled = false;
    }
  }

  /** True for one of our sheets. */
  owns(sheet: CSSStyleSheet): boolean {
    return [...this.sheets.values()].includes(sheet);
  }

  stop(): void {
    const ours = new Set(this.sheets.values());
    this.document.adoptedStyleSheets = this.document.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
    this.sheets.clear();
  }
}
