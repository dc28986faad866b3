/**
 * STYLING of a component of a library that takes styles as props: `<Text fz="sm">` gets `fz={18}`. A style attribute or class beside
 * such a prop would lose, or say the same thing twice.
 */
import type * as t from '@babel/types';
import { overlaps, physicalLonghandsOf } from '../../protocol/shorthands.ts';
import { Draft } from '../check/draft.ts';
import { type Atom, atomsIn } from '../check/verify.ts';
import { numberAs, propertyOf, sxDialect } from '../code-styles/object-keys.ts';
import { keyOf } from '../code-styles/object-sheet.ts';
import { withThemeColor } from '../code-styles/theme-colors.ts';
import { cssProperty, numberFor, styleKey } from '../css/values.ts';
import { addAttribute, attributeName, findAttribute, removeAttribute, spreadsAfter } from '../jsx/attributes.ts';
import { type Target, whereIs } from '../jsx/find-element.ts';
import { holdsCondition, isFixed, numberOf } from '../jsx/fixed-value.ts';
import { newValue } from '../jsx/new-attributes.ts';
import { type AnyNode, endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import { propsReadBack, writeValue } from '../jsx/prop-edit.ts';
import { valueSource } from '../jsx/prop-value.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal } from '../refusals.ts';
import { originOf, sourceOf } from '../trace/origin.ts';
import { valueOnCondition } from '../value-refusals.ts';
import { importedFrom } from './code-values.ts';
import { type StyleProps, SX, stylePropsOf } from './style-prop-names.ts';
import { invalidStyle, styleByWidths, styleComputed, stylePropWins } from './style-refusals.ts';

type Wanted = readonly [property: string, value: string | null];

/** A prop that the element has. */
interface Given {
  attribute: t.JSXAttribute;
  property: string;
}

/** One prop of the edit; null takes it away. */
interface Written {
  name: string;
  property: string;
  value: string | null;
}

/**
 * @param changes CSS property, in either spelling, to value; null unsets
 * @param isFirst true where the first style of the element may be a prop
 * @param modifiers states, widths and themes of the edit: a prop holds for all of them
 * @returns null for an element whose style is not in props
 */
export function styleInProps(
  target: Target,
  changes: Record<string, string | null>,
  isFirst: boolean,
  modifiers: readonly string[],
  project: Project,
): Plan | Refusal | null {
  const { source, ancestors, element, node } = target;
  const [root = '', ...members] = element.tagName.split('.');
  const specifier = importedFrom(source, ancestors, root);
  const names = specifier === null ? null : stylePropsOf(specifier);
  if (!names) return null;
  // `@mui/material/Typography` has its component as default
  const tag = members.at(-1) ?? /\/([A-Z]\w*)$/.exec(specifier ?? '')?.[1] ?? root;
  const { openingElement } = node;
  const all = givenIn(openingElement, names, tag);
  const given = names.isBelowSx ? all.filter((one) => isShown(one, openingElement)) : all;
  const spelt = Object.entries(changes).map(([name, value]) => [cssProperty(name) ?? name, value] as const);
  const wanted = inPairs(spelt, given);
  const isCovered = wanted.some(([property]) => given.some((one) => overlaps(one.property, property)));
  if (!isCovered && (modifiers.length > 0 || !isFirst || element.stylesIn !== 'props')) return null;
  const refusedForProp = () => refuseForProp(target, names, given, wanted);
  if (modifiers.length > 0) return refusedForProp();
  const written: Written[] = [];
  const gone = new Set<t.JSXAttribute>();
  for (const [property, value] of wanted) {
    const own = given.find((one) => isSame(one, property));
    for (const one of given) if (one !== own && isWithin(one.property, property)) gone.add(one.attribute);
    if (value === null && !own && gone.size === 0) return null;
    if (value === null) {
      if (own) gone.add(own.attribute);
      continue;
    }
    const name = own ? attributeName(own.attribute) : names.propFor(property, tag);
    if (name === null) return refusedForProp();
    const refused = own ? refuseUnfixed(target, own, property) : null;
    if (refused) return refused;
    written.push({ name, property, value });
  }
  return planOf(target, names, written, gone, project);
}

function givenIn({ attributes }: t.JSXOpeningElement, names: StyleProps, tag: string): Given[] {
  return attributes.flatMap((attribute) => {
    const property = attribute.type === 'JSXAttribute' ? names.propertyOf(attributeName(attribute), tag) : null;
    return attribute.type === 'JSXAttribute' && property !== null ? [{ attribute, property }] : [];
  });
}

/** False where the `sx` says the same, and for a value by widths, beside which one in the `sx` may stand. */
function isShown({ attribute, property }: Given, opening: t.JSXOpeningElement): boolean {
  const expression = attribute.value?.type === 'JSXExpressionContainer' ? unwrapNode(attribute.value.expression) : null;
  if (/^(?:Object|Array)Expression$/.test(expression?.type ?? '')) return false;
  const sx = findAttribute(opening, 'sx')?.value;
  if (!sx) return true;
  const object = sx.type === 'JSXExpressionContainer' ? unwrapNode(sx.expression) : null;
  return (
    object?.type === 'ObjectExpression' &&
    object.properties.every((one) => {
      const key = one.type === 'ObjectProperty' ? keyOf(one) : null;
      return key !== null && !overlaps(propertyOf(key, SX), property);
    })
  );
}

const isWithin = (inner: string, outer: string): boolean => {
  const wide = physicalLonghandsOf(outer);
  return physicalLonghandsOf(inner).every((one) => wide.includes(one));
};

/** Plain colours are all that `bg` is for, so that it is the background colour too. */
function isSame({ property, attribute }: Given, wanted: string): boolean {
  if (isWithin(property, wanted) && isWithin(wanted, property)) return true;
  const { value } = attribute;
  return property === 'background' && wanted === 'background-color' && !/[(,]/.test(textOf(value) ?? '');
}

/** Both sides of a box with the same value are one prop, `px`, where neither has one of its own. */
function inPairs(wanted: readonly Wanted[], given: readonly Given[]): readonly Wanted[] {
  let rest = [...wanted];
  for (const box of ['margin', 'padding']) {
    for (const [axis, ...sides] of [['inline', 'left', 'right'] as const, ['block', 'top', 'bottom'] as const]) {
      const both = sides.map((side) => rest.find(([property]) => property === `${box}-${side}`));
      const [first, second] = both;
      const isSaid = given.some(({ property }) => sides.some((side) => property === `${box}-${side}`));
      if (!first || !second || isSaid || first[1] !== second[1] || first[1] === null) continue;
      rest = [...rest.filter((one) => !both.includes(one)), [`${box}-${axis}`, first[1]]];
    }
  }
  return rest;
}

function refuseForProp(
  { where, source }: Target,
  names: StyleProps,
  given: readonly Given[],
  wanted: readonly Wanted[],
): Refusal | null {
  for (const [property] of wanted) {
    const found = given.find((one) => overlaps(one.property, property) && names.isInline(attributeName(one.attribute)));
    if (found) return stylePropWins(where, property, sourceOf(source, found.attribute));
  }
  return null;
}

/** A value that the running app chooses would be lost by a plain one in its place. */
function refuseUnfixed(target: Target, { attribute }: Given, property: string): Refusal | null {
  const { source, ancestors, node } = target;
  const { value } = attribute;
  const expression = value?.type === 'JSXExpressionContainer' ? unwrapNode(value.expression) : null;
  if (expression?.type === 'ObjectExpression')
    return styleByWidths(target.where, property, sourceOf(source, attribute));
  if (!expression || isFixed(expression)) return null;
  const where = { ...target.where, ...whereIs(source, startOf(expression)) };
  const shown = sourceOf(source, expression);
  if (holdsCondition(expression)) return valueOnCondition(where, property, shown);
  return styleComputed(where, property, shown, originOf(source, expression, [...ancestors, node as AnyNode]));
}

function textOf(value: t.JSXAttribute['value']): string | null {
  const inner = value?.type === 'JSXExpressionContainer' ? unwrapNode(value.expression) : value;
  return inner?.type === 'StringLiteral' ? inner.value : null;
}

/** A number where the library reads it as just this value, unless the prop has such a text now. */
function asProp({ property, value }: Written, names: StyleProps, old: t.JSXAttribute | null): string | number {
  const key = styleKey(property) ?? property;
  const number = numberFor(key, value ?? '');
  const isText = /^-?[\d.]+(?:px)?$/.test(textOf(old?.value ?? null) ?? '');
  const isUnitless = numberFor(key, '1') !== null;
  const isNumber = isUnitless || names.takesPixels;
  return number !== null && isNumber && !isText ? number : (value ?? '');
}

/** As an `sx` has it: the path of a colour of the theme, a number for a number. */
function asInSx({ property, value }: Written, project: Project, old: t.JSXAttribute | null): string | number {
  const text = withThemeColor(project, { property, value, important: false }).value ?? '';
  const expression = old?.value?.type === 'JSXExpressionContainer' ? old.value.expression : null;
  const isNumber = expression !== null && numberOf(expression) !== null;
  return (isNumber ? numberAs(styleKey(property) ?? property, text, sxDialect(project)) : null) ?? text;
}

function planOf(
  target: Target,
  names: StyleProps,
  written: readonly Written[],
  gone: ReadonlySet<t.JSXAttribute>,
  project: Project,
): Plan | Refusal {
  const { source, element, node, where } = target;
  const draft = new Draft(source);
  const losses = new Set<Atom>(atomsIn(...gone));
  const codes = new Map<string, string>();
  const warnings: string[] = [];
  for (const one of written) {
    if (styleKey(one.property) === null) return invalidStyle(where, one.property.slice(0, 60), 'is no CSS property');
    const old = findAttribute(node.openingElement, one.name);
    const value = names.isBelowSx ? asInSx(one, project, old) : asProp(one, names, old);
    const code = valueSource(value, one.name, target);
    if (isRefusal(code)) return code;
    codes.set(one.name, code.code);
    if (old) {
      for (const atom of atomsIn(old)) losses.add(atom);
      writeValue(draft, old, value, code);
      if (spreadsAfter(node.openingElement, endOf(old)).length > 0)
        warnings.push(`A spread after ${one.name} may override it.`);
    } else addAttribute(draft, element, one.name + newValue(draft.text, value, code));
  }
  for (const attribute of gone) removeAttribute(draft, attribute);
  return {
    parts: [
      {
        draft,
        expectation: {
          where,
          gains: (atom) => codes.has(atom.replace(/^attribute:/, '')),
          losses: (atom) => losses.has(atom),
          keepsText: true,
          readBack: propsReadBack(draft, element.start, codes),
        },
      },
    ],
    warnings,
  };
}
