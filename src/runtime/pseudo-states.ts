/**
 * Forced pseudo-states: the selected element looks hovered or focused while its styles are edited. It gets the class
 * `tempo-force-<modifier>`, and the app's rules for that pseudo-class are copied for the class.
 */

import { forcedStateRules } from './css/forced-states.ts';
import type { SheetsDeps } from './css/readable-rules.ts';
import type { Teardown } from './guard.ts';
import { safeClassName } from './instant-updates/style-rules.ts';
import { FORCED_STATE_PREFIX } from './page/own-nodes.ts';
import type { Page } from './page/page.ts';

interface PseudoStatesDeps extends SheetsDeps {
  page: Page;
}

export class PseudoStates {
  private readonly deps: PseudoStatesDeps;
  private key = '';
  private elements: readonly Element[] = [];
  private modifiers: readonly string[] = [];
  /** the current rules: writing them again would restyle the page */
  private rules = '';

  constructor(deps: PseudoStatesDeps & { teardown: Teardown }) {
    this.deps = deps;
    deps.teardown.add(() => this.clear());
  }

  /** Replaces earlier modifiers. */
  set(modifiers: readonly string[], selectedElementKey: string): void {
    this.unmark(this.elements);
    this.key = selectedElementKey;
    this.modifiers = modifiers;
    this.elements = modifiers.length > 0 ? this.deps.page.resolve(selectedElementKey) : [];
    this.refresh();
  }

  clear(): void {
    this.set([], '');
  }

  /** Call after style sheets changed, or a render has rewritten classes or replaced elements. */
  refresh(): void {
    if (this.modifiers.length > 0) {
      const now = this.deps.page.resolve(this.key);
      if (now.length > 0) {
        this.unmark(this.elements.filter((element) => !now.includes(element)));
        this.elements = now;
      }
    }
    this.reassert();
    const rules = forcedStateRules(this.deps, this.modifiers, this.elements);
    if (rules === this.rules) return;
    this.rules = rules;
    this.deps.sheets.set('forced', rules);
  }

  private reassert(): void {
    const names = this.modifiers.map((modifier) => FORCED_STATE_PREFIX + safeClassName(modifier));
    for (const element of this.elements) element.classList.add(...names);
  }

  private unmark(elements: readonly Element[]): void {
    for (const element of elements) {
      for (const name of [...element.classList]) {
        if (name.startsWith(FORCED_STATE_PREFIX)) element.classList.remove(name);
      }
      if (element.getAttribute('class') === '') element.removeAttribute('class');
    }
  }
}
