/**
 * Forced pseudo-states: elements look hovered or focused without being so, the selected one while its styles are edited, and a
 * component shown alone as long as its storyboard says so. They get the class `tempo-force-<modifier>`, which the app's rules for
 * that pseudo-class then match, too.
 */

import { SHOWN_KEY } from '../protocol/component-page.ts';
import { relativeOf } from '../protocol/relatives.ts';
import { ForcedRules } from './css/forced-rules.ts';
import { forcedClasses } from './css/forced-states.ts';
import type { SheetsDeps } from './css/readable-rules.ts';
import { relativeElements } from './css/relatives.ts';
import type { Teardown } from './guard.ts';
import { safeClassName } from './instant-updates/style-rules.ts';
import { FORCED_STATE_PREFIX } from './page/own-nodes.ts';
import type { Page } from './page/page.ts';
import type { ReactBridge } from './react-bridge.ts';

interface PseudoStatesDeps extends SheetsDeps {
  page: Page;
  react: Pick<ReactBridge, 'elementsOfKey'>;
}

/** Elements that are forced together. */
interface Forced {
  modifiers: readonly string[];
  elements: readonly Element[];
  /** where they are now; none while they are not on the page */
  find(): readonly Element[];
}

const NOTHING: Forced = { modifiers: [], elements: [], find: () => [] };

export class PseudoStates {
  private readonly deps: PseudoStatesDeps;
  private selected = NOTHING;
  /** elements around or before the selected one */
  private relatives: readonly Forced[] = [];
  /** the component or story that the page shows alone */
  private shown = NOTHING;
  private marked: ReadonlySet<Element> = new Set();
  private readonly rules: ForcedRules;

  constructor(deps: PseudoStatesDeps & { teardown: Teardown }) {
    this.deps = deps;
    this.rules = new ForcedRules(deps);
    deps.teardown.add(() => {
      this.hold([]);
      this.clear();
    });
  }

  /** Replaces earlier modifiers of the selection. */
  set(modifiers: readonly string[], selectedElementKey: string): void {
    const find = () => this.deps.page.resolve(selectedElementKey);
    const relatives = modifiers.map(relativeOf).filter((one) => one !== null);
    this.selected = forced(
      modifiers.filter((one) => relativeOf(one) === null),
      find,
    );
    this.relatives = relatives.map((one) =>
      forced([one.state], () => find().flatMap((element) => relativeElements(element, one))),
    );
    this.refresh();
  }

  clear(): void {
    this.set([], '');
  }

  /** Replaces earlier modifiers of the component that is shown alone, whatever is selected. */
  hold(modifiers: readonly string[]): void {
    this.shown = forced(modifiers, () => this.deps.react.elementsOfKey(SHOWN_KEY));
    this.refresh();
  }

  /** Call after each commit: the component may have rendered for the first time, or anew with other classes. */
  committed(): void {
    const { modifiers, elements, find } = this.shown;
    if (modifiers.length === 0) return;
    const now = find();
    const isMarked = now.every(
      (one) => elements.includes(one) && classesFor(modifiers).every((name) => has(one, name)),
    );
    if (now.length !== elements.length || !isMarked) this.refresh();
  }

  /** Call after style sheets changed, or a render has rewritten classes or replaced elements. */
  refresh(): void {
    const all = [this.selected, ...this.relatives, this.shown];
    const wanted = new Map<Element, string[]>();
    for (const one of all) {
      if (one.modifiers.length === 0) continue;
      const now = one.find();
      if (now.length > 0) one.elements = now;
      for (const element of one.elements)
        wanted.set(element, [...(wanted.get(element) ?? []), ...classesFor(one.modifiers)]);
    }
    for (const element of this.marked) unmark(element, wanted.get(element) ?? []);
    for (const [element, names] of wanted) element.classList.add(...names);
    this.marked = new Set(wanted.keys());
    this.rules.set(forcedClasses(wanted.size > 0 ? all.flatMap((one) => one.modifiers) : []));
  }
}

const forced = (modifiers: readonly string[], find: Forced['find']): Forced => ({ modifiers, elements: [], find });

const classesFor = (modifiers: readonly string[]): string[] =>
  modifiers.map((modifier) => FORCED_STATE_PREFIX + safeClassName(modifier));

const has = (element: Element, name: string): boolean => element.classList.contains(name);

function unmark(element: Element, kept: readonly string[]): void {
  for (const name of [...element.classList]) {
    if (name.startsWith(FORCED_STATE_PREFIX) && !kept.includes(name)) element.classList.remove(name);
  }
  if (element.getAttribute('class') === '') element.removeAttribute('class');
}
