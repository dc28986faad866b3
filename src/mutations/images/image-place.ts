/** The one value in the source that makes the image of an element: on the element, at a use of its component, or in the data of a list. */
import type { ChangeItem } from '../../protocol/changes.ts';
import { type AnyNode, unwrapNode } from '../jsx/nodes.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import { severalCallSites } from '../text-refusals.ts';
import { traceOf, unfollowed } from '../trace/edit-traced.ts';
import { isOfModule, sourceOf } from '../trace/origin.ts';
import type { Origin } from '../trace/origin-node.ts';
import { distinct, places } from '../trace/use-parts.ts';
import { valuesOf } from '../trace/values.ts';
import { textOf } from '../trace/write-literal.ts';
import { ambiguousData, dynamicProp } from '../value-refusals.ts';
import { spellsAddress } from './helper-call.ts';

export function imagePlace(
  project: Project,
  origin: Origin,
  change: ChangeItem<'REPLACE_IMAGE'>,
  where: Where,
): Origin | Refusal {
  const { scope } = change;
  const { propName, oldAddress = null } = change.changeFields;
  const found = valuesOf(origin, { ...traceOf(project, change), images: true });
  const values = distinct(found.values.filter(isImageValue));
  const shown = sourceOf(origin.in, origin.node);
  const isThisOne = scope === 'instance' || scope === 'data';
  if (values.length > 1 && found.choices.has('call-site') && !isThisOne) {
    return severalCallSites(where, shown, values.length, places(values));
  }
  const meant = oldAddress === null ? values : narrowed(project, values, oldAddress);
  const [only, second] = meant;
  if (second) return ambiguousData(where, shown, places(meant), scope === 'data');
  const rest = [
    ...found.unknown,
    ...unfollowed({ ...found, unknown: [], values: found.values.filter((one) => !isImageValue(one)) }, null),
  ];
  const isSure = only && (rest.length === 0 || (oldAddress !== null && isAddress(project, only, oldAddress)));
  return isSure ? only : dynamicProp(where, propName, shown, rest[0] ?? 'it is computed when the page runs');
}

/** Values that give the address; if there are none, those of unknown address: imports, and calls of code that is not read. */
function narrowed(project: Project, values: readonly Origin[], address: string): Origin[] {
  const exact = values.filter((value) => isAddress(project, value, address));
  return exact.length > 0 ? exact : values.filter((value) => textOf(value) === null);
}

function isAddress(project: Project, value: Origin, address: string): boolean {
  return textOf(value) === address || spellsAddress(project, value, address);
}

function isImageValue(value: Origin): boolean {
  const node = unwrapNode(value.node) as AnyNode;
  if (node.type === 'StringLiteral' || node.type === 'Identifier') return true;
  return (node.type === 'TemplateLiteral' || node.type === 'CallExpression') && isOfModule(value);
}
