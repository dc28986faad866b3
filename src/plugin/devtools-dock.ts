/**
 * One entry in the dock of Vite DevTools, for those who have it. It starts a browser from this process: an address in the dock
 * would reach the app's page, and the editor's address opens the project (S-20).
 *
 * The types are what `@vitejs/devtools-kit` documents, written down here because nobody needs the package for this.
 */

import type { ResolvedConfig } from 'vite';

interface DockEntry {
  id: string;
  title: string;
  icon: string;
  type: 'launcher';
  launcher: { title: string; description: string; buttonStart: string; onLaunch(): Promise<void> };
}

interface DevToolsContext {
  docks: { register(entry: DockEntry): unknown };
  /** none while a build is looked at */
  viteServer?: unknown;
  viteConfig: ResolvedConfig;
}

export interface DevToolsPluginOptions {
  setup(context: DevToolsContext): void;
}

/**
 * @param isWorking false for an instance of the plugin that stands still in a config
 * @param open shows the editor in the developer's browser; rejects with an Error that says why it cannot
 */
export function devToolsDock(
  isWorking: (config: ResolvedConfig) => boolean,
  open: () => Promise<void>,
): DevToolsPluginOptions {
  return {
    setup({ docks, viteServer, viteConfig }) {
      if (!viteServer || !isWorking(viteConfig)) return;
      docks.register({
        id: 'visual-edit',
        title: 'Visual editor',
        icon: 'ph:cursor-click-duotone',
        type: 'launcher',
        launcher: {
          title: 'Visual editor',
          description: 'Edit the running app by hand; each edit lands in its source file.',
          buttonStart: 'Open the editor',
          onLaunch: open,
        },
      });
    },
  };
}
