/** Writes another image in the place of a value, in the way of that place: an address as text, an imported file as a name. */

import type * as t from '@babel/types';
import { Draft } from '../check/draft.ts';
import { atomsIn, type Expectation } from '../check/verify.ts';
import { attributeString } from '../jsx/attributes.ts';
import { type AnyNode, endOf, forEachChild, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import { quoted } from '../text/quoting.ts';
import { placeOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import { isAttributeString, textOf, writeLiteral } from '../trace/write-literal.ts';
import { imageNeedsModule, imageNotImported } from '../value-refusals.ts';
import { callWith } from './helper-call.ts';
import { importImage } from './image-import.ts';

export interface NewImage {
  /** path in the project */
  file: string;
  /** null for a file that is imported */
  address: string | null;
  /** address of the image that the page shows now */
  oldAddress: string | null;
}

interface Part {
  draft: Draft;
  expectation: Expectation;
}

export function writeImage(project: Project, place: Origin, image: NewImage, where: Where): Part | Refusal {
  return image.address === null
    ? writeName(project, place, image.file, where)
    : writeAddress(project, place, image.address, image, where);
}

function writeAddress(
  project: Project,
  place: Origin,
  address: string,
  { oldAddress }: NewImage,
  where: Where,
): Part | Refusal {
  const text = textOf(place);
  if (text !== null) return writeLiteral(place, text, address, where);
  const { source, file, text: code } = place.in;
  const draft = new Draft(source, file, code);
  if (oldAddress !== null) {
    const marks = callWith(project, place, oldAddress, address);
    if (marks) {
      for (const { start, end, text: piece } of marks) draft.replace(start, end, piece);
      return { draft, expectation: expectationOf(place, where) };
    }
  }
  const container = containerOf(place);
  const hole = holeAround(place);
  if (hole) draft.replace(hole.start, hole.end, inUrl(address));
  else if (container) draft.replace(startOf(container), endOf(container), attributeString(code, address));
  else replaceValue(draft, place, quoted(address, quoteHabit(code)));
  return { draft, expectation: expectationOf(place, where) };
}

function writeName(project: Project, place: Origin, image: string, where: Where): Part | Refusal {
  const { source, file, text } = place.in;
  if (!source) return imageNeedsModule(where, image, placeOf(place));
  const draft = new Draft(source, file, text);
  const imported = importImage(draft, project, place, image);
  if (!imported) return imageNotImported(where, image);
  const code = isAttributeString(place.node) ? `{${imported.name}}` : imported.name;
  replaceValue(draft, place, code);
  return { draft, expectation: expectationOf(place, where, imported.atoms) };
}

/** `{ logo }` becomes `{ logo: mark }`: other code reads the key. */
function replaceValue(draft: Draft, { node, ancestors }: Origin, code: string): void {
  if (node.name === code) return;
  const object = ancestors.at(-1);
  const properties = object?.type === 'ObjectExpression' ? object.properties : [];
  const isShorthand = properties.some(
    (one) => one.type === 'ObjectProperty' && one.shorthand && (one.value as AnyNode) === node,
  );
  if (isShorthand) draft.insert(startOf(node), `${String(node.name)}: `);
  draft.replace(startOf(node), endOf(node), code);
}

function expectationOf({ node }: Origin, where: Where, imports: ReadonlySet<string> = new Set()): Expectation {
  const losses = atomsIn(node);
  return {
    where,
    gains: (atom) => imports.has(atom),
    losses: (atom) => losses.has(atom) || imports.has(atom),
    readText: () => null,
  };
}

/** The `${…}` of a template whose only content the value is. */
function holeAround({ node, ancestors }: Origin): { start: number; end: number } | null {
  const template = ancestors.at(-1);
  if (template?.type !== 'TemplateLiteral') return null;
  const at = template.expressions.findIndex((one) => unwrapNode(one) === node);
  const [before, after] = [template.quasis[at], template.quasis[at + 1]];
  return before && after ? { start: endOf(before), end: startOf(after) } : null;
}

/** Characters that would end an `url(…)` without quotes. */
function inUrl(address: string): string {
  return address.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}

/** The braces of an attribute around the value, which go where it becomes a plain string. */
function containerOf({ node, in: { source } }: Origin): t.JSXExpressionContainer | null {
  let found: t.JSXExpressionContainer | null = null;
  const visit = (one: AnyNode): void => {
    if (startOf(one) > startOf(node) || endOf(one) < endOf(node)) return;
    const value = one.type === 'JSXAttribute' ? one.value : null;
    if (value?.type === 'JSXExpressionContainer' && unwrapNode(value.expression) === node) found = value;
    forEachChild(one, visit);
  };
  if (source) visit(source.ast.program as AnyNode);
  return found;
}
