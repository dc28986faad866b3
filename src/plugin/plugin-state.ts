/** What the hooks of one `visualEdit()` share. Vite may run several dev servers with the same plugin object: at a restart two. */
import { realpathSync } from 'node:fs';
import type { ResolvedConfig, ViteDevServer } from 'vite';
import type { EditorServer } from '../server/types.ts';
import { Attachment } from './attachment.ts';
import { mergeOptions, type VisualEditOptions } from './options.ts';

/** What others may ask of the plugin, as `plugin.api`. */
export interface VisualEditApi {
  /** The editor server in use; rejects with an Error whose message says why there is none. */
  readonly ready: Promise<EditorServer>;
  /** The same once it runs, else null. */
  readonly server: EditorServer | null;
  readonly options: VisualEditOptions;
}

export class PluginState implements VisualEditApi {
  private readonly attachments = new WeakMap<ResolvedConfig, Attachment>();
  private latest: Attachment | null = null;

  constructor(readonly options: VisualEditOptions) {}

  get ready(): Promise<EditorServer> {
    return this.latest?.ready ?? Promise.reject(new Error('No dev server was started with this plugin.'));
  }

  get server(): EditorServer | null {
    return this.latest?.editor ?? null;
  }

  /**
   * Takes part in a dev server, unless a later instance of the plugin in its config does.
   * @param apis those of all instances, in the config's order: the last one works, with the options of all
   * @returns null when this instance stands still
   */
  attach(server: ViteDevServer, apis: readonly VisualEditApi[]): Attachment | null {
    if (apis.at(-1) !== this || server.config.plugins.some(({ name }) => name === 'vitest')) return null;
    const options = mergeOptions(apis.map((api) => api.options));
    this.latest = new Attachment(server, options, realpathSync(server.config.root));
    this.attachments.set(server.config, this.latest);
    return this.latest;
  }

  /** What `attach` made for the dev server of this config. */
  of(config: ResolvedConfig): Attachment | null {
    return this.attachments.get(config) ?? null;
  }
}
