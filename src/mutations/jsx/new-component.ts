/** The file of a new component, from its contents, and its import where it is used (ADD_JSX). */
import type * as t from '@babel/types';
import { Draft } from '../check/draft.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { fileExists, invalidField, loneSurrogate, nameTaken, unparsable } from '../refusals.ts';
import { withoutEnding } from '../scope/scope-check.ts';
import { hasLoneSurrogate } from '../text/quoting.ts';
import { resolveName } from './bindings.ts';
import { ensureImport, relativeSpecifier } from './imports.ts';
import type { AnyNode } from './nodes.ts';
import { parseSource } from './parse.ts';
import type { InsertionPoint } from './placement.ts';

export interface NewComponent {
  tag: string;
  parts: Plan['parts'];
}

/**
 * @param filename path in the project; a bare name stands beside the file that uses it
 * @param draft of the file that uses it
 */
export function newComponent(
  project: Project,
  place: InsertionPoint,
  draft: Draft,
  contents: string,
  filename: string | undefined,
): NewComponent | Refusal {
  const file = fileFor(filename, place.source.file);
  if (file === null) return invalidField('fileContentsSourceFilename', 'is no path of a TSX, JSX, TS or JS file here');
  if (hasLoneSurrogate(contents)) return loneSurrogate({ file });
  const parsed = parseSource(contents, file);
  if (!parsed.ok) return unparsable(parsed);
  const present = project.read(file);
  if (present !== null && present !== contents) return fileExists(file);
  const component = exportedComponent(parsed.ast.program, file);
  if (!component) return invalidField('fileContentsToSourceFrom', 'exports no component');
  if (resolveName(component.local, place.ancestors)) return nameTaken(place.where, component.local);
  const specifier = relativeSpecifier(place.source.file, withoutEnding(file));
  ensureImport(project, draft, { specifier, imported: component.imported, local: component.local, isType: false });
  const creating = new Draft(null, file, '', true);
  creating.insert(0, contents);
  const parts = present === null ? [{ draft: creating, expectation: { where: { file } } }] : [];
  return { tag: component.local, parts };
}

/** @returns null if it is no path of a module in the project */
export function fileFor(filename: string | undefined, user: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file is named with them
  if (!filename || filename.length > 300 || !/^(?!\.)[^\\:*?"<>|\u0000-\u001f]+\.(?:tsx|jsx|ts|js)$/.test(filename))
    return null;
  const parts = filename.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || part === 'node_modules')) return null;
  if (parts.length > 1) return filename;
  return [...user.split('/').slice(0, -1), filename].join('/');
}

/** The default export, else the first exported name that begins with a capital. */
function exportedComponent(program: t.Program, file: string): { imported: string; local: string } | null {
  const names: string[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      return { imported: 'default', local: defaultName(statement.declaration as AnyNode, file) };
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const one of statement.specifiers) {
      if (one.type === 'ExportSpecifier' && one.exported.type === 'Identifier') names.push(one.exported.name);
    }
    const declaration = statement.declaration;
    if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
      if (declaration.id) names.push(declaration.id.name);
    } else if (declaration?.type === 'VariableDeclaration') {
      for (const one of declaration.declarations) if (one.id.type === 'Identifier') names.push(one.id.name);
    }
  }
  const name = names.find((one) => /^[A-Z]/.test(one));
  return name ? { imported: name, local: name } : null;
}

export function defaultName(declaration: AnyNode, file: string): string {
  const own =
    declaration.type === 'Identifier' ? declaration.name : (declaration.id as AnyNode | null | undefined)?.name;
  if (typeof own === 'string' && /^[A-Z]/.test(own)) return own;
  const stem = (file.split('/').at(-1) as string).replace(/\.[^.]+$/, '');
  const words = stem.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const name = words.map((word) => (word[0] as string).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(name) ? name : `Component${name}`;
}
