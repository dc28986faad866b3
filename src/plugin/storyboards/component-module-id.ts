/** The id of a component's module holds all that it is made of, so that the dev server keeps no table of them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { componentProblem, SETUP_FILES, type ShownComponent } from '../../protocol/component-page.ts';

const PREFIX = 'virtual:visual-edit-component/';
export const COMPONENT_MODULES = /^\0?virtual:visual-edit-component\//;

/** @param version changes with everything else that the module is made of: its page then asks for another module */
export function moduleId({ file, exportName, props }: ShownComponent, version: string): string {
  const json = JSON.stringify({ file, exportName, props });
  return `${PREFIX}${version}-${Buffer.from(json).toString('base64url')}`;
}

/** @returns null for an id that we did not make */
export function componentOf(id: string): ShownComponent | null {
  try {
    const text = id.replace(COMPONENT_MODULES, '').replace(/^[^-]*-/, '');
    const shown: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return componentProblem(shown) === null ? (shown as ShownComponent) : null;
  } catch {
    return null;
  }
}

/** Absolute path of the project's set-up file; null without one. */
export function setupOf(root: string): string | null {
  return SETUP_FILES.map((file) => join(root, file)).find((path) => existsSync(path)) ?? null;
}
