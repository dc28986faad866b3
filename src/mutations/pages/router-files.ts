/** The files of the running app that may hold its router. */
import { types } from '@babel/core';
import type * as t from '@babel/types';
import type { AnyNode } from '../jsx/nodes.ts';
import { parseSource } from '../jsx/parse.ts';
import type { Project } from '../mutation.ts';
import type { ValueFile } from '../trace/origin-node.ts';

const MODULES = String.raw`(?:react-router(?:-dom)?(?:\/dom)?|wouter|@tanstack\/(?:react-router|router-core))`;
const QUOTED_MODULE = new RegExp(`['"]${MODULES}['"]`);
const MODULE = new RegExp(`^${MODULES}$`);
/** Components and functions that take a router from another file, which may have no JSX. */
const TAKES_ROUTER = /\bRouterProvider\b|\buseRoutes\b/;

export function mayHoldRouter(text: string): boolean {
  return QUOTED_MODULE.test(text);
}

export function isRouterModule(specifier: string): boolean {
  return MODULE.test(specifier);
}

/** Files that import a router, and those that a file with a `RouterProvider` imports. */
export function routerFiles(project: Project): ValueFile[] {
  const found = new Map<string, ValueFile>();
  const take = (file: string, depth: number): void => {
    const text = found.has(file) ? null : project.read(file);
    if (text === null || !mayHoldRouter(text)) return;
    const source = parseSource(text, file);
    if (!source.ok) return;
    found.set(file, { file, text, source });
    if (depth > 2 || !TAKES_ROUTER.test(text)) return;
    for (const statement of source.ast.program.body) {
      if (statement.type !== 'ImportDeclaration') continue;
      const imported = project.resolveImport(statement.source.value, file);
      if (imported !== null) take(imported, depth + 1);
    }
  };
  for (const file of project.sourceFiles()) take(file, 0);
  return [...found.values()];
}

/** Calls of functions with such a name, in the order of the file. */
export function callsOf(file: ValueFile, name: RegExp): (AnyNode & t.CallExpression)[] {
  const calls: (AnyNode & t.CallExpression)[] = [];
  if (!file.source) return calls;
  types.traverseFast(file.source.ast.program, (node) => {
    const called = node.type === 'CallExpression' || node.type === 'NewExpression';
    if (called && node.callee.type === 'Identifier' && name.test(node.callee.name)) {
      calls.push(node as AnyNode & t.CallExpression);
    }
  });
  return calls;
}
