/**
 * The pointer while editing: an arrow over everything, so that links and fields look like what they are then: things to select.
 *
 * A rule for all elements has the browser style all of them in one go, which on a page of 10,000 takes it 40 ms. There the root
 * is first, since most elements have their pointer from it; then come the elements that may have one of their own, some names
 * in each frame, so that none of them has much to do.
 */
import { guarded } from '../guard.ts';
import type { Session } from '../session.ts';

/** Elements that are styled in a fraction of a frame. */
const MANY = 2_500;
const ORDINARY_NAME = /^[a-z][\w-]*$/i;

const TYPING_STYLE =
  '[contenteditable="plaintext-only"] { cursor: text !important; user-select: text !important; outline: none !important; }';

export class EditingCursor {
  private readonly session: Session;
  /** sections of style sheets, one for each part of the page's elements; none while it is the app's pointer */
  private sections: string[] = [];
  private frame = 0;

  constructor(session: Session) {
    this.session = session;
    session.teardown.add(() => this.hide());
  }

  /** Shown already, it stays: to write the rules again would be to style the page again. */
  show(): void {
    if (this.sections.length > 0) return;
    const { document, sheets } = this.session;
    sheets.set('typing', TYPING_STYLE);
    this.add(partsOf(document));
  }

  private add(parts: Iterator<string[], void>): void {
    const { sheets, window } = this.session;
    const { value: part } = parts.next();
    if (!part) return;
    const section = `cursor-${this.sections.length}`;
    this.sections.push(section);
    const selectors = part.flatMap((one) => [one, `${one}::before`, `${one}::after`]);
    sheets.set(section, `${selectors} { cursor: default !important; }`);
    this.frame = window.requestAnimationFrame(guarded('cursor', () => this.add(parts)));
  }

  /** The app's own pointers are back. */
  hide(): void {
    const { sheets, window } = this.session;
    window.cancelAnimationFrame(this.frame);
    for (const section of this.sections.splice(0)) sheets.set(section, '');
    sheets.set('typing', '');
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
