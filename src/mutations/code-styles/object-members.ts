/** Members of a style object as code, in the form of their neighbours. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import type { Wanted } from '../css/declarations.ts';
import { styleKey } from '../css/values.ts';
import { numberOf } from '../jsx/fixed-value.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import { keySource } from '../jsx/prop-value.ts';
import { indentAt, indentUnit, lineEndOf, startsItsLine } from '../text/layout.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import { quoted } from '../text/quoting.ts';
import { type Dialect, isSpacing, numberAs } from './object-keys.ts';
import { keyOf } from './object-sheet.ts';

/** `color: 'blue'` as a member of the object. */
export function memberCode(
  wanted: Wanted,
  object: t.ObjectExpression | undefined,
  text: string,
  dialect: Dialect,
): string {
  const quote = quoteOf(object, text);
  const keys = (object?.properties ?? []).flatMap((one) => (one.type === 'ObjectProperty' ? [one.key] : []));
  const isKebab = keys.some((one) => one.type === 'StringLiteral' && /^[a-z]+(?:-[a-z]+)+$/.test(one.value));
  const areQuoted = keys.length > 0 && keys.every((one) => one.type === 'StringLiteral');
  const key = isKebab ? wanted.property : keyFor(wanted.property, object, text, dialect);
  const isNumber = (object?.properties ?? []).some(
    (one) => one.type === 'ObjectProperty' && numberOf(one.value) !== null,
  );
  const like = isNumber ? NUMBER : usualValue(key, text, dialect);
  return `${areQuoted ? quoted(key, quote) : keySource(key, quote)}: ${valueCode(wanted, like, text, dialect, quote)}`;
}

/** Names of an `sx` and what stands in their place elsewhere. */
const SHORT = /^(?:[mp][trblxy]?|bgcolor)$/;
const LONG = /^(?:(?:margin|padding)(?:[A-Z]\w*)?|backgroundColor)$/;

/** The name of a property in an `sx`: `pt` beside other short names, or where the file has them; else as in CSS. */
export function keyFor(
  property: string,
  object: t.ObjectExpression | undefined,
  text: string,
  dialect: Dialect,
): string {
  const long = styleKey(property) ?? property;
  const short = dialect.name === 'sx' ? shortFor(property) : null;
  if (short === null) return long;
  const own = (object?.properties ?? []).flatMap((one) => (one.type === 'ObjectProperty' ? (keyOf(one) ?? []) : []));
  const isLike = (pattern: RegExp) => own.some((one) => pattern.test(one));
  if (isLike(SHORT) || isLike(LONG)) return isLike(SHORT) ? short : long;
  const sort = short === 'bgcolor' ? 'bgcolor' : '[mp][trblxy]?';
  return new RegExp(`[{,]\\s*${sort}: *[-\\d'"{]`).test(text) ? short : long;
}

/** `pt` for `padding-top`; null for what has no short name. */
function shortFor(property: string): string | null {
  if (property === 'background-color') return 'bgcolor';
  const [, box, side = ''] = /^(margin|padding)(?:-(top|right|bottom|left|inline|block))?$/.exec(property) ?? [];
  return box ? `${box[0]}${{ inline: 'x', block: 'y' }[side] ?? side.charAt(0)}` : null;
}

const NUMBER = { type: 'NumericLiteral', value: 1 } as t.Node;

/** What the file has elsewhere for spacing of an `sx`: `p: 2`, `mt: { xs: 1 }`. */
const STEPS = /\b(?:[mp][trblxy]?|(?:margin|padding)\w*|gap|rowGap|columnGap): *(?:\{\s*\w+: *)?-?\d/;

/** A number where the file has steps of the theme; null where it says nothing. */
export function usualValue(key: string, text: string, dialect: Dialect): t.Node | null {
  return isSpacing(key, dialect) && STEPS.test(text) ? NUMBER : null;
}

/** @param old the value that it takes the place of, or one beside it: numbers stay numbers */
export function valueCode(
  { property, value, important }: Wanted,
  old: t.Node | null,
  text: string,
  dialect: Dialect,
  quote: string = quoteHabit(text),
): string {
  const isNumber = old !== null && numberOf(old) !== null;
  const number = isNumber && !important ? numberAs(styleKey(property) ?? property, value as string, dialect) : null;
  if (number !== null) return String(number);
  const own = old?.type === 'StringLiteral' ? (text[startOf(old)] as string) : quote;
  return quoted(`${value}${important ? ' !important' : ''}`, own);
}

/** The quotes of the object's own strings, else those of the file. */
export function quoteOf(object: t.ObjectExpression | undefined, text: string): string {
  for (const one of object?.properties ?? []) {
    if (one.type === 'ObjectProperty' && one.value.type === 'StringLiteral') return text[startOf(one.value)] as string;
  }
  return quoteHabit(text);
}

/** Puts members behind another one; null for the begin. @param kept the members that stay */
export function insertMembers(
  draft: Draft,
  object: t.ObjectExpression,
  codes: readonly string[],
  before: t.ObjectExpression['properties'][number] | null,
  kept: readonly t.ObjectExpression['properties'][number][] = object.properties,
): void {
  const { text } = draft;
  const neighbour = before ?? kept[0] ?? object.properties[0];
  if (!neighbour) {
    const body = text.slice(startOf(object) + 1, endOf(object) - 1);
    if (!/\n/.test(body)) {
      draft.replace(startOf(object) + 1, endOf(object) - 1, ` ${codes.join(', ')} `);
      return;
    }
    const indent = indentAt(text, startOf(object)) + indentUnit(text);
    draft.insert(startOf(object) + 1, codes.map((code) => `${lineEndOf(text)}${indent}${code},`).join(''));
    return;
  }
  const ownLine = startsItsLine(text, startOf(neighbour));
  const lead = ownLine ? `,${lineEndOf(text)}${indentAt(text, startOf(neighbour))}` : ', ';
  if (before) draft.insert(endOf(before), codes.map((code) => lead + code).join(''));
  else if (kept.length === 0) draft.insert(startOf(neighbour), codes.join(lead));
  else draft.insert(startOf(neighbour), codes.map((code) => code + lead).join(''));
}

/** True where the last member has a comma behind it. */
export function endsWithComma(object: t.ObjectExpression, text: string): boolean {
  const last = object.properties.at(-1);
  return last !== undefined && /^\s*,/.test(text.slice(endOf(last)));
}

export function isBareState(object: t.ObjectExpression): boolean {
  return object.properties.some((one) => one.type === 'ObjectProperty' && (keyOf(one) ?? '').startsWith(':'));
}
