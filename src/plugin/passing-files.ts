/**
 * Hides files that are no part of the app from other plugins: canvases, and temporary files, which exist beside a file while it
 * is saved. Plugins that watch a whole folder see them; Tailwind's then takes one for a change of the project and reloads the
 * page.
 */
import type { Plugin } from 'vite';
import { CANVAS_FOLDER } from '../protocol/canvases.ts';
import { isTemporary } from '../server/files/atomic-save.ts';

/** @param file absolute path with `/` */
export function isCanvasFile(file: string): boolean {
  return file.includes(`/${CANVAS_FOLDER}/`);
}

/** Runs before other plugins and drops hot updates of these files. */
export function passingFiles(name: string, apply: Plugin['apply']): Plugin {
  return {
    name,
    apply,
    hotUpdate: {
      order: 'pre',
      handler: ({ file }) => (isTemporary(file) || isCanvasFile(file) ? [] : undefined),
    },
  };
}
