/** The value of an attribute that is there: written in the form that it has, and read back. */
import type * as t from '@babel/types';
import type { PropValue } from '../../protocol/changes.ts';
import type { After } from '../check/after.ts';
import type { Draft } from '../check/draft.ts';
import { cookAttribute } from '../text/cook.ts';
import { quoted } from '../text/quoting.ts';
import { attributeChange } from '../text/references.ts';
import { attributeLiteral, findAttribute } from './attributes.ts';
import { attributeValue } from './new-attributes.ts';
import { endOf, startOf } from './nodes.ts';
import type { ValueSource } from './prop-value.ts';

/** Reads the props of an edited element back. @param codes the code that each was to get, by name */
export function propsReadBack(draft: Draft, start: number, codes: ReadonlyMap<string, string>) {
  return (after: After): string | null => {
    const now = after.elementAt(draft.map(start) ?? -1);
    for (const [name, code] of codes) {
      const attribute = now && findAttribute(now.openingElement, name);
      if (!attribute || !readsAs(attribute, code, after.text)) return `${name} would read differently`;
    }
    return null;
  };
}

/** The attribute means the very code that was to be written. */
function readsAs(attribute: t.JSXAttribute, code: string, text: string): boolean {
  const { value } = attribute;
  if (!value) return code === 'true';
  if (value.type === 'StringLiteral') return quoted(cookAttribute(rawOf(value, text)).value, code[0] ?? '"') === code;
  if (value.type !== 'JSXExpressionContainer') return false;
  if (value.expression.type === 'StringLiteral') return quoted(value.expression.value, code[0] ?? '"') === code;
  return text.slice(startOf(value.expression), endOf(value.expression)) === code;
}

function rawOf(node: t.Node, text: string): string {
  return text.slice(startOf(node) + 1, endOf(node) - 1);
}

/** Notes the new value of an existing attribute, in the form that it has where that form can say it. */
export function writeValue(draft: Draft, attribute: t.JSXAttribute, value: PropValue, source: ValueSource): void {
  const old = attribute.value;
  if (!old) {
    if (value !== true) draft.insert(endOf(attribute), `=${attributeValue(draft.text, value, source)}`);
    return;
  }
  if (typeof value === 'string' && old.type === 'StringLiteral') {
    const quote = draft.text[startOf(old)] as '"' | "'";
    if (attributeLiteral(value, quote)?.startsWith(quote)) {
      const change = attributeChange(rawOf(old, draft.text), value);
      const inside = startOf(old) + 1;
      if (change) {
        draft.replace(inside + change.start, inside + change.end, change.value);
        return;
      }
    }
  }
  if (typeof value === 'string' && old.type === 'JSXExpressionContainer' && old.expression.type === 'StringLiteral') {
    const quote = draft.text[startOf(old.expression)] as string;
    draft.replace(startOf(old.expression), endOf(old.expression), quoted(value, quote));
    return;
  }
  if (old.type === 'JSXExpressionContainer' && !source.isText) {
    draft.replace(startOf(old.expression), endOf(old.expression), source.code);
    return;
  }
  draft.replace(startOf(old), endOf(old), attributeValue(draft.text, value, source));
}
