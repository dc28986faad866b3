/** A new route behind another one, written as that one: an element or an object, with the same guards around its component. */
import type * as t from '@babel/types';
import type { Draft } from '../check/draft.ts';
import { type AnyNode, endOf, keyName, startOf, tagNameOf } from '../jsx/nodes.ts';
import { indentAt, indentUnit, lineEndOf, startsItsLine } from '../text/layout.ts';
import { attributeQuoteHabit, quoteHabit } from '../text/quote-habit.ts';
import type { Origin } from '../trace/origin-node.ts';
import { attribute } from './react-router-elements.ts';
import type { FoundPage, Route } from './route.ts';
import type { Renaming } from './route-import.ts';

const SHOWS = ['element', 'Component', 'component', 'lazy'];

/** @returns false where nothing can stand behind the route */
export function addRoute(draft: Draft, page: FoundPage, path: string, renaming: Renaming): boolean {
  const { unit } = page.route;
  const holder = unit.ancestors.at(-1)?.type ?? '';
  const { text } = draft;
  const isOnOwnLine = startsItsLine(text, startOf(unit.node));
  const gap = isOnOwnLine ? lineEndOf(text) + indentAt(text, startOf(unit.node)) : '';
  if (/^JSX(?:Element|Fragment)$/.test(holder)) {
    draft.insert(endOf(unit.node), gap + elementText(page.route, path, renaming));
    return true;
  }
  if (holder !== 'ArrayExpression') return false;
  draft.insert(endOf(unit.node), `,${isOnOwnLine ? gap : ' '}${objectText(page.route, path, renaming)}`);
  return true;
}

/** How the router wants the path: relative to the routes around, unless its sibling's is absolute. */
export function writtenPath({ route, base }: FoundPage, path: string, isAbsolute: boolean): string {
  const absolute = route.path === null ? isAbsolute : route.path.startsWith('/');
  return absolute ? path : path.slice(base.replace(/\/$/, '').length + 1);
}

function elementText({ at, component }: Route, path: string, renaming: Renaming): string {
  const node = at.node as AnyNode & t.JSXElement;
  const { text } = at.in;
  const old = attribute(node, 'path');
  const quote = old?.value?.type === 'StringLiteral' ? text.charAt(startOf(old.value)) : attributeQuoteHabit(text);
  const tag = tagNameOf(node.openingElement.name);
  const [gap, end] = attributeGaps(text, node);
  const open = `<${tag}${gap}path=${quote}${path}${quote}`;
  const shows = SHOWS.map((name) => attribute(node, name)).find((one) => one !== null);
  if (shows) return `${open}${gap}${shownText(at, shows as AnyNode, component, renaming)}${end}/>`;
  return component?.at
    ? `${open}><${renaming.made.name} /></${tag}>`
    : `${open}${gap}element={<${renaming.made.name} />}${end}/>`;
}

/** What stands before each attribute of a tag, and before its end: a blank, or a line end where each has a line of its own. */
function attributeGaps(text: string, node: AnyNode & t.JSXElement): [gap: string, end: string] {
  const [first] = node.openingElement.attributes;
  if (!first || !startsItsLine(text, startOf(first))) return [' ', ' '];
  const eol = lineEndOf(text);
  return [eol + indentAt(text, startOf(first)), eol + indentAt(text, startOf(node))];
}

function objectText({ at, component }: Route, path: string, renaming: Renaming): string {
  const node = at.node as AnyNode & t.ObjectExpression;
  const { text } = at.in;
  const quote = quoteHabit(text);
  const shows = node.properties.find((one) => one.type !== 'SpreadElement' && SHOWS.includes(keyName(one.key)));
  const parts = [
    `path: ${quote}${path}${quote}`,
    shows ? shownText(at, shows as AnyNode, component, renaming) : `Component: ${renaming.made.name}`,
  ];
  const isLong = /[\r\n]/.test(text.slice(startOf(node), startOf(node.properties[0] ?? node)));
  if (!isLong) return `{ ${parts.join(', ')} }`;
  const eol = lineEndOf(text);
  const indent = indentAt(text, startOf(node));
  const comma = /,\s*\}$/.test(text.slice(startOf(node), endOf(node))) ? ',' : '';
  const inner = eol + indent + indentUnit(text);
  return `{${inner}${parts.join(`,${inner}`)}${comma}${eol}${indent}}`;
}

/** The attribute or property of the sibling with the new component: an element of it loses its props. */
function shownText({ in: file }: Origin, shows: AnyNode, component: Route['component'], renaming: Renaming): string {
  const old = component?.at?.node;
  const whole = renaming.textOf(file, shows);
  if (old?.type !== 'JSXElement') return old ? whole : nameless(shows, renaming);
  const before = file.text.slice(startOf(shows), startOf(old));
  return `${before}<${renaming.made.name} />${file.text.slice(endOf(old), endOf(shows))}`;
}

function nameless(shows: AnyNode, { made: { name } }: Renaming): string {
  return shows.type === 'JSXAttribute' ? `element={<${name} />}` : `Component: ${name}`;
}
