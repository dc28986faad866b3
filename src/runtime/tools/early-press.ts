/**
 * A press that comes before the page or the parent knows its element: right after an undo, the page shows a preview that React has
 * not rendered yet, or is sooner than the parent's lookups. It selects the element itself, and is decided again once all is known.
 */
import { parseElementKey } from '../../protocol/element-key.ts';
import type { Chosen } from '../page/instance-at.ts';
import { TEMPORARY_CLASS } from '../page/own-nodes.ts';
import type { Page } from '../page/page.ts';
import type { Selected } from '../parts.ts';
import type { Selection } from '../selection.ts';
import { type HitDeps, hitOf } from './hit-test.ts';

export interface EarlyPressDeps extends HitDeps {
  page: Page;
  selection: Selection;
  /** True when the lookups hold the element and all instances around it. */
  isDescribed(element: Element): boolean;
}

export class EarlyPress {
  private readonly deps: EarlyPressDeps;
  private last: { pressed: Element; chosen: Chosen; before: Selected } | null = null;

  constructor(deps: EarlyPressDeps) {
    this.deps = deps;
  }

  /** A press without Meta/Ctrl selected `chosen`. @param before selected until then */
  note(pressed: Element, chosen: Chosen, before: Selected): void {
    this.last = this.isKnown(pressed) ? null : { pressed, chosen, before };
  }

  /** Called when the page, the lookups or the tool have changed. */
  lookAgain(): void {
    const { selection } = this.deps;
    const { last } = this;
    if (!last) return;
    // a preview is gone by now, and the selection is what React renders in its place
    const pressed = last.pressed.isConnected ? last.pressed : selection.elements[0];
    if (!pressed || !this.isKnown(pressed)) return;
    this.last = null;
    if (selection.multiKeys.length > 0 || !this.isStillSelected(last.chosen)) return;
    // not as a press inside what the first decision selected
    const instanceAt: HitDeps['instanceAt'] = (element, goesIn, codebaseId) =>
      this.deps.instanceAt(element, goesIn, codebaseId, last.before);
    const hit = hitOf(pressed, false, { ...this.deps, instanceAt });
    if (hit.kind === 'element' && !selection.isOnly(hit)) selection.replace(hit);
  }

  private isKnown(element: Element): boolean {
    return element.closest(`.${TEMPORARY_CLASS}`) === null && this.deps.isDescribed(element);
  }

  private isStillSelected({ elements: [element], key }: Chosen): boolean {
    const { selection } = this.deps;
    if (element.isConnected) return selection.elements[0] === element;
    return parseElementKey(selection.key ?? '')?.codebaseId === parseElementKey(key ?? '')?.codebaseId;
  }
}
