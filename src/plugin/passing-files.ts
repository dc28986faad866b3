/**
 * Hides temporary files from other plugins. While a file is saved, a temporary one exists beside it. Plugins that watch a
 * whole folder see it; Tailwind's then takes its removal for a change of the project and reloads the page.
 */
import type { Plugin } from 'vite';
import { isTemporary } from '../server/files/atomic-save.ts';

/** Runs before other plugins and drops hot updates of temporary files. */
export function passingFiles(name: string, apply: Plugin['apply']): Plugin {
  return {
    name,
    apply,
    hotUpdate: {
      order: 'pre',
      handler: ({ file }) => (isTemporary(file) ? [] : undefined),
    },
  };
}
