/**
 * Computed values of elements, told when the parent asks and again when they change: while an element is selected, the parent's
 * picture of its styles follows the page (hot updates, the app's own scripts, a drag that previews values).
 */
import { guarded, type Teardown } from '../guard.ts';
import type { Page } from '../page/page.ts';
import type { Dom, Parent, SelectionState } from '../parts.ts';
import { COLLECTED, COLLECTED_OF_PARENT } from './properties.ts';

/** Changes within this are told together. */
const SETTLE_MS = 100;
const LEAVING: ReadonlySet<string> = new Set(['pointerout', 'focusout']);
/** Elements whose values are told again. */
const MOST_WATCHED = 50;

function read(style: CSSStyleDeclaration, properties: readonly string[]): Record<string, string> {
  return Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]));
}

interface StyleWatchDeps extends Pick<Dom, 'window'>, Pick<Parent, 'post'> {
  teardown: Teardown;
  page: Page;
  selection: SelectionState;
}

export class StyleWatch {
  private readonly deps: StyleWatchDeps;
  /** what was told last, by element key */
  private readonly told = new Map<string, string>();
  private timer = 0;
  private always = false;

  constructor(deps: StyleWatchDeps) {
    this.deps = deps;
    const { teardown, window } = deps;
    teardown.add(() => clearTimeout(this.timer));
    teardown.listen(window, 'transitionend', () => this.changed(), { capture: true, passive: true });
  }

  /** The parent wants to know, and goes on wanting to. */
  ask(elementKey: string): void {
    this.told.delete(elementKey);
    for (const oldest of this.told.keys()) {
      if (this.told.size < MOST_WATCHED) break;
      this.told.delete(oldest);
    }
    this.tell(elementKey, true);
  }

  /** Values that hold by the pointer or the focus are others once these leave the page. */
  input(event: Event): void {
    if (LEAVING.has(event.type) && (event as MouseEvent).relatedTarget === null) this.changed();
  }

  /** @param always the style sheets are others now: what the parent knows of rules is old, whatever the values are */
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
    const cssEvals = evalsOf(this.deps, elementKey);
    const text = JSON.stringify(cssEvals);
    if (!always && this.told.get(elementKey) === text) return;
    this.told.set(elementKey, text);
    this.deps.post({ id: 'CSS_EVALS_FOR_ELEMENT', elementKey, cssEvals });
  }
}

/** Values of the element, the parent's display and flex-direction under `parent` (contract §4), the colour behind it. */
function evalsOf(
  { page, window }: Pick<StyleWatchDeps, 'page' | 'window'>,
  elementKey: string,
): Record<string, unknown> {
  const [element] = page.resolve(elementKey);
  if (!element) return {};
  const parent = element.parentElement;
  return {
    ...read(window.getComputedStyle(element), COLLECTED),
    ...(parent && { parent: read(window.getComputedStyle(parent), COLLECTED_OF_PARENT) }),
    backdrop: backdropOf(parent, window),
  };
}

/** The nearest background that is there; white where nobody paints one. */
function backdropOf(element: Element | null, window: Window): string {
  for (let at = element; at; at = at.parentElement) {
    const color = window.getComputedStyle(at).backgroundColor;
    if (color && color !== 'transparent' && !/[,/]\s*0(?:\.0*)?%?\s*\)$/.test(color)) return color;
  }
  return 'rgb(255, 255, 255)';
}

/** Every computed value of an element, custom properties included, for a list to look things up in. */
export function postComputedValues(
  { page, window, post }: Pick<StyleWatchDeps, 'page' | 'window' | 'post'>,
  elementKey: string,
): void {
  const [element] = page.resolve(elementKey);
  const style = element && window.getComputedStyle(element);
  const values = style ? read(style, [...style]) : {};
  post({ id: 'COMPUTED_VALUES', elementKey, values });
}
