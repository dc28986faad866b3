/** The component that a route shows: `element={<Guard><Page /></Guard>}`, `Component={Page}`, `lazy={() => import('./Page')}`. */
import type * as t from '@babel/types';
import { defaultName } from '../jsx/new-component.ts';
import { type AnyNode, findChild, isNativeTag, tagNameOf, unwrapNode } from '../jsx/nodes.ts';
import { placeIn, placeInside } from '../jsx/place-in.ts';
import type { Project } from '../mutation.ts';
import type { Origin } from '../trace/origin-node.ts';
import { startTrace } from '../trace/tracer.ts';
import { valuesOf } from '../trace/values.ts';

export interface RouteComponent {
  name: string | null;
  /** the tag, identifier or `import()` that names it; null where it cannot be told */
  at: Origin | null;
  /** it only leads to another address */
  isRedirect: boolean;
}

const NAMELESS: RouteComponent = { name: null, at: null, isRedirect: false };
const REDIRECTS = /^(?:Navigate|Redirect)$/;

/** The innermost component of an element, inside of guards, providers and `Suspense`. */
export function shownBy(value: Origin, project: Project): RouteComponent {
  const node = unwrapNode(value.node) as AnyNode;
  switch (node.type) {
    case 'JSXElement':
      return ofElement(value, node, project);
    case 'JSXFragment':
      return ofOnly(value, elementsIn(node), project) ?? NAMELESS;
    case 'Identifier':
      return /^[A-Z]/.test(node.name)
        ? { name: node.name, at: { ...value, node }, isRedirect: false }
        : ofItem(value, project);
    case 'MemberExpression':
      return ofItem(value, project);
    case 'ConditionalExpression':
      return either(value, [node.consequent, node.alternate], project);
    case 'LogicalExpression':
      return either(value, [node.right], project);
    case 'CallExpression':
      return node.arguments[0] ? shownBy({ ...value, node: node.arguments[0] as AnyNode }, project) : NAMELESS;
    default:
      return NAMELESS;
  }
}

function ofElement(value: Origin, node: AnyNode & t.JSXElement, project: Project): RouteComponent {
  const inner = ofOnly(value, elementsIn(node), project);
  if (inner?.name) return inner;
  const tag = tagNameOf(node.openingElement.name);
  if (isNativeTag(tag)) return NAMELESS;
  return { name: tag, at: placeInside(value, node), isRedirect: REDIRECTS.test(tag) };
}

/** An element that an item of a list has: `element` in `pages.map(({ path, element }) => …)`. */
function ofItem(value: Origin, project: Project): RouteComponent {
  const { values, unknown } = valuesOf(value, startTrace(project));
  const [only] = values;
  const isElement = only?.node.type === 'JSXElement' && values.length === 1 && unknown.length === 0;
  return isElement ? shownBy(only, project) : NAMELESS;
}

function ofOnly(value: Origin, elements: AnyNode[], project: Project): RouteComponent | null {
  const [only] = elements;
  return only && elements.length === 1 ? shownBy({ ...value, node: only }, project) : null;
}

function elementsIn({ children }: t.JSXElement | t.JSXFragment): AnyNode[] {
  return children.flatMap((child) => {
    const node = (child.type === 'JSXExpressionContainer' ? child.expression : child) as AnyNode;
    return /^(?:JSXText|JSXEmptyExpression|JSXSpreadChild)$/.test(node.type) ? [] : [node];
  });
}

/** Of several branches the first that is no redirect. */
function either(value: Origin, nodes: t.Node[], project: Project): RouteComponent {
  const all = nodes.map((node) => shownBy({ ...value, node: node as AnyNode }, project));
  return all.find(({ name, isRedirect }) => name !== null && !isRedirect) ?? all[0] ?? NAMELESS;
}

/** True for a component that the callback of a `.map` names for all its items. */
export const isWrittenOnce = (component: RouteComponent | null): boolean => Boolean(component?.at?.entered?.length);

/** Of `() => import('./Page')`, in whatever it is wrapped. */
export function loadedBy(value: Origin): RouteComponent {
  const call = importIn(value.node);
  const [specifier] = call?.arguments ?? [];
  if (!call || specifier?.type !== 'StringLiteral') return NAMELESS;
  const name = defaultName({ type: 'Program' } as unknown as AnyNode, specifier.value.replace(/\/index$/, ''));
  return { name, at: placeIn(value.in, call), isRedirect: false };
}

function importIn(node: AnyNode): (AnyNode & t.CallExpression) | null {
  if (node.type === 'CallExpression' && node.callee.type === 'Import') return node;
  let found: (AnyNode & t.CallExpression) | null = null;
  findChild(node, (child) => {
    found = importIn(child);
    return found !== null;
  });
  return found;
}
