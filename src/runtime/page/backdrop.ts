/**
 * The colour behind a component or story that is shown alone. Its page is transparent, so the parent is told of the colour that the
 * app's own styles give the page, and shows it there: in a dark app, light words on white could not be read.
 */
import type { Dom, Parent } from '../parts.ts';
import { isTransparentType, type PageFlags } from './flags.ts';
import type { PageSheets } from './page-sheets.ts';
import { rootElement } from './roots.ts';

/** the browser's canvas colour, behind a page that sets none */
const CANVAS = { light: 'rgb(255, 255, 255)', dark: 'rgb(18, 18, 18)' };

interface Deps extends Pick<Dom, 'window' | 'document'>, Parent {
  flags: PageFlags;
  sheets: PageSheets;
}

export class Backdrop {
  private readonly deps: Deps;
  private color = '';

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Reports the colour to our own editor if it has changed, or always. */
  look(always = false): void {
    const { flags, sheets, post, isEditor } = this.deps;
    if (!isEditor || !isTransparentType(flags.type)) return;
    const color = sheets.without('flags', () => this.read());
    if (color === this.color && !always) return;
    this.color = color;
    post({ id: 'PAGE_BACKDROP', color });
  }

  private read(): string {
    const { window, document } = this.deps;
    const elements = [rootElement(document), document.body, document.documentElement];
    const found = elements.map((one) => window.getComputedStyle(one).backgroundColor).find(isVisible);
    if (found) return found;
    const { colorScheme } = window.getComputedStyle(document.documentElement);
    return colorScheme.includes('dark') && !colorScheme.includes('light') ? CANVAS.dark : CANVAS.light;
  }
}

/** True for a colour that can be seen. */
export function isVisible(color: string): boolean {
  return color !== '' && color !== 'transparent' && !/[,/]\s*0(?:\.0*)?%?\s*\)$/.test(color);
}
