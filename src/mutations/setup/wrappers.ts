/**
 * The wrappers that an app has around its pages: the elements around the root component in the JSX that the entry renders, and the providers
 * that this component itself begins with.
 */
import type * as t from '@babel/types';
import { findDeclaration } from '../components/declaration.ts';
import { resolveName } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, forEachChild, isFunction, isNativeTag, tagNameOf, tagRootOf, unwrapNode } from '../jsx/nodes.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import type { Origin } from '../trace/origin-node.ts';

/** An element in its file, with the nodes around it, program first. */
export interface Placed {
  source: ParsedSource;
  node: AnyNode & t.JSXElement;
  ancestors: readonly AnyNode[];
}

export interface Around {
  /** outermost first, of both files */
  wrappers: Placed[];
  /** the files that were read: the entry, and that of the root component */
  sources: ParsedSource[];
  /** tag of the element that they are around; null where nothing is rendered */
  leaf: string | null;
}

/** Wrappers without effect on their children, or that only report. */
const WITHOUT_EFFECT = /^(?:React\.)?(?:StrictMode|Fragment|Profiler)$/;
/** In the root component: anything else there may be a part of the page. */
const PROVIDER = /(?:Provider|Router)$/;

export function aroundApp(project: Project, entry: ParsedSource): Around {
  const rendered = renderedBy(entry);
  if (!rendered) return { wrappers: [], sources: [entry], leaf: null };
  const outer = chainFrom(project, rendered, () => true);
  const root = outer.inner && rootComponent(project, outer.inner);
  const inner = root && chainFrom(project, root, (name) => PROVIDER.test(name));
  return {
    wrappers: [...outer.wrappers, ...(inner?.wrappers ?? [])],
    sources: root ? [entry, root.source] : [entry],
    leaf: tagOf((inner?.inner ?? outer.inner ?? rendered).node),
  };
}

/** The JSX given to `createRoot(…).render(…)`, `root.render(…)`, `ReactDOM.render(…)` or `hydrateRoot(…)`. */
function renderedBy(source: ParsedSource): Placed | null {
  let found: Placed | null = null;
  const visit = (node: AnyNode, ancestors: readonly AnyNode[]): void => {
    if (found) return;
    if (node.type === 'CallExpression') {
      const { callee } = node;
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      const isHydration = name.type === 'Identifier' && /^hydrate(?:Root)?$/.test(name.name);
      const isRender = name.type === 'Identifier' && name.name === 'render' && callee.type === 'MemberExpression';
      const argument = node.arguments[isHydration && name.name === 'hydrateRoot' ? 1 : 0];
      const value = (isHydration || isRender) && argument ? unwrapNode(argument) : null;
      if (value?.type === 'JSXElement') found = { source, node: value as Placed['node'], ancestors };
    }
    forEachChild(node, (child) => visit(child, [...ancestors, node]));
  };
  visit(source.ast.program as AnyNode, []);
  return found;
}

/** The JSX that the component of an element returns. */
function rootComponent(project: Project, { source, node, ancestors }: Placed): Placed | null {
  const use: Origin = {
    node,
    in: { file: source.file, text: source.text, source },
    ancestors: [...ancestors],
  };
  const declared = findDeclaration(project, tagOf(node), use);
  if (!declared?.in.source || !isFunction(declared.node)) return null;
  const { body } = declared.node;
  const program = declared.in.source.ast.program as AnyNode;
  const around = [program, declared.node as AnyNode];
  if (body.type !== 'BlockStatement') return placed(declared.in.source, unwrapNode(body), around);
  const returned = body.body.findLast((one) => one.type === 'ReturnStatement');
  const value = returned?.argument && unwrapNode(returned.argument);
  return value ? placed(declared.in.source, value, [...around, body as AnyNode]) : null;
}

function placed(source: ParsedSource, node: t.Node, ancestors: readonly AnyNode[]): Placed | null {
  return node.type === 'JSXElement' ? { source, node: node as Placed['node'], ancestors } : null;
}

interface Chain {
  wrappers: Placed[];
  /** the element behind the last wrapper */
  inner: Placed | null;
}

/** Goes inwards as long as it is certain which child the app is in. */
function chainFrom(project: Project, start: Placed, isWrapper: (name: string) => boolean): Chain {
  const wrappers: Placed[] = [];
  for (let at = start; ; ) {
    const name = tagOf(at.node);
    const child = isNativeTag(name) ? null : childWithApp(project, at);
    if (!child) return { wrappers, inner: at };
    if (!WITHOUT_EFFECT.test(name)) {
      if (!isWrapper(name)) return { wrappers, inner: at };
      wrappers.push(at);
    }
    at = { ...at, node: child };
  }
}

/** The only child, or among others the one with children of its own, or else the only one that is a component of the project. */
function childWithApp(project: Project, { node, source, ancestors }: Placed): Placed['node'] | null {
  const children = node.children.filter((one) => one.type !== 'JSXText' || one.value.trim() !== '');
  const elements = children.filter((one): one is Placed['node'] => one.type === 'JSXElement');
  if (elements.length !== children.length) return null;
  if (elements.length === 1) return elements[0] ?? null;
  const withChildren = elements.filter((one) => one.children.length > 0);
  if (withChildren.length > 0) return withChildren.length === 1 ? (withChildren[0] ?? null) : null;
  const own = elements.filter((one) => {
    const binding = resolveName(tagRootOf(tagOf(one)), ancestors);
    const spec = binding?.kind === 'import' ? importOf(source, binding) : null;
    return spec !== null && project.resolveImport(spec.specifier, source.file) !== null;
  });
  return own.length === 1 ? (own[0] ?? null) : null;
}

export const tagOf = ({ openingElement }: t.JSXElement): string => tagNameOf(openingElement.name);
