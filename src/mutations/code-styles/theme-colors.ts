/**
 * Colours of MUI's theme. On the page each is a custom property, `--mui-palette-primary-main`; an `sx` names it by its path in the
 * palette, `primary.main`.
 */
import type { Wanted } from '../css/declarations.ts';
import type { Project } from '../mutation.ts';

/** Properties whose value an `sx` looks up in the palette. */
const LOOKED_UP = /^(?:background-)?color$|^(?:border|outline)(?:-(?:top|right|bottom|left))?-color$/;
const VARIABLE = /^var\(\s*(--(?:[\w-]+?-)?palette-([a-z]\w*(?:-\w+)+|divider))\s*\)$/;

/** The declaration of an `sx` with the path in place of the custom property, unless the project defines that itself. */
export function withThemeColor(project: Pick<Project, 'stylesheets' | 'read'>, wanted: Wanted): Wanted {
  const [, name, path] = VARIABLE.exec(wanted.value ?? '') ?? [];
  // an important value is no path for MUI
  if (!name || !path || wanted.important || !LOOKED_UP.test(wanted.property)) return wanted;
  const isOwn = project.stylesheets().some((file) => project.read(file)?.includes(`${name}:`));
  return isOwn ? wanted : { ...wanted, value: path.replaceAll('-', '.') };
}
