/**
 * An address that code of the project puts together: a template behind Vite's base, or a call of a helper that returns a template of
 * its arguments. Another image of the same form needs other words in it, and nothing else.
 */
import type * as t from '@babel/types';
import type { Splice } from '../../protocol/splice.ts';
import { type AnyNode, endOf, isFunction, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { escapeFor } from '../text/quoting.ts';
import type { Origin } from '../trace/origin-node.ts';
import { startTrace } from '../trace/tracer.ts';
import { valuesOf } from '../trace/values.ts';

/** A part of an address: fixed, or text in the source that may be another. */
type Part = { fixed: string } | { fixed: null; node: AnyNode; text: string };

/** The splices with which the value reads as the new address; null where its form cannot say it. */
export function callWith(project: Project, place: Origin, oldAddress: string, address: string): Splice[] | null {
  const parts = partsOf(project, place);
  if (!parts) return null;
  const base = baseOf(parts, oldAddress);
  if (base === null) return null;
  return (
    spelled(parts, base, address)?.flatMap(({ node, from, to }) => {
      if (from === to) return [];
      const quote = place.in.text[startOf(node)] as string;
      const isPiece = node.type === 'TemplateElement';
      const [start, end] = isPiece ? [startOf(node), endOf(node)] : [startOf(node) + 1, endOf(node) - 1];
      return [{ start, end, text: escapeFor(to, isPiece ? '`' : quote) }];
    }) ?? null
  );
}

/** True when a template or a helper's call reads as the address. */
export function spellsAddress(project: Project, place: Origin, address: string): boolean {
  const parts = partsOf(project, place);
  return parts !== null && baseOf(parts, address) !== null;
}

/** Null for anything else than fixed text, the base, and text that stands at the place itself. */
function partsOf(project: Project, place: Origin): Part[] | null {
  const node = unwrapNode(place.node) as AnyNode;
  if (node.type === 'TemplateLiteral') return templateParts(node, () => null, true);
  if (node.type !== 'CallExpression') return null;
  const callee = valuesOf({ ...place, node: node.callee as AnyNode }, startTrace(project));
  const fn = callee.values.length === 1 && callee.unknown.length === 0 ? callee.values[0]?.node : undefined;
  if (!fn || !isFunction(fn)) return null;
  const template = returnedTemplate(fn as AnyNode & t.Function);
  return (
    template &&
    templateParts(template, (expression) => argumentFor(fn as AnyNode & t.Function, node, expression), false)
  );
}

function returnedTemplate({ body }: t.Function): t.TemplateLiteral | null {
  const only = body.type === 'BlockStatement' ? (body.body.length === 1 ? body.body[0] : undefined) : body;
  const value = only?.type === 'ReturnStatement' ? only.argument : only;
  return value?.type === 'TemplateLiteral' ? value : null;
}

/** @param isHere the template's own text stands at the place and may change */
function templateParts(
  { quasis, expressions }: t.TemplateLiteral,
  argument: (expression: t.Node) => Part | null,
  isHere: boolean,
): Part[] | null {
  const parts: Part[] = [];
  for (const [i, quasi] of quasis.entries()) {
    const text = quasi.value.cooked ?? '';
    if (isHere && text !== '') parts.push({ fixed: null, node: quasi as AnyNode, text });
    else parts.push({ fixed: text });
    const expression = expressions[i];
    if (!expression) continue;
    const part = isBase(expression) ? { fixed: BASE } : argument(expression);
    if (!part) return null;
    parts.push(part);
  }
  return parts;
}

/** Stands for the base in a fixed part: no address has it. */
const BASE = '\0';

/** `import.meta.env.BASE_URL` */
export function isBase(node: t.Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'BASE_URL' &&
    node.object.type === 'MemberExpression' &&
    node.object.object.type === 'MetaProperty'
  );
}

function argumentFor(fn: t.Function, call: t.CallExpression, expression: t.Node): Part | null {
  const index = fn.params.findIndex(
    (one) => one.type === 'Identifier' && expression.type === 'Identifier' && one.name === expression.name,
  );
  const argument = index < 0 ? undefined : call.arguments[index];
  return argument?.type === 'StringLiteral' ? { fixed: null, node: argument as AnyNode, text: argument.value } : null;
}

/** The base with which the parts read as the address; empty if they have none. Null where they read otherwise. */
function baseOf(parts: readonly Part[], address: string): string | null {
  const pattern = parts.map((part) => part.fixed ?? (part as { text: string }).text).join('');
  if (!pattern.includes(BASE)) return pattern === address ? '' : null;
  if (!pattern.startsWith(BASE) || pattern.lastIndexOf(BASE) > 0) return null;
  const rest = pattern.slice(1);
  return address.endsWith(rest) ? address.slice(0, address.length - rest.length) : null;
}

/** The texts with which the parts read as the address, each without a slash but in a template's own text. */
function spelled(
  parts: readonly Part[],
  base: string,
  address: string,
): { node: AnyNode; from: string; to: string }[] | null {
  const open = parts.filter((part) => part.fixed === null);
  const pattern = parts.map((part) => {
    if (part.fixed !== null) return literally(part.fixed.replace(BASE, base));
    return part.node.type === 'TemplateElement' ? '(.+)' : '([^/]+)';
  });
  const found = new RegExp(`^${pattern.join('')}$`).exec(address);
  if (!found) return null;
  return open.map((part, i) => ({ node: part.node, from: part.text, to: found[i + 1] as string }));
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
