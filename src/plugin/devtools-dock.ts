/**
 * An entry in the dock of Vite DevTools. It opens the browser from this process: an address in the dock would be readable by
 * the app's page, and the editor's address gives access to the project.
 *
 * The types follow the documentation of `@vitejs/devtools-kit`; importing the package for them is not worthwhile.
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
  /** undefined when a build is inspected */
  viteServer?: unknown;
  viteConfig: ResolvedConfig;
}

export interface DevToolsPluginOptions {
  setup(context: DevToolsContext): void;
}

/**
 * @param isWorking false for an instance of the plugin that is inactive
 * @param open opens the editor in the developer's browser; rejects with an Error that says why it cannot
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
