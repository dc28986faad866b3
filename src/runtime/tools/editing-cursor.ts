/**
 * The pointer while editing: an arrow over everything, so that links and fields look like what they are then: things to select.
 *
 * A rule for all elements has the browser style all of them in one go, which on a page of 10,000 takes it 40 ms. There the arrow
 * waits until the layers are told and the page is idle. Then the root is first, since most elements have their pointer from it;
 * and then come the elements that may have one of their own, some names at a time, so that none has much to do.
 */
import { guarded, type Teardown } from '../guard.ts';
import type { NavTree } from '../nav-tree/nav-tree.ts';
import type { PageSheets } from '../page/page-sheets.ts';
import type { Dom } from '../parts.ts';

/** Elements that are styled in a fraction of a frame. */
const MANY = 2_500;
const ORDINARY_NAME = /^[a-z][\w-]*$/i;

const TYPING_STYLE =
  '[contenteditable="plaintext-only"] { cursor: text !important; user-select: text !important; outline: none !important; }';

interface EditingCursorDeps extends Dom {
  sheets: PageSheets;
  navTree: Pick<NavTree, 'building'>;
  teardown: Teardown;
}

export class EditingCursor {
  private readonly deps: EditingCursorDeps;
  /** sections of style sheets, one for each part of the page's elements; none while it is the app's pointer */
  private sections: string[] = [];
  /** what is to come; null while it is the app's pointer */
  private parts: Iterator<string[], void> | null = null;

  constructor(deps: EditingCursorDeps) {
    this.deps = deps;
    deps.teardown.add(() => this.hide());
  }

  /** Shown already, it stays: to write the rules again would be to style the page again. */
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
      const typing = this.sections.length > 0 ? '' : TYPING_STYLE;
      sheets.set(section, `${selectors} { cursor: default !important; }${typing}`);
      this.sections.push(section);
    }
    // not every browser tells when it is idle
    const later = window.requestIdleCallback ?? window.requestAnimationFrame;
    later(guarded('cursor', () => this.add(parts)));
  }

  /** The app's own pointers are back. */
  hide(): void {
    this.parts = null;
    for (const section of this.sections.splice(0)) this.deps.sheets.set(section, '');
  }
}

/**
 * Selectors that between them mean all elements, those that are yet to come, too. As weak as `*`: what the app calls important
 * wins as it does there.
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
