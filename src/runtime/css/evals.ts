import type { Session } from '../session.ts';
import { COLLECTED, COLLECTED_OF_PARENT } from './properties.ts';

function read(style: CSSStyleDeclaration, properties: readonly string[]): Record<string, string> {
  return Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]));
}

/** Computed values of the selected element, and the parent's display and flex-direction under `parent` (contract §4). */
export function postCssEvals(session: Session, selectedElementKey: string): void {
  const [element] = session.page.resolve(selectedElementKey);
  const { window } = session;
  const cssEvals: Record<string, unknown> = element ? read(window.getComputedStyle(element), COLLECTED) : {};
  const parent = element?.parentElement;
  if (parent) cssEvals.parent = read(window.getComputedStyle(parent), COLLECTED_OF_PARENT);
  session.post({ id: 'CSS_EVALS_FOR_ELEMENT', elementKey: selectedElementKey, cssEvals });
}

/** Every computed value of an element, custom properties included, for a list to look things up in. */
export function postComputedValues(session: Session, elementKey: string): void {
  const [element] = session.page.resolve(elementKey);
  const style = element && session.window.getComputedStyle(element);
  const values = style ? read(style, [...style]) : {};
  session.post({ id: 'COMPUTED_VALUES', elementKey, values });
}
