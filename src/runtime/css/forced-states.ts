import { PSEUDO_MODIFIERS, safeClassName } from '../instant-updates/style-rules.ts';
import { FORCED_STATE_PREFIX } from '../page/own-nodes.ts';
import type { Session } from '../session.ts';
import { splitStates, withForcedStates } from './selectors.ts';
import { styleRules } from './walk-rules.ts';

/** The app's rules for these states once more, for elements that carry the forcing class. */
export function forcedStateRules({ document, sheets }: Session, modifiers: readonly string[]): string {
  const known: readonly string[] = PSEUDO_MODIFIERS;
  const forced = new Map(
    modifiers.filter((modifier) => known.includes(modifier)).map((m) => [m, FORCED_STATE_PREFIX + safeClassName(m)]),
  );
  const rules: string[] = [];
  if (forced.size === 0) return '';
  for (const { rule, selector } of styleRules(document, sheets)) {
    if (!splitStates(selector).modifiers.some((state) => forced.has(state))) continue;
    rules.push(`${withForcedStates(selector, forced)} { ${rule.style.cssText} }`);
  }
  return rules.join('\n');
}
