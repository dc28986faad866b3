/** STYLING of literal style objects: properties change, come and go in place. */
import type * as t from '@babel/types';
import { isShorthandOf, overlaps } from '../../protocol/shorthands.ts';
import { Draft } from '../check/draft.ts';
import { atomsIn } from '../check/verify.ts';
import { removeItem } from '../classes/class-remove.ts';
import { withPart } from '../css/value-parts.ts';
import { cssProperty, numberFor, styleKey } from '../css/values.ts';
import { addAttribute, findAttribute, removeAttribute } from '../jsx/attributes.ts';
import { type Target, whereIs } from '../jsx/find-element.ts';
import { holdsCondition, isFixed, numberOf } from '../jsx/fixed-value.ts';
import { type AnyNode, endOf, isFunction, type Placed, startOf, unwrapNode } from '../jsx/nodes.ts';
import { keySource } from '../jsx/prop-value.ts';
import { isUnchanging } from '../jsx/unchanging.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal, loneSurrogate } from '../refusals.ts';
import { indentAt, lineEndOf, startsItsLine } from '../text/layout.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import { hasLoneSurrogate, quoted } from '../text/quoting.ts';
import { type Constant, constantBehind, sharedConstant } from '../trace/constants.ts';
import { originOf, sourceOf } from '../trace/origin.ts';
import { valueOnCondition } from '../value-refusals.ts';
import { invalidStyle, styleComputed, styleNotFound, styleNotLiteral } from './style-refusals.ts';

type Styles = Map<string, string | null>;

/** Parameters of the edit besides the element. */
interface Around {
  project: Project;
  /** the change names the definition: a constant may change for all that use it */
  forAll: boolean;
  /** values that stand in a constant and are written there, by property */
  elsewhere: Map<string, { constant: Constant; code: string }>;
}

/**
 * @param changes property, in either spelling, to value; null unsets
 * @param forAll a constant may change for all that use it
 */
export function styleInline(
  target: Target,
  changes: Record<string, string | null>,
  project: Project,
  forAll: boolean,
): Plan | Refusal {
  const asked = readChanges(target, changes);
  if (isRefusal(asked)) return asked;
  const draft = new Draft(target.source);
  const attribute = findAttribute(target.node.openingElement, 'style');
  const styles = inShorthands(withParts(asked, attribute), attribute);
  const around: Around = { project, forAll, elsewhere: new Map() };
  const refused = attribute ? changeStyle(draft, target, attribute, styles, around) : addStyle(draft, target, styles);
  return refused ?? planOf(draft, target, attribute, styles, around);
}

export function readChanges(target: Target, changes: Record<string, string | null>): Styles | Refusal {
  const styles: Styles = new Map();
  for (const [property, value] of Object.entries(changes)) {
    const key = styleKey(property);
    if (key === null) return invalidStyle(target.where, property.slice(0, 60), 'is no CSS property');
    if (value !== null && typeof value !== 'string')
      return invalidStyle(target.where, property, 'needs a text as value');
    if (value !== null && hasLoneSurrogate(value)) return loneSurrogate(target.where);
    styles.set(key, value === null ? null : value);
  }
  return styles.size > 0 ? styles : invalidStyle(target.where, 'stylingChanges', 'names no property');
}

/** A shorthand that is unset and not there itself takes its parts away: `inset` takes `top` and `left`. */
function withParts(styles: Styles, attribute: t.JSXAttribute | null): Styles {
  const keys = membersOf(attribute).map(({ key }) => key);
  return new Map(
    [...styles].flatMap(([key, text]): [string, string | null][] => {
      if (text !== null || keys.includes(key)) return [[key, text]];
      const parts = keys.filter((one) => isShorthandOf(cssProperty(key) ?? key, cssProperty(one) ?? one));
      if (parts.length === 0) return [[key, null]];
      return parts.filter((one) => !styles.has(one)).map((one) => [one, null]);
    }),
  );
}

/** A part that stands in a shorthand changes there: React warns of a longhand beside it. */
function inShorthands(styles: Styles, attribute: t.JSXAttribute | null): Styles {
  const members = membersOf(attribute);
  const found: Styles = new Map();
  for (const [key, value] of styles) {
    const property = cssProperty(key) ?? key;
    const last = members.findLast((one) => overlaps(cssProperty(one.key) ?? one.key, property));
    const shorthand = last && (cssProperty(last.key) ?? last.key);
    const text = last && (found.get(last.key) ?? styles.get(last.key) ?? last.text);
    const whole =
      value && text && shorthand && isShorthandOf(shorthand, property)
        ? withPart({ property: shorthand, value: text }, { property, value }, () => false)
        : null;
    if (whole && last) found.set(last.key, whole);
    else found.set(key, value);
  }
  return found;
}

interface Member {
  key: string;
  /** null for values that are no text */
  text: string | null;
}

function membersOf(attribute: t.JSXAttribute | null): Member[] {
  const object = objectOf(attribute);
  return (object?.properties ?? []).flatMap((one): Member[] => {
    const key = one.type === 'ObjectProperty' ? keyOf(one) : null;
    if (one.type !== 'ObjectProperty' || key === null) return [];
    const value = unwrapNode(one.value);
    return [{ key, text: value.type === 'StringLiteral' ? value.value : null }];
  });
}

export function objectOf(attribute: t.JSXAttribute | null): t.ObjectExpression | null {
  const value = attribute?.value;
  const object = value?.type === 'JSXExpressionContainer' ? unwrapNode(value.expression) : null;
  return object?.type === 'ObjectExpression' ? object : null;
}

function addStyle(draft: Draft, target: Target, styles: Styles): Refusal | null {
  const quote = quoteHabit(draft.text);
  const parts: string[] = [];
  for (const [key, value] of styles) {
    if (value === null) return styleNotFound(target.where, key);
    parts.push(`${keySource(key, quote)}: ${quoted(value, quote)}`);
  }
  addAttribute(draft, target.element, `style={{ ${parts.join(', ')} }}`);
  return null;
}

function changeStyle(
  draft: Draft,
  target: Target,
  attribute: t.JSXAttribute,
  styles: Styles,
  around: Around,
): Refusal | null {
  const container = attribute.value;
  const expression = container?.type === 'JSXExpressionContainer' ? container.expression : null;
  const node = expression && unwrapNode(expression);
  if (!expression || !node || node.type === 'JSXEmptyExpression' || isFunction(node)) {
    return styleNotLiteral(target.where, sourceOf(target.source, attribute));
  }
  if (node.type === 'ObjectExpression') return changeObject(draft, target, attribute, node, styles, around);
  return spreadIntoObject(draft, target, expression, styles);
}

/** `style={box}` → `style={{ ...box, color: 'blue' }}`. Properties of the spread object cannot be unset here. */
function spreadIntoObject(draft: Draft, target: Target, expression: t.Node, styles: Styles): Refusal | null {
  const quote = quoteHabit(draft.text);
  const parts: string[] = [];
  for (const [key, value] of styles) {
    if (value === null) return styleNotLiteral(target.where, sourceOf(target.source, expression));
    parts.push(`${keySource(key, quote)}: ${quoted(value, quote)}`);
  }
  draft.insert(startOf(expression), '{ ...');
  draft.insert(endOf(expression), `, ${parts.join(', ')} }`);
  return null;
}

function changeObject(
  draft: Draft,
  target: Target,
  attribute: t.JSXAttribute,
  object: t.ObjectExpression,
  styles: Styles,
  around: Around,
): Refusal | null {
  const gone = new Set<number>();
  const added: string[] = [];
  const quote = literalQuote(object, draft.text);
  for (const [key, value] of styles) {
    const index = object.properties.findLastIndex((one) => one.type === 'ObjectProperty' && keyOf(one) === key);
    if (index < 0) {
      if (value === null) return styleNotFound(target.where, key);
      // beside a changing shorthand, React warns of the longhand, and resets it in the next render
      const shorthand = changingShorthand(target, object, key);
      if (shorthand) return notFixed(target, shorthand.value, key);
      added.push(`${keySource(key, quote)}: ${quoted(value, quote)}`);
      continue;
    }
    const property = object.properties[index] as t.ObjectProperty;
    const refused = isFixed(property.value) ? null : changeComputed(draft, target, property.value, key, value, around);
    if (refused) return refused;
    if (value === null) gone.add(index);
    else if (!around.elsewhere.has(key)) writeValue(draft, property.value, key, value, quote);
  }
  if (added.length === 0 && gone.size === object.properties.length) {
    removeAttribute(draft, attribute);
    return null;
  }
  removeProperties(draft, object, gone, added);
  return null;
}

/** The shorthand of a property, if its value may change between renders. */
function changingShorthand(target: Target, object: t.ObjectExpression, key: string): t.ObjectProperty | null {
  const ancestors = [...target.ancestors, target.node as AnyNode];
  for (const one of object.properties) {
    if (one.type !== 'ObjectProperty' || !isPartOf(key, keyOf(one))) continue;
    if (!isUnchanging(one.value, ancestors)) return one;
  }
  return null;
}

/** True for a longhand and its shorthand: `backgroundColor`, `background`. */
export function isPartOf(key: string, shorthand: string | null): boolean {
  return shorthand !== null && isShorthandOf(cssProperty(shorthand) ?? shorthand, cssProperty(key) ?? key);
}

/** Notes removals, and additions at the end; where both meet, one splice does both. */
function removeProperties(draft: Draft, object: t.ObjectExpression, gone: Set<number>, added: string[]): void {
  const { properties } = object;
  const kept = properties.filter((_, i) => !gone.has(i));
  // neighbours go as one, with the commas between them
  const items: (Placed & { isGone: boolean })[] = [];
  properties.forEach((property, i) => {
    const [start, end, isGone] = [startOf(property), endOf(property), gone.has(i)];
    const before = items.at(-1);
    if (isGone && before?.isGone) before.end = end;
    else items.push({ start, end, isGone });
  });
  items.forEach(({ isGone }, i) => {
    if (isGone) removeItem(draft, items, i);
  });
  if (added.length === 0) return;
  const last = kept.at(-1);
  if (!last) {
    const at = properties.length > 0 ? startOf(properties[0] as t.Node) : startOf(object) + 1;
    draft.insert(at, properties.length > 0 ? added.join(', ') : ` ${added.join(', ')} `);
    return;
  }
  const { text } = draft;
  const lead = startsItsLine(text, startOf(last)) ? `,${lineEndOf(text)}${indentAt(text, startOf(last))}` : ', ';
  draft.insert(endOf(last), added.map((one) => lead + one).join(''));
}

/**
 * A value that is no literal: written where a constant says it, refused where a condition or the running page does. To put a
 * plain value in its place would take the other branch, or the link to the data, away.
 */
function changeComputed(
  draft: Draft,
  target: Target,
  expression: t.Node,
  key: string,
  value: string | null,
  around: Around,
): Refusal | null {
  const { source } = target;
  const ancestors = [...target.ancestors, target.node as AnyNode];
  const constant = holdsCondition(expression) ? null : constantBehind(around.project, source, expression, ancestors);
  if (!constant) return notFixed(target, expression, key);
  if (value === null) return null;
  const where = { ...target.where, ...whereIs(source, startOf(expression)) };
  const refused = sharedConstant(where, constant, key, source.file, around.forAll);
  if (refused) return refused;
  const code = writeValue(draft, constant.literal, key, value, quoteHabit(draft.text));
  around.elsewhere.set(key, { constant, code });
  return null;
}

function notFixed(target: Target, expression: t.Node, key: string): Refusal {
  const { source } = target;
  const where = { ...target.where, ...whereIs(source, startOf(expression)) };
  const shown = sourceOf(source, expression);
  if (holdsCondition(expression)) return valueOnCondition(where, key, shown);
  return styleComputed(where, key, shown, originOf(source, expression, [...target.ancestors, target.node as AnyNode]));
}

/** @returns the written code */
function writeValue(draft: Draft, old: t.Node, key: string, value: string, quote: string): string {
  const number = numberOf(old) !== null ? numberFor(key, value) : null;
  const own = old.type === 'StringLiteral' ? (draft.text[startOf(old)] as string) : quote;
  const code = number === null ? quoted(value, own) : String(number);
  draft.replace(startOf(old), endOf(old), code);
  return code;
}

/** The quotes of the object's own strings, else those of the file. */
function literalQuote(object: t.ObjectExpression, text: string): string {
  for (const one of object.properties) {
    if (one.type === 'ObjectProperty' && one.value.type === 'StringLiteral') return text[startOf(one.value)] as string;
  }
  return quoteHabit(text);
}

export function keyOf(property: t.ObjectProperty): string | null {
  if (property.computed) return property.key.type === 'StringLiteral' ? property.key.value : null;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'StringLiteral' ? property.key.value : null;
}

function planOf(
  draft: Draft,
  target: Target,
  attribute: t.JSXAttribute | null,
  styles: Styles,
  { elsewhere }: Around,
): Plan {
  const losses = atomsIn(attribute);
  const keys = new Set(styles.keys());
  const wasSpread =
    attribute?.value?.type === 'JSXExpressionContainer' && attribute.value.expression.type !== 'ObjectExpression';
  return {
    parts: [
      {
        draft,
        expectation: {
          where: target.where,
          gains: (atom) =>
            atom === 'attribute:style' ||
            (wasSpread && atom === 'spread') ||
            keys.has(atom.replace(/^identifier:/, '')),
          losses: (atom) => losses.has(atom),
          keepsText: true,
          readBack: (after) => {
            const node = after.elementAt(draft.map(target.element.start) ?? -1);
            if (!node) return 'the element is gone';
            const found = readStyles(findAttribute(node.openingElement, 'style'));
            const wrong = [...styles].find(([key, value]) => {
              const other = elsewhere.get(key);
              if (!other) return !means(found.get(key) ?? null, key, value);
              return !after.text.startsWith(other.code, draft.map(startOf(other.constant.literal), 'before') ?? 0);
            });
            return wrong ? `${wrong[0]} would read differently` : null;
          },
        },
      },
    ],
    warnings: [...warningsFor(attribute, styles), ...[...elsewhere.values()].map(({ constant }) => constant.said)],
  };
}

function readStyles(attribute: t.JSXAttribute | null): Map<string, string | number> {
  const found = new Map<string, string | number>();
  for (const one of objectOf(attribute)?.properties ?? []) {
    if (one.type !== 'ObjectProperty') continue;
    const key = keyOf(one);
    if (key === null) continue;
    const value = one.value.type === 'StringLiteral' ? one.value.value : numberOf(one.value);
    if (value !== null) found.set(key, value);
  }
  return found;
}

function means(found: string | number | null, key: string, value: string | null): boolean {
  return typeof found === 'number' && value !== null ? numberFor(key, value) === found : found === value;
}

function warningsFor(attribute: t.JSXAttribute | null, styles: Styles): string[] {
  const object = objectOf(attribute);
  if (!object) return [];
  const lastSpread = object.properties.findLastIndex((one) => one.type === 'SpreadElement');
  const isHidden = object.properties.some(
    (one, i) => i < lastSpread && one.type === 'ObjectProperty' && styles.has(keyOf(one) ?? ''),
  );
  return isHidden ? ['A spread after the property may override it.'] : [];
}
