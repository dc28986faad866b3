/** From a point or an event to the element that the user means. */
import type { PageFlags } from '../page/flags.ts';
import type { Chosen } from '../page/instance-at.ts';
import { isOwnNode } from '../page/own-nodes.ts';
import type { Page } from '../page/page.ts';
import { mountId } from '../page/roots.ts';
import { pathParent } from '../page/unique-path.ts';
import type { Selected } from '../parts.ts';

export interface HitDeps {
  document: Document;
  page: Page;
  flags: PageFlags;
  /**
   * The instance that an element stands for; null for the element itself. Always null for parents that are not our editor.
   * @param goesIn true if the press selects inside the selected instance
   * @param codebaseId of the JSX that is meant, where it is an instance around the element
   * @param selected when the press came; the present selection by default
   */
  instanceAt(element: Element, goesIn: boolean, codebaseId?: string, selected?: Selected): Chosen | null;
}

/** The innermost element at a point of the viewport, also inside open shadow roots; ignores our own nodes. */
export function elementAtPoint(document: Document, x: number, y: number): Element | null {
  let root: DocumentOrShadowRoot = document;
  let found: Element | null = null;
  for (;;) {
    const next: Element | undefined = root.elementsFromPoint(x, y).find((element) => !isOwnNode(element));
    if (!next || next === found) return found ?? next ?? null;
    found = next;
    if (!next.shadowRoot) return found;
    root = next.shadowRoot;
  }
}

/** The innermost element of an event. */
export function elementOfEvent(event: MouseEvent): Element | null {
  const [target] = event.composedPath();
  const { clientX: x, clientY: y } = event;
  const ours = !(target instanceof Element) || isOwnNode(target) || insideOwn(target);
  const element = ours ? elementAtPoint((event.view ?? window).document, x, y) : target;
  return element && (childPassedBy(element, x, y) ?? element);
}

const DISABLED = ':disabled, [aria-disabled="true"], [data-disabled]';
const MAX_LOOKED_AT = 200;

/** Disabled controls, decorative images and the icons of buttons often let the pointer through; they can be selected all the same. */
function childPassedBy(element: Element, x: number, y: number): Element | null {
  if (element.childElementCount > MAX_LOOKED_AT) return null;
  // later children are drawn over earlier ones
  for (const child of [...element.children].reverse()) {
    if (!child.matches(DISABLED) && !letsPictureThrough(child)) continue;
    const { left, top, right, bottom } = child.getBoundingClientRect();
    if (x >= left && x < right && y >= top && y < bottom) return child;
  }
  return null;
}

function letsPictureThrough(element: Element): boolean {
  if (element.localName !== 'img' && element.localName !== 'svg') return false;
  const { pointerEvents, visibility, opacity, position } = getComputedStyle(element);
  if (pointerEvents !== 'none' || visibility !== 'visible' || opacity === '0') return false;
  // an absolutely positioned SVG is decoration, such as a pattern or a glow: the element below it is hit
  return element.localName === 'img' || position === 'static' || position === 'relative';
}

function insideOwn(element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && isOwnNode(root.host);
}

/** The element itself, except that an `svg` is selected as a whole unless the source contains the inner element. */
function exactElement(element: Element, page: Page): Element {
  const drawing = element.closest('svg');
  if (!drawing || page.codebaseIdOf(element)) return element;
  return page.trackedAncestor(element) ?? drawing;
}

export type Hit = ({ kind: 'element' } & Chosen) | { kind: 'storyboard' } | { kind: 'nothing' };

/** @param exact Meta/Ctrl: the element under the cursor instead of the nearest one in the source, or its instance */
export function hitOf(element: Element | null, exact: boolean, deps: HitDeps, goesIn = false): Hit {
  const { document, page, flags } = deps;
  if (!element || element === document.documentElement) return { kind: 'nothing' };
  const chosen = exact && !mountId(element) ? exactElement(element, page) : page.trackedAncestor(element);
  const instance = chosen && !exact ? deps.instanceAt(chosen, goesIn) : null;
  if (instance) return { kind: 'element', ...instance };
  if (chosen) return { kind: 'element', elements: [chosen], key: page.keyOf(chosen) };
  return flags.storyboard && reachesRoot(element) ? { kind: 'storyboard' } : { kind: 'nothing' };
}

function reachesRoot(element: Element): boolean {
  for (let at: Element | null = element; at; at = pathParent(at)) if (mountId(at)) return true;
  return false;
}
