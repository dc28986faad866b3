/** The one value in the source that makes the image of an element: on the element, at a use of its component, or in the data of a list. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { type AnyNode, unwrapNode } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { severalCallSites } from '../text-refusals.ts';
import { traceOf, unfollowed } from '../trace/edit-traced.ts';
import { isOfModule, sourceOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import { distinct, places, whereOf } from '../trace/use-parts.ts';
import { tracer, valuesOf } from '../trace/values.ts';
import { textOf } from '../trace/write-literal.ts';
import { ambiguousData, dynamicProp } from '../value-refusals.ts';
import { type Frame, framedPlaces } from './framed-address.ts';
import { spellsAddress } from './helper-call.ts';

export interface ImagePlace {
  place: Origin;
  /** fixed text that code puts around the address there */
  frame: Frame | null;
}

/** The code that gives an element its image: a value, or an object that is spread and has it under a key. */
export interface GivenImage {
  origin: Origin;
  key?: string;
}

/** @param base what Vite puts in front of the app's addresses; null if unknown */
export function imagePlace(
  project: Project,
  { origin, key }: GivenImage,
  change: ChangeItem<'REPLACE_IMAGE'>,
  where: Where,
  base: string | null,
): ImagePlace | Refusal {
  const { scope } = change;
  const { propName, oldAddress = null } = change.changeFields;
  const trace = { ...traceOf(project, change), images: true };
  const found = key === undefined ? valuesOf(origin, trace) : tracer.along(origin, [{ key }], trace);
  const values = distinct(found.values.filter(isImageValue));
  const others = found.values.filter((one) => !isImageValue(one));
  const shown = sourceOf(origin.in, origin.node);
  const isThisOne = scope === 'instance' || scope === 'data';
  if (values.length > 1 && found.choices.has('call-site') && !isThisOne) {
    return severalCallSites(where, shown, values.length, places(values));
  }
  const exact = oldAddress === null ? [] : values.filter((value) => isAddress(project, value, oldAddress));
  const framed =
    oldAddress === null || exact.length > 0 ? [] : others.flatMap((one) => framedPlaces(one, oldAddress, base, trace));
  const [inData] = framed;
  const data = distinct(framed.map(({ place }) => place));
  if (data.length > 1) return ambiguousData(where, shown, places(data), scope === 'data');
  if (inData) return inData;
  const meant = exact.length > 0 ? exact : oldAddress === null ? values : unread(values);
  const [only, second] = meant;
  if (second) return ambiguousData(where, shown, places(meant), scope === 'data');
  const rest = [...found.unknown, ...unfollowed({ ...found, unknown: [], values: others }, null)];
  const isSure = only && (rest.length === 0 || exact.length > 0);
  if (isSure) return { place: only, frame: null };
  const stop = found.stop ?? (found.unknown.length === 0 ? others[0] : undefined);
  return dynamicProp(stop ? whereOf(stop) : where, propName, shown, rest[0] ?? 'it is computed when the page runs');
}

/** Values of unknown address: imports, and calls of code that is not read. */
function unread(values: readonly Origin[]): Origin[] {
  return values.filter((value) => textOf(value) === null);
}

function isAddress(project: Project, value: Origin, address: string): boolean {
  return textOf(value) === address || spellsAddress(project, value, address);
}

function isImageValue(value: Origin): boolean {
  const node = unwrapNode(value.node) as AnyNode;
  if (node.type === 'StringLiteral' || node.type === 'Identifier') return true;
  return (node.type === 'TemplateLiteral' || node.type === 'CallExpression') && isOfModule(value);
}
