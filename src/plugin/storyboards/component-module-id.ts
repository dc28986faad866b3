/** The id of a component's or story's module holds all that it is made of, so that the dev server keeps no table of them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AloneType, SETUP_FILES, type ShownComponent } from '../../protocol/component-page.ts';
import { componentProblem, storyProblem } from '../../protocol/component-problem.ts';

const PREFIX = 'virtual:visual-edit-component/';
export const COMPONENT_MODULES = /^\0?virtual:visual-edit-component\//;

/** A component or a story, as it is asked for. */
export interface Asked extends ShownComponent {
  type: AloneType;
}

/** @param version changes with everything else that the module is made of: its page then asks for another module */
export function moduleId({ type, file, exportName, props, layout }: Asked, version: string): string {
  const json = JSON.stringify({ type, file, exportName, props, layout });
  return `${PREFIX}${version}-${Buffer.from(json).toString('base64url')}`;
}

/** @returns null for an id that we did not make */
export function askedBy(id: string): Asked | null {
  try {
    const text = id.replace(COMPONENT_MODULES, '').replace(/^[^-]*-/, '');
    const asked: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return askedProblem(asked) === null ? (asked as Asked) : null;
  } catch {
    return null;
  }
}

/** @returns the fault of a requested value, null if it has none */
export function askedProblem(value: unknown): string | null {
  const problem = componentProblem(value);
  if (problem !== null) return problem;
  const asked = value as Asked;
  if (asked.type !== 'COMPONENT' && asked.type !== 'STORY')
    return `has the type ${JSON.stringify(asked.type)}; expected COMPONENT or STORY`;
  return asked.type === 'STORY' ? storyProblem(asked) : null;
}

/** Absolute path of the project's set-up file; null without one. */
export function setupOf(root: string): string | null {
  return SETUP_FILES.map((file) => join(root, file)).find((path) => existsSync(path)) ?? null;
}
