import type { Refusal } from '../mutation.ts';
import { invalidField, propNotAllowed, type Where } from '../refusals.ts';
import type { Target } from './find-element.ts';

/** JSX attribute names, namespaces included. */
const PROP_NAME = /^[A-Za-z_$][\w$-]*(?::[A-Za-z_$][\w$-]*)?$/;

/** Props that are no values of the element, or that make code or markup of text. */
const FORBIDDEN: ReadonlyMap<string, string> = new Map([
  ['dangerouslySetInnerHTML', 'would show raw HTML'],
  ['srcDoc', 'would show raw HTML'],
  ['srcdoc', 'would show raw HTML'],
  ['ref', 'is handled by React, not a value'],
  ['key', "is the element's identity in its list"],
  ['children', 'is the content of the element; edit its text or its children'],
  ['__proto__', 'may not be set'],
  ['constructor', 'may not be set'],
  ['prototype', 'may not be set'],
]);

export function isPropName(name: string): boolean {
  return PROP_NAME.test(name);
}

export function checkPropName(name: string, target: Target): Refusal | null {
  if (!isPropName(name) || name.length > 200) return invalidField('propName', 'is no name of a prop');
  const reason = FORBIDDEN.get(name);
  return reason ? propNotAllowed(target.where, name, reason) : null;
}

/** The same for the args of a story, among which children may be. */
export function argProblem(name: string, where: Where): Refusal | null {
  if (!isPropName(name) || name.length > 200) return invalidField('argName', 'is no name of an arg');
  const reason = name === 'children' ? undefined : FORBIDDEN.get(name);
  return reason ? propNotAllowed(where, name, reason) : null;
}
