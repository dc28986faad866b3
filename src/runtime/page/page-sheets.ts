/**
 * Style rules of ours that apply to the app's own elements. They are constructed sheets adopted by the document, so nothing
 * of ours stands in the app's DOM and a content security policy does not mind them.
 */
export class PageSheets {
  private readonly document: Document;
  private readonly sheets = new Map<string, CSSStyleSheet>();

  constructor(document: Document) {
    this.document = document;
  }

  /** Sets the rules of a section; an empty text takes it away. Rules that do not parse are dropped by the browser. */
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

  /** An app may assign `adoptedStyleSheets` and drop ours: puts them back. */
  adopt(): void {
    const there = this.document.adoptedStyleSheets;
    const missing = [...this.sheets.values()].filter((sheet) => !there.includes(sheet));
    if (missing.length > 0) this.document.adoptedStyleSheets = [...there, ...missing];
  }

  /** True for a sheet of ours, which style inspection leaves out. */
  owns(sheet: CSSStyleSheet): boolean {
    return [...this.sheets.values()].includes(sheet);
  }

  stop(): void {
    const ours = new Set(this.sheets.values());
    this.document.adoptedStyleSheets = this.document.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
    this.sheets.clear();
  }
}
