/** The component for links between the app's own pages, which changes pages without a reload. */
import type * as t from '@babel/types';
import type { RouterLink } from '../../protocol/pages.ts';
import { nameOf } from '../jsx/imports.ts';
import type { Project } from '../mutation.ts';
import { isRouterModule, routerFiles } from './router-files.ts';

const NAME = 'Link';

/** These export `Link` in every version; `react-router` only since version 7. */
const HAS_LINK = new Set(['react-router-dom', 'wouter', '@tanstack/react-router']);

/** @returns null for a project that imports none and no router that surely has one */
export function routerLink(project: Project): RouterLink | null {
  const imports = routerFiles(project)
    .flatMap(({ source }) => source?.ast.program.body ?? [])
    .filter((statement) => statement.type === 'ImportDeclaration')
    .filter(({ source, importKind }) => isRouterModule(source.value) && importKind !== 'type');
  const importsLink = ({ specifiers }: t.ImportDeclaration): boolean =>
    specifiers.some((one) => one.type === 'ImportSpecifier' && nameOf(one) === NAME);
  const found = imports.find(importsLink) ?? imports.find(({ source }) => HAS_LINK.has(source.value));
  return found ? { name: NAME, importFrom: found.source.value, prop: 'to' } : null;
}
