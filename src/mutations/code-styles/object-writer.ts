/** Edits of the properties of a style object, as its neighbours are written. */
import type * as t from '@babel/types';
import type { ChildNode, Declaration } from 'postcss';
import type { Draft } from '../check/draft.ts';
import { removeItem } from '../classes/class-remove.ts';
import type { Wanted } from '../css/declarations.ts';
import type { RuleWriter } from '../css/rule-edit.ts';
import type { CssRule } from '../css/source.ts';
import { styleKey } from '../css/values.ts';
import { endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import { keySource } from '../jsx/prop-value.ts';
import { indentAt, indentUnit, lineEndOf, startsItsLine } from '../text/layout.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import { quoted } from '../text/quoting.ts';
import { BASES, type Dialect, numberAs, propertyOf } from './object-keys.ts';
import { type CodePlaces, keyOf } from './object-sheet.ts';

export class ObjectWriter implements RuleWriter {
  private readonly object: t.ObjectExpression | undefined;

  constructor(
    private readonly rule: CssRule,
    private readonly draft: Draft,
    private readonly places: CodePlaces,
    private readonly dialect: Dialect,
  ) {
    this.object = places.objects.get(rule.node);
  }

  replaceValue(node: Declaration, wanted: Wanted): string {
    const member = this.places.members.get(node) as t.ObjectProperty;
    const value = unwrapNode(member.value);
    const old = this.draft.text.slice(startOf(value), endOf(value));
    const important = wanted.important || (node.important ?? false);
    const code = valueCode({ ...wanted, important }, value, this.draft.text, this.dialect);
    this.draft.replace(startOf(member.value), endOf(member.value), code);
    return old;
  }

  replaceWhole(node: Declaration, wanted: Wanted): string {
    const member = this.places.members.get(node) as t.ObjectProperty;
    const old = this.draft.text.slice(startOf(member.value), endOf(member.value));
    this.draft.replace(startOf(member), endOf(member), this.code(wanted));
    return old;
  }

  write(removed: ReadonlySet<ChildNode>, inserted: ReadonlyMap<ChildNode | null, readonly Wanted[]>): void {
    const { object } = this;
    const inValues = this.places.inValues.get(this.rule.node);
    if (inValues) {
      for (const one of [...inserted.values()].flat()) {
        writeInValue(this.draft, inValues.object, inValues.keys, one, this.dialect);
      }
    }
    if (!object) return;
    const gone = new Set([...removed].map((one) => this.places.members.get(one)));
    const kept = object.properties.filter((one) => !gone.has(one));
    for (const one of object.properties) {
      if (!gone.has(one)) continue;
      const rest = object.properties.filter((other) => other === one || !gone.has(other));
      removeItem(this.draft, rest, rest.indexOf(one));
    }
    for (const [anchor, list] of inserted) {
      const codes = list.map((one) => this.code(one));
      const member = anchor && this.places.members.get(anchor);
      const at = member ? object.properties.indexOf(member) : -1;
      const before = object.properties.slice(0, at + 1).findLast((one) => kept.includes(one));
      insertMembers(this.draft, object, codes, before ?? null, kept);
    }
  }

  private code(wanted: Wanted): string {
    return memberCode(wanted, this.object, this.draft.text, this.dialect);
  }
}

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
  const key = isKebab ? wanted.property : (styleKey(wanted.property) ?? wanted.property);
  const numbers = (object?.properties ?? []).some(
    (one) => one.type === 'ObjectProperty' && one.value.type === 'NumericLiteral',
  );
  const like = numbers ? ({ type: 'NumericLiteral' } as t.Node) : null;
  return `${areQuoted ? quoted(key, quote) : keySource(key, quote)}: ${valueCode(wanted, like, text, dialect, quote)}`;
}

/** @param old the value that it takes the place of, or one beside it: numbers stay numbers */
function valueCode(
  { property, value, important }: Wanted,
  old: t.Node | null,
  text: string,
  dialect: Dialect,
  quote: string = quoteHabit(text),
): string {
  const isNumber = old?.type === 'NumericLiteral' || old?.type === 'UnaryExpression';
  const number = isNumber && !important ? numberAs(styleKey(property) ?? property, value as string, dialect) : null;
  if (number !== null) return String(number);
  const own = old?.type === 'StringLiteral' ? (text[startOf(old)] as string) : quote;
  return quoted(`${value}${important ? ' !important' : ''}`, own);
}

/** The quotes of the object's own strings, else those of the file. */
function quoteOf(object: t.ObjectExpression | undefined, text: string): string {
  for (const one of object?.properties ?? []) {
    if (one.type === 'ObjectProperty' && one.value.type === 'StringLiteral') return text[startOf(one.value)] as string;
  }
  return quoteHabit(text);
}

/** `color: 'red'` → `color: { default: 'red', ':hover': 'blue' }` */
export function writeInValue(
  draft: Draft,
  object: t.ObjectExpression,
  keys: readonly string[],
  wanted: Wanted,
  dialect: Dialect,
): void {
  const { text } = draft;
  const quote = quoteOf(object, text);
  const code = nestedCode(keys, valueCode(wanted, null, text, dialect, quote), quote);
  const base = BASES[dialect] ?? 'default';
  const member = object.properties.findLast(
    (one): one is t.ObjectProperty =>
      one.type === 'ObjectProperty' && propertyOf(keyOf(one) ?? '', dialect) === wanted.property,
  );
  const value = member && unwrapNode(member.value);
  if (value?.type === 'ObjectExpression') {
    insertMembers(draft, value, [code], value.properties.at(-1) ?? null);
  } else if (value) {
    draft.insert(startOf(value), `{ ${base}: `);
    draft.insert(endOf(value), `, ${code} }`);
  } else {
    const key = keySource(styleKey(wanted.property) ?? wanted.property, quote);
    const none = dialect === 'atoms' ? `${base}: null, ` : '';
    insertMembers(draft, object, [`${key}: { ${none}${code} }`], object.properties.at(-1) ?? null);
  }
}

function nestedCode([key = '', ...rest]: readonly string[], value: string, quote: string): string {
  return `${keySource(key, quote)}: ${rest.length === 0 ? value : `{ ${nestedCode(rest, value, quote)} }`}`;
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
