/** Conditions inside of a value, as StyleX, Panda and `sx` have them: `color: { default: 'red', ':hover': 'blue' }`. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import type { Wanted } from '../css/declarations.ts';
import { numberOf } from '../jsx/fixed-value.ts';
import { endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import { keySource } from '../jsx/prop-value.ts';
import { type Dialect, propertyOf } from './object-keys.ts';
import { insertMembers, keyFor, quoteOf, usualValue, valueCode } from './object-members.ts';
import { keyOf } from './object-sheet.ts';

/** The member of an object for a property whose value has conditions; null for none. */
export function conditionedMember(
  object: t.ObjectExpression,
  property: string,
  dialect: Dialect,
): t.ObjectProperty | null {
  const member = dialect.base === null ? undefined : memberFor(object, property, dialect);
  return member && unwrapNode(member.value).type === 'ObjectExpression' ? member : null;
}

function memberFor(object: t.ObjectExpression, property: string, dialect: Dialect): t.ObjectProperty | undefined {
  return object.properties.findLast(
    (one): one is t.ObjectProperty =>
      one.type === 'ObjectProperty' && propertyOf(keyOf(one) ?? '', dialect) === property,
  );
}

/** @param keys of the condition, outermost first; none for all */
export function writeInValue(
  draft: Draft,
  object: t.ObjectExpression,
  keys: readonly string[],
  wanted: Wanted,
  dialect: Dialect,
): void {
  const { text } = draft;
  const quote = quoteOf(object, text);
  const base = dialect.base ?? 'default';
  const member = memberFor(object, wanted.property, dialect);
  const like = (member && numberIn(member.value)) ?? usualValue(wanted.property, text, dialect);
  const code = valueCode(wanted, like, text, dialect, quote);
  if (member) {
    setIn(draft, unwrapNode(member.value), keys, { code, base, quote });
    return;
  }
  const key = keySource(keyFor(wanted.property, object, text, dialect), quote);
  const none = dialect.name === 'atoms' ? `${base}: null, ` : '';
  const added = `${key}: { ${none}${nestedCode(keys, code, quote)} }`;
  insertMembers(draft, object, [added], object.properties.at(-1) ?? null);
}

/** A number among the values of a property: those beside it stay numbers. */
function numberIn(value: t.Node): t.Node | null {
  const node = unwrapNode(value);
  if (numberOf(node) !== null) return node;
  if (node.type !== 'ObjectExpression') return null;
  for (const one of node.properties) {
    const found = one.type === 'ObjectProperty' ? numberIn(one.value) : null;
    if (found) return found;
  }
  return null;
}

interface Written {
  code: string;
  /** the key for all */
  base: string;
  quote: string;
}

function setIn(draft: Draft, value: t.Node, keys: readonly string[], written: Written): void {
  const { code, base, quote } = written;
  if (value.type !== 'ObjectExpression') {
    if (keys.length === 0) draft.replace(startOf(value), endOf(value), code);
    else {
      draft.insert(startOf(value), `{ ${base}: `);
      draft.insert(endOf(value), `, ${nestedCode(keys, code, quote)} }`);
    }
    return;
  }
  const [key = base, ...rest] = keys;
  const known = value.properties.findLast((one) => one.type === 'ObjectProperty' && keyOf(one) === key);
  if (known?.type === 'ObjectProperty') setIn(draft, unwrapNode(known.value), rest, written);
  else insertMembers(draft, value, [nestedCode([key, ...rest], code, quote)], value.properties.at(-1) ?? null);
}

function nestedCode([key = '', ...rest]: readonly string[], value: string, quote: string): string {
  return `${keySource(key, quote)}: ${rest.length === 0 ? value : `{ ${nestedCode(rest, value, quote)} }`}`;
}
