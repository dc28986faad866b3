/**
 * A press on an element whose source the parent has not described yet: right after an undo the page can be sooner than the lookups.
 * It selects the element itself, and is decided again once the lookups are there.
 */

import type { Chosen } from '../page/instance-at.ts';
import type { Selection } from '../selection.ts';
import { type HitDeps, hitOf } from './hit-test.ts';

export interface EarlyPressDeps extends HitDeps {
  selection: Selection;
  /** True when the lookups hold the element and all instances around it. */
  isDescribed(element: Element): boolean;
}

export class EarlyPress {
  private readonly deps: EarlyPressDeps;
  private last: { pressed: Element; chosen: Chosen } | null = null;

  constructor(deps: EarlyPressDeps) {
    this.deps = deps;
  }

  /** A press without Meta/Ctrl selected `chosen`. */
  note(pressed: Element, chosen: Chosen): void {
    this.last = this.deps.isDescribed(pressed) ? null : { pressed, chosen };
  }

  lookupsChanged(): void {
    const { selection } = this.deps;
    const { last } = this;
    if (!last || !this.deps.isDescribed(last.pressed)) return;
    this.last = null;
    if (selection.multiKeys.length > 0 || selection.elements[0] !== last.chosen.elements[0]) return;
    const hit = hitOf(last.pressed, false, this.deps);
    if (hit.kind === 'element' && !selection.isOnly(hit)) selection.select(hit);
  }
}
