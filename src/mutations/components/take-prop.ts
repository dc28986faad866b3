/** A component's function takes one more prop, in the way in which it takes the others. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import { addFirst, addToList } from '../jsx/add-to-list.ts';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import { indentAt, lineEndOf, startsItsLine } from '../text/layout.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import { nextToken } from '../text/trivia.ts';
import type { PlainComponent } from './plain-component.ts';

interface Taken {
  /** how the component's code names the prop */
  code: string;
  /** where the type of the parameter begins, if it has none yet */
  typeAt: number;
}

/**
 * @param isText true where an absent prop has to be an empty text
 * @returns the reason, in words that follow a colon, where there is no sure place
 */
export function takeProp(
  draft: Draft,
  { fn, parameter }: PlainComponent,
  { name, isText }: { name: string; isText: boolean },
): Taken | string {
  const quotes = quoteHabit(draft.text).repeat(2);
  const taken = isText ? `${name} = ${quotes}` : name;
  if (!parameter) {
    if (isStrict(fn)) return "a function that says 'use strict' itself takes no default values";
    const at = emptyParentheses(draft.text, fn);
    if (at === null) return 'a comment stands in place of its parameters';
    draft.insert(at, `{ ${taken} }`);
    return { code: name, typeAt: at };
  }
  if (parameter.type === 'Identifier') {
    const code = `${parameter.name}.${name}`;
    return { code: isText ? `${code} ?? ${quotes}` : code, typeAt: endOf(parameter) };
  }
  const isWritten = addToPattern(draft, parameter, taken);
  return isWritten ? { code: name, typeAt: endOf(parameter) } : 'a comment stands where its parameter ends';
}

/** @returns false where a comment leaves no sure place */
function addToPattern(draft: Draft, pattern: t.ObjectPattern, taken: string): boolean {
  const last = pattern.properties.at(-1);
  if (!last) return addFirst(draft, startOf(pattern), taken);
  if (last.type !== 'RestElement') return addToList(draft, { last, separator: ',' }, taken);
  const { text } = draft;
  const at = startOf(last);
  // the rest stays the last one
  draft.insert(at, startsItsLine(text, at) ? `${taken},${lineEndOf(text)}${indentAt(text, at)}` : `${taken}, `);
  return true;
}

function isStrict({ body }: t.Function): boolean {
  return body.type === 'BlockStatement' && body.directives.some(({ value }) => value.value === 'use strict');
}

/** The offset behind the `(` of a function without parameters; null where more than blanks stands before the `)`. */
function emptyParentheses(text: string, fn: PlainComponent['fn']): number | null {
  const id = fn.type === 'ArrowFunctionExpression' ? null : fn.id;
  const types = fn.typeParameters as AnyNode | null | undefined;
  const keyword = fn.type === 'FunctionExpression' ? 'function'.length : 0;
  const at = nextToken(text, types ? endOf(types) : id ? endOf(id) : startOf(fn) + keyword);
  return /^\(\s*\)/.test(text.slice(at)) ? at + 1 : null;
}
