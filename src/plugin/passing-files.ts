/**
 * While a file is saved, a temporary one stands beside it for the time that the disk takes. Plugins that look at every file of a
 * folder see it there; Tailwind's then takes its going for a change of the project and reloads the page.
 */
import type { Plugin } from 'vite';
import { isTemporary } from '../server/files/atomic-save.ts';

/** First to hear of a temporary file, and then nobody hears of it. */
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
