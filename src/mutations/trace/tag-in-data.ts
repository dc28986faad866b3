/** The component that a tag stands for, where it is a value of the data: `<item.icon />`, `const Icon = item.icon`. */
import type * as t from '@babel/types';
import { resolveName } from '../jsx/bindings.ts';
import { findElement } from '../jsx/find-element.ts';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { isRefusal } from '../refusals.ts';
import { originIn } from '../text/editable.ts';
import { traceOf } from './edit-traced.ts';
import { sourceOf } from './origin.ts';
import type { Origin } from './origin-node.ts';
import type { TextQuestion } from './trace-text.ts';
import { distinct, places } from './use-parts.ts';
import { valuesOf } from './values.ts';

/** Which of the rendered elements is meant. */
export type ShownElement = Pick<TextQuestion, 'dataIndex' | 'dataCount' | 'lists' | 'callSite' | 'callSitesAround'>;

/** @returns a sentence that names the place of its value, or those of all it may be; null for other tags */
export function tagInData(project: Project, codebaseId: string, shown: ShownElement): string | null {
  const target = findElement(project, codebaseId);
  if (isRefusal(target)) return null;
  const tag = target.node.openingElement.name;
  const member = memberOf(originIn(target, tag));
  if (!member) return null;
  const trace = traceOf(project, {
    dataIndex: shown.dataIndex ?? undefined,
    dataCount: shown.dataCount ?? undefined,
    lists: shown.lists,
    callSiteCodebaseId: shown.callSite ?? undefined,
    callSitesAround: shown.callSitesAround,
  });
  const values = distinct(valuesOf(member.object, trace).values.flatMap((one) => valueIn(one, member.key)));
  const [only, second] = values;
  if (!only) return null;
  const name = target.element.tagName;
  if (second) return `\`${name}\` is a value of the data, one of those at ${places(values)}: change it there.`;
  return `\`${name}\` is ${sourceOf(only.in, only.node)} of the data at ${places([only])}: change it there, with its import.`;
}

interface Member {
  object: Origin;
  key: string;
}

/** Of the tag `item.icon`, and of a name that is declared as that, or taken out of `item`. */
function memberOf(tag: Origin): Member | null {
  const { node } = tag;
  if (node.type === 'JSXMemberExpression') {
    const object = node.object as AnyNode;
    if (object.type !== 'JSXIdentifier') return null;
    return { object: { ...tag, node: named(object) }, key: node.property.name };
  }
  const binding = node.type === 'JSXIdentifier' ? resolveName(node.name, tag.ancestors) : null;
  const declarator = binding?.node;
  if (binding?.kind !== 'const' || declarator?.type !== 'VariableDeclarator' || !declarator.init) return null;
  const at = tag.ancestors.indexOf(binding.scope);
  const init = { ...tag, node: unwrapNode(declarator.init) as AnyNode, ancestors: tag.ancestors.slice(0, at + 1) };
  if (declarator.id.type === 'ObjectPattern') {
    const property = declarator.id.properties.find((one) => one.type === 'ObjectProperty' && one.value === binding.id);
    return property?.type === 'ObjectProperty' && !property.computed
      ? { object: init, key: keyName(property.key) }
      : null;
  }
  const { node: value } = init;
  if (value.type !== 'MemberExpression' && value.type !== 'OptionalMemberExpression') return null;
  if (value.computed) return null;
  return { object: { ...init, node: unwrapNode(value.object) as AnyNode }, key: keyName(value.property) };
}

/** The name of a tag, as the name in code that it is. */
const named = (tag: AnyNode & t.JSXIdentifier): AnyNode => ({ ...tag, type: 'Identifier' }) as unknown as AnyNode;

/** What an object has under a key, as it is written. */
function valueIn(object: Origin, key: string): Origin[] {
  if (object.node.type !== 'ObjectExpression') return [];
  const property = object.node.properties.find(
    (one) => one.type === 'ObjectProperty' && !one.computed && keyName(one.key) === key,
  );
  if (property?.type !== 'ObjectProperty') return [];
  return [{ ...object, node: property.value as AnyNode, ancestors: [...object.ancestors, object.node] }];
}
