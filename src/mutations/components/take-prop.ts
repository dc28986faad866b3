/** A component's function takes one more prop, in the way in which it takes the others. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import type { Target } from '../jsx/find-element.ts';
import { type AnyNode, endOf, forEachChild, startOf } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import { cannotTakeClass } from '../refusals.ts';
import { indentAt, lineEndOf, startsItsLine } from '../text/layout.ts';
import { quoteHabit } from '../text/quote-habit.ts';

interface Taken {
  /** how the component's code names the prop */
  code: string;
  /** where the type of the parameter begins, if it has none yet */
  typeAt: number;
}

/** The parameter that holds the props; null where the function has none. */
export function propsParameter(fn: t.Function): AnyNode | null {
  const [first] = fn.params as AnyNode[];
  return first?.type === 'AssignmentPattern' ? (first.left as AnyNode) : (first ?? null);
}

/** Whether props that the function does not name may go on to elements. */
export function hasRest(fn: t.Function): boolean {
  const parameter = propsParameter(fn);
  return (
    parameter?.type === 'Identifier' ||
    (parameter?.type === 'ObjectPattern' && parameter.properties.some((one) => one.type === 'RestElement'))
  );
}

/** @param isText true where an absent prop has to be an empty text */
export function takeProp(
  draft: Draft,
  target: Target,
  fn: t.Function & AnyNode,
  { name, isText }: { name: string; isText: boolean },
): Taken | Refusal {
  const { where, element } = target;
  const refuse = (reason: string) => cannotTakeClass(where, String(element.owner), reason);
  const parameter = propsParameter(fn);
  const quotes = quoteHabit(draft.text).repeat(2);
  const taken = isText ? `${name} = ${quotes}` : name;
  if (!parameter) {
    const at = openParenthesis(draft.text, fn);
    if (at === null) return refuse('its parameters were not found');
    draft.insert(at, `{ ${taken} }`);
    return { code: name, typeAt: at };
  }
  if (parameter.type === 'Identifier') {
    if (isSpread(fn, parameter.name)) return refuse(`it spreads all of ${parameter.name}`);
    const code = `${parameter.name}.${name}`;
    return { code: isText ? `${code} ?? ${quotes}` : code, typeAt: endOf(parameter) };
  }
  if (parameter.type !== 'ObjectPattern') return refuse('it takes its props in an unusual way');
  addToPattern(draft, parameter, taken);
  return { code: name, typeAt: endOf(parameter) };
}

/** Behind the last property, and before a rest, which has to be the last. */
function addToPattern(draft: Draft, pattern: t.ObjectPattern & AnyNode, taken: string): void {
  const { text } = draft;
  const last = pattern.properties.at(-1);
  if (!last) {
    draft.replace(startOf(pattern), text.indexOf('}', startOf(pattern)) + 1, `{ ${taken} }`);
    return;
  }
  const gap = startsItsLine(text, startOf(last)) ? lineEndOf(text) + indentAt(text, startOf(last)) : ' ';
  if (last.type === 'RestElement') draft.insert(startOf(last), `${taken},${gap}`);
  else draft.insert(endOf(last), `,${gap}${taken}`);
}

/** The offset behind the `(` of a function without parameters. */
function openParenthesis(text: string, fn: t.Function & AnyNode): number | null {
  const id = 'id' in fn ? (fn.id as t.Node | null) : null;
  const from = fn.typeParameters ? endOf(fn.typeParameters) : id ? endOf(id) : startOf(fn);
  const at = text.indexOf('(', from);
  return at < 0 || at >= startOf(fn.body) ? null : at + 1;
}

function isSpread(fn: AnyNode, name: string): boolean {
  let found = false;
  const visit = (one: AnyNode): void => {
    if (one.type === 'JSXSpreadAttribute' || one.type === 'SpreadElement' || one.type === 'RestElement') {
      const inner = one.argument as AnyNode;
      if (inner.type === 'Identifier' && inner.name === name) found = true;
    }
    forEachChild(one, visit);
  };
  visit(fn);
  return found;
}
