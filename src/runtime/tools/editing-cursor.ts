/**
 * The pointer while editing: an arrow over everything, because links and fields are things to select.
 *
 * A rule for all elements restyles the whole page at once, which takes 40 ms with 10,000 elements. There the rules are added in
 * parts, when the nav tree is done and the page idle: first for the root, from which most elements inherit, then for a few tag
 * names at a time.
 */
import { guarded, type Teardown } from '../guard.ts';
import type { NavTree } from '../nav-tree/nav-tree.ts';
import type { PageSheets } from '../page/page-sheets.ts';
import type { Dom } from '../parts.ts';

/** Elements that can be restyled in a fraction of a frame. */
const MANY = 2_500;
const ORDINARY_NAME = /^[a-z][\w-]*$/i;

const TYPING_STYLE =
  '[contenteditable="plaintext-only"] { cursor: text !important; user-select: text !important; outline: none !important; }';

/** An open menu often makes the page behind it dead through the body; what is seen there can be selected all the same. */
const LIVE_BODY = 'body { pointer-events: auto !important; }';

interface EditingCursorDeps extends Dom {
  sheets: PageSheets;
  navTree: Pick<NavTree, 'building'>;
  teardown: Teardown;
}

export class EditingCursor {
  private readonly deps: EditingCursorDeps;
  /** sections of the style sheets in use; empty while the app's pointer shows */
  private sections: string[] = [];
  /** remaining parts; null while the app's pointer shows */
  private parts: Iterator<string[], void> | null = null;

  constructor(deps: EditingCursorDeps) {
    this.deps = deps;
    deps.teardown.add(() => this.hide());
  }

  /** Does nothing if already shown: writing the rules again would restyle the page. */
  show(): void {
    if (this.parts) return;
    this.parts = partsOf(this.deps.document);
    this.add(this.parts);
  }

  private add(parts: Iterator<string[], void>): void {
    const { sheets, window, navTree } = this.deps;
    if (parts !== this.parts) return;
    const part = navTree.building ? [] : parts.next().value;
    if (!part) return;
    if (part.length > 0) {
      const section = `cursor-${this.sections.length}`;
      const selectors = part.flatMap((one) => [one, `${one}::before`, `${one}::after`]);
      const typing = this.sections.length > 0 ? '' : TYPING_STYLE + LIVE_BODY;
      sheets.set(section, `${selectors} { cursor: default !important; }${typing}`);
      this.sections.push(section);
    }
    // Not every browser has idle callbacks.
    const later = window.requestIdleCallback ?? window.requestAnimationFrame;
    later(guarded('cursor', () => this.add(parts)));
  }

  /** Restores the app's own pointers. */
  hide(): void {
    this.parts = null;
    for (const section of this.sections.splice(0)) this.deps.sheets.set(section, '');
  }
}

/**
 * Selectors that together match all elements, later ones included. Specificity zero like `*`, so that the app's `!important`
 * rules win as before.
 */
function* partsOf(document: Document): Generator<string[], void> {
  const all = document.getElementsByTagName('*');
  if (all.length <= MANY) {
    yield ['*'];
    return;
  }
  yield [];
  yield [':where(:root)'];
  const counts = new Map<string, number>();
  for (const { localName } of all) {
    if (ORDINARY_NAME.test(localName)) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  }
  let part: string[] = [];
  let room = MANY;
  for (const [name, count] of counts) {
    if (count > room && part.length > 0) {
      yield part;
      [part, room] = [[], MANY];
    }
    part.push(`:where(${name})`);
    room -= count;
  }
  yield part;
  yield [`:where(:not(${[...counts.keys()]}))`];
}
