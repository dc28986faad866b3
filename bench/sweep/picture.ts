/** A picture of the app's page: what each element is, says, where it stands and how it looks. */
import type { Frame } from 'playwright';

export interface Seen {
  /** child indexes from the body */
  path: string;
  /** codebase id, '' without one */
  id: string;
  tag: string;
  /** words directly in it */
  text: string;
  /** left, top, width, height in CSS pixels of the document */
  box: [number, number, number, number];
  look: string;
  /** takes up room on the page */
  isShown: boolean;
}
export type Picture = Seen[];

/**
 * Takes pictures until they have been the same for so many ms: fonts, transitions and charts have come to rest. Everything is
 * measured unscrolled, and scrolled back before the page is drawn again.
 */
export function steadyPicture(frame: Frame, still: number, limit = 15_000): Promise<Picture> {
  return frame.evaluate(
    async ({ still, limit }) => {
      const LOOK = ['color', 'background-color', 'font-size', 'font-weight', 'display', 'opacity', 'box-shadow'];
      // a picture fades in when it has been scrolled into view and has loaded
      const looksOf = ({ tagName }: Element) => (tagName === 'IMG' ? LOOK.filter((name) => name !== 'opacity') : LOOK);
      const LEFT_OUT = new Set(['SCRIPT', 'STYLE', 'LINK', 'NOSCRIPT', 'VISUAL-EDIT-OVERLAY']);
      // the layers of Tailwind's shadows that nothing sets
      const UNSEEN_SHADOW = 'rgba(0, 0, 0, 0) 0px 0px 0px 0px, ';

      /** @returns whether the element, or one in it, is shown */
      function look(element: Element, path: string, seen: Picture): boolean {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const own: Seen = {
          path,
          id: [...element.classList].find((name) => name.startsWith('tempo-')) ?? '',
          tag: element.tagName.toLowerCase(),
          text: words
            .map(({ nodeValue }) => nodeValue)
            .join('')
            .trim(),
          box: [Math.round(x), Math.round(y), Math.round(width), Math.round(height)],
          look: looksOf(element)
            .map((name) => style.getPropertyValue(name).replaceAll(UNSEEN_SHADOW, ''))
            .join(' | '),
          isShown: style.display === 'contents' || element.checkVisibility(),
        };
        seen.push(own);
        let isAnyShown = words.length > 0;
        [...element.children].forEach((child, i) => {
          if (!LEFT_OUT.has(child.tagName) && look(child, path ? `${path}-${i}` : `${i}`, seen)) isAnyShown = true;
        });
        // HTML in an SVG has no box, an SVG shape in HTML shows nothing, and so does what has but hidden elements in it
        if (style.display !== 'contents' && width * height === 0 && !isAnyShown) own.isShown = false;
        return own.isShown;
      }

      function take(): Picture {
        const all = [...document.querySelectorAll<HTMLElement>('*')];
        const scrolled = all.filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0);
        const places = scrolled.map(({ scrollTop, scrollLeft }) => ({ top: scrollTop, left: scrollLeft }));
        for (const one of scrolled) one.scrollTo({ top: 0, left: 0, behavior: 'instant' });
        const seen: Picture = [];
        look(document.body, '', seen);
        scrolled.forEach((one, i) => {
          one.scrollTo({ ...places[i], behavior: 'instant' });
        });
        return seen;
      }

      const until = performance.now() + limit;
      // on a busy machine much time passes between two pictures
      const PER_PICTURE = 80;
      let last = '';
      let since = 0;
      let same = 0;
      for (;;) {
        const picture = take();
        const text = JSON.stringify(picture);
        const now = performance.now();
        // what moves without end is never the same twice
        if (now > until) return picture;
        if (text !== last) {
          since = now;
          same = 0;
        } else {
          same++;
          if (now - since >= still && same * PER_PICTURE >= still) return picture;
        }
        last = text;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
    },
    { still, limit },
  );
}

/** What the page holds and says now, without places and looks: cheap enough for every step. */
export function sketch(frame: Frame): Promise<Picture> {
  return frame.evaluate(() => {
    const LEFT_OUT = new Set(['SCRIPT', 'STYLE', 'LINK', 'NOSCRIPT', 'VISUAL-EDIT-OVERLAY']);
    const seen: Picture = [];
    const look = (element: Element, path: string): void => {
      let text = '';
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue;
      const id = [...element.classList].find((name) => name.startsWith('tempo-')) ?? '';
      const tag = element.tagName.toLowerCase();
      seen.push({ path, id, tag, text: text.trim(), box: [0, 0, 0, 0], look: '', isShown: true });
      [...element.children].forEach((child, i) => {
        if (!LEFT_OUT.has(child.tagName)) look(child, path ? `${path}-${i}` : `${i}`);
      });
    };
    look(document.body, '');
    return seen;
  });
}

/** px; layouts of the same page differ by this where sizes are fractions */
const TOLERANCE = 1;

/**
 * The differences of two pictures in words, the first few.
 * @param unsure paths of elements that differ from load to load
 */
export function differences(before: Picture, after: Picture, unsure: ReadonlySet<string> = new Set()): string[] {
  const found: string[] = [];
  const rest = new Map(after.map((seen) => [seen.path, seen]));
  for (const was of before) {
    const is = rest.get(was.path);
    rest.delete(was.path);
    if (unsure.has(was.path)) continue;
    if (!is) found.push(`${nameOf(was)} is gone`);
    else if (is.tag !== was.tag || is.text !== was.text) found.push(`${nameOf(was)} is ${nameOf(is)} now`);
    else if (is.look !== was.look) found.push(`${nameOf(was)} looks otherwise: ${apart(was.look, is.look)}`);
    else if (is.box.some((side, i) => Math.abs(side - (was.box[i] ?? 0)) > TOLERANCE))
      found.push(`${nameOf(was)} stands at ${is.box}, not ${was.box}`);
  }
  for (const is of rest.values()) if (!unsure.has(is.path)) found.push(`${nameOf(is)} is new`);
  return found;
}

function apart(was: string, is: string): string {
  const now = is.split(' | ');
  const parts = was.split(' | ').map((part, i) => (part === now[i] ? '' : `${part} → ${now[i]}`));
  return parts.filter(Boolean).join(', ');
}

const nameOf = ({ tag, text, path }: Seen) => `<${tag}>${text && ` “${text.slice(0, 30)}”`} at ${path || 'the body'}`;

/** Paths at which two loads of the same page differ: times, chances, counters. */
export function pathsApart(a: Picture, b: Picture): Set<string> {
  const other = new Map(b.map((seen) => [seen.path, JSON.stringify(seen)]));
  return new Set(a.filter((seen) => other.get(seen.path) !== JSON.stringify(seen)).map(({ path }) => path));
}

/** The picture without elements that take up no room, and what is in them, as if they were not there. */
export function shownOf(picture: Picture): { picture: Picture; paths: ReadonlyMap<string, string> } {
  const paths = new Map<string, string>();
  const children = new Map<string, number>();
  const shown = picture.flatMap((seen) => {
    const parent = paths.get(seen.path.slice(0, Math.max(seen.path.lastIndexOf('-'), 0)));
    const isBody = seen.path === '';
    if (!seen.isShown || (parent === undefined && !isBody)) return [];
    const at = children.get(parent ?? '') ?? 0;
    if (!isBody) children.set(parent ?? '', at + 1);
    const path = isBody ? '' : parent ? `${parent}-${at}` : `${at}`;
    paths.set(seen.path, path);
    return [{ ...seen, path }];
  });
  return { picture: shown, paths };
}

/** How many elements of the page each JSX element has made. */
export function countIds(picture: Picture): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of picture) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
