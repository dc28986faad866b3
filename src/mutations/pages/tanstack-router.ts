/** The pages of TanStack Router: files under `src/routes` with their generated tree, or routes made by `createRoute`. */

import { resolveName } from '../jsx/bindings.ts';
import { importOf } from '../jsx/imports.ts';
import { type AnyNode, keyName, unwrapNode } from '../jsx/nodes.ts';
import { placeIn } from '../jsx/place-in.ts';
import type { Project } from '../mutation.ts';
import { findExport, readValueFile } from '../trace/modules.ts';
import { placeOf } from '../trace/origin.ts';
import type { Origin, ValueFile } from '../trace/origin-node.ts';
import type { FoundPages } from './react-router.ts';
import { propertyOf } from './react-router-objects.ts';
import { type FoundPage, pagesOf, type Route } from './route.ts';
import { loadedBy } from './route-component.ts';
import { callsOf } from './router-files.ts';
import { stringsOf } from './strings.ts';
import { routeFilePages } from './tanstack-files.ts';
import { componentOf, patternOf } from './tanstack-notation.ts';

/** @returns null where no file makes such a router */
export function tanstackPages(project: Project, files: readonly ValueFile[]): FoundPages | null {
  for (const file of files) {
    for (const call of callsOf(file, /^(?:createRouter|Router)$/)) {
      const options = call.arguments[0] && placeIn(file, unwrapNode(call.arguments[0]) as AnyNode);
      if (options?.node.type !== 'ObjectExpression') continue;
      const tree = propertyOf(options, 'routeTree');
      if (!tree) continue;
      const base = propertyOf(options, 'basepath');
      const basename = base ? (stringsOf(base, project)?.[0]?.replace(/\/$/, '') ?? null) : '';
      return { ...pagesUnder(project, tree), basename, isHash: file.text.includes('createHashHistory(') };
    }
  }
  return null;
}

function pagesUnder(project: Project, tree: Origin): Pick<FoundPages, 'pages' | 'unread'> {
  const generated = generatedTree(project, tree);
  if (generated) return { pages: routeFilePages(project, generated), unread: new Set() };
  const unread = new Set<string>();
  const root = routeOf({ project, unread }, tree);
  return { pages: root ? pagesOf(root.children, '').map(withPattern) : [], unread };
}

/** The file that the router's plugin writes, if the tree comes from one. */
function generatedTree(project: Project, { node, in: file, ancestors }: Origin): ValueFile | null {
  const binding = node.type === 'Identifier' ? resolveName(node.name, ancestors) : null;
  const spec = binding && file.source ? importOf(file.source, binding) : null;
  const from = spec && project.resolveImport(spec.specifier, file.file);
  return from && /\.gen\.[jt]sx?$/.test(from) ? (readValueFile(project, from)?.file ?? null) : null;
}

interface CodeReader {
  project: Project;
  unread: Set<string>;
}

const MOST_STEPS = 12;

/** A route with its children: `root.addChildren([a, b.addChildren([c])])`. */
function routeOf(reader: CodeReader, origin: Origin, steps = 0): Route | null {
  const node = unwrapNode(origin.node) as AnyNode;
  const again = (next: Origin | null) => next && routeOf(reader, next, steps + 1);
  if (steps > MOST_STEPS) return null;
  if (node.type === 'Identifier') {
    const found = again(definitionOf(reader.project, { ...origin, node }));
    if (!found) reader.unread.add(placeOf(origin));
    return found;
  }
  if (node.type !== 'CallExpression') return null;
  const { callee, arguments: given } = node;
  const first = given[0] ? placeIn(origin.in, unwrapNode(given[0]) as AnyNode) : null;
  if (callee.type === 'MemberExpression') {
    const route = again(placeIn(origin.in, callee.object as AnyNode));
    const method = keyName(callee.property);
    if (!route || !first) return route;
    if (method === 'lazy') return { ...route, component: loadedBy(first) };
    if (!/^_?addChildren/.test(method)) return route;
    const children = membersOf(first).flatMap((member) => again(member) ?? []);
    return { ...route, children };
  }
  return /^create(?:Root)?Route(?:WithContext)?$/.test(keyName(callee)) || callee.type === 'CallExpression'
    ? madeBy(reader, origin, first)
    : null;
}

function membersOf({ node, in: file }: Origin): Origin[] {
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((one) => (one ? [placeIn(file, one as AnyNode)] : []));
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((one) => (one.type === 'ObjectProperty' ? [placeIn(file, one.value as AnyNode)] : []));
}

/** `createRoute({ getParentRoute, path: '/', component: Home })` */
function madeBy(reader: CodeReader, at: Origin, options: Origin | null): Route {
  const given = options?.node.type === 'ObjectExpression' ? options : null;
  const path = given && propertyOf(given, 'path');
  const paths = path && stringsOf(path, reader.project);
  if (path && !paths) reader.unread.add(placeOf(at));
  const component = given && propertyOf(given, 'component');
  const written = paths?.[0] ?? null;
  return {
    path: written,
    isIndex: written === '/',
    component: component ? componentOf(component, reader.project) : null,
    children: [],
    at,
    unit: at,
    isRepeated: false,
  };
}

/** The initial value of a constant, here or in the file that it is imported from. */
function definitionOf(project: Project, { node, in: file, ancestors }: Origin): Origin | null {
  const binding = resolveName(String(node.name), ancestors);
  if (!binding || !file.source) return null;
  if (binding.kind === 'import') {
    const spec = importOf(file.source, binding);
    const from = spec && project.resolveImport(spec.specifier, file.file);
    return from ? findExport(project, from, spec.imported) : null;
  }
  const { init } = binding.node as { init?: AnyNode | null };
  return init ? placeIn(file, init) : null;
}

function withPattern(page: FoundPage): FoundPage {
  return { ...page, path: patternOf(page.path) };
}
