/**
 * Computed values of elements. Sent when the parent asks, and again whenever they change while the element is selected: after hot
 * updates, by the app's own scripts, or by a drag that previews values.
 */
import type { PseudoElement } from '../../protocol/pseudo-elements.ts';
import { guarded, type Teardown } from '../guard.ts';
import { isVisible } from '../page/backdrop.ts';
import type { Page } from '../page/page.ts';
import { type PageSheets, STILL_SECTION } from '../page/page-sheets.ts';
import type { Dom, Parent, SelectionState } from '../parts.ts';
import { COLLECTED, COLLECTED_OF_PARENT } from './properties.ts';

/** Throttle: changes within this time are sent in one message. */
const SETTLE_MS = 100;
const LEAVING: ReadonlySet<string> = new Set(['pointerout', 'focusout']);
/** Elements whose values are sent again when they change. */
const MOST_WATCHED = 50;

function read(style: CSSStyleDeclaration, properties: readonly string[]): Record<string, string> {
  return Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]));
}

interface StyleWatchDeps extends Pick<Dom, 'window'>, Pick<Parent, 'post'> {
  teardown: Teardown;
  page: Page;
  sheets: Pick<PageSheets, 'without'>;
  selection: SelectionState;
}

export class StyleWatch {
  private readonly deps: StyleWatchDeps;
  /** values sent last, by element key */
  private readonly told = new Map<string, string>();
  private timer = 0;
  /** the pseudo-element whose values are read; null: the element itself */
  part: PseudoElement | null = null;
  private always = false;

  constructor(deps: StyleWatchDeps) {
    this.deps = deps;
    const { teardown, window } = deps;
    teardown.add(() => clearTimeout(this.timer));
    teardown.listen(window, 'transitionend', () => this.changed(), { capture: true, passive: true });
  }

  /** Sends the values now and after each change, until another element is selected. */
  ask(elementKey: string): void {
    this.told.delete(elementKey);
    for (const oldest of this.told.keys()) {
      if (this.told.size < MOST_WATCHED) break;
      this.told.delete(oldest);
    }
    this.tell(elementKey, true);
  }

  /** Values that depend on hover or focus change when pointer or focus leave the page. */
  input(event: Event): void {
    if (LEAVING.has(event.type) && (event as MouseEvent).relatedTarget === null) this.changed();
  }

  /** @param always the style sheets changed: send even equal values, because the rules known to the parent are outdated */
  changed(always = false): void {
    this.always ||= always;
    if (this.timer || this.told.size === 0) return;
    this.timer = this.deps.window.setTimeout(
      guarded('computed values', () => this.tellAgain()),
      SETTLE_MS,
    );
  }

  private tellAgain(): void {
    const { always } = this;
    this.timer = 0;
    this.always = false;
    const { key: selected, multiKeys } = this.deps.selection;
    for (const key of [...this.told.keys()]) {
      if (key === selected || multiKeys.includes(key)) this.tell(key, always);
      else this.told.delete(key);
    }
  }

  private tell(elementKey: string, always: boolean): void {
    const cssEvals = evalsOf(this.deps, elementKey, this.part);
    const text = JSON.stringify(cssEvals);
    if (!always && this.told.get(elementKey) === text) return;
    this.told.set(elementKey, text);
    this.deps.post({ id: 'CSS_EVALS_FOR_ELEMENT', elementKey, cssEvals });
  }
}

/** The computed style of an element, or of a part of it. */
export function styleOf(window: Window, element: Element, part: PseudoElement | null): CSSStyleDeclaration {
  return window.getComputedStyle(element, part && `::${part}`);
}

/**
 * Values of the element, `display` and `flex-direction` of its parent under `parent`, the colour behind it, and the lengths of a `rem`
 * and of an `em` in its font size. The element is the parent of its parts, of which `content` tells whether they are there.
 */
function evalsOf(
  { page, window, sheets }: Pick<StyleWatchDeps, 'page' | 'window' | 'sheets'>,
  elementKey: string,
  part: PseudoElement | null,
): Record<string, unknown> {
  const [element] = page.resolve(elementKey);
  if (!element) return {};
  const parent = part ? element : element.parentElement;
  const parentStyle = parent && window.getComputedStyle(parent);
  const style = styleOf(window, element, part);
  return {
    ...read(style, part ? [...COLLECTED, 'content'] : COLLECTED),
    // after the others: their values are final now, so that nothing starts to move
    transition: sheets.without(STILL_SECTION, () => style.transition),
    ...(parentStyle && { parent: read(parentStyle, COLLECTED_OF_PARENT), parentFontSize: parentStyle.fontSize }),
    backdrop: backdropOf(parent, window),
    rem: window.getComputedStyle(window.document.documentElement).fontSize,
  };
}

/** The backgrounds seen there, one a line, the nearest first: down to an image or an opaque colour; white without one. */
export function backdropOf(element: Element | null, window: Window): string {
  const { backgroundColor = 'rgb(255, 255, 255)', backgroundImage = '' } = element
    ? window.getComputedStyle(element)
    : {};
  if (/\(/.test(backgroundImage)) return backgroundImage;
  if (isVisible(backgroundColor) && !/^rgba|\//.test(backgroundColor)) return backgroundColor;
  const behind = backdropOf(element?.parentElement ?? null, window);
  return isVisible(backgroundColor) ? `${backgroundColor}\n${behind}` : behind;
}

/** Sends all computed values of an element, custom properties included. */
export function postComputedValues(
  {
    page,
    window,
    post,
    styles,
  }: Pick<StyleWatchDeps, 'page' | 'window' | 'post'> & { styles: Pick<StyleWatch, 'part'> },
  elementKey: string,
): void {
  const [element] = page.resolve(elementKey);
  const style = element && styleOf(window, element, styles.part);
  const values = style ? read(style, [...style]) : {};
  post({ id: 'COMPUTED_VALUES', elementKey, values });
}
