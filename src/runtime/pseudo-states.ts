/**
 * Forced pseudo-states: the selected element looks hovered, focused and so on while its styles are edited (spec §4). The class
 * `tempo-force-<modifier>` goes on it, and the app's rules for that pseudo-class are repeated for the class.
 */

import { forcedStateRules } from './css/forced-states.ts';
import { safeClassName } from './instant-updates/style-rules.ts';
import { FORCED_STATE_PREFIX } from './page/own-nodes.ts';
import type { Session } from './session.ts';

export class PseudoStates {
  private readonly session: Session;
  private elements: readonly Element[] = [];
  private modifiers: readonly string[] = [];

  constructor(session: Session) {
    this.session = session;
    session.teardown.add(() => this.clear());
  }

  /** Earlier ones are cleared first. */
  set(modifiers: readonly string[], selectedElementKey: string): void {
    this.clear();
    if (modifiers.length === 0) return;
    this.elements = this.session.page.resolve(selectedElementKey);
    this.modifiers = modifiers;
    this.session.sheets.set('forced', forcedStateRules(this.session, modifiers));
    this.reassert();
  }

  clear(): void {
    for (const element of this.elements) {
      for (const name of [...element.classList]) {
        if (name.startsWith(FORCED_STATE_PREFIX)) element.classList.remove(name);
      }
      if (element.getAttribute('class') === '') element.removeAttribute('class');
    }
    this.elements = [];
    if (this.modifiers.length > 0) this.session.sheets.set('forced', '');
    this.modifiers = [];
  }

  /** A render may have rewritten the classes. */
  reassert(): void {
    const names = this.modifiers.map((modifier) => FORCED_STATE_PREFIX + safeClassName(modifier));
    for (const element of this.elements) element.classList.add(...names);
  }
}
