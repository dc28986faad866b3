/**
 * State shared by the hooks of one `visualEdit()`. Vite may run several dev servers with one plugin object: two during a
 * restart.
 */
import { realpathSync } from 'node:fs';
import type { ResolvedConfig, ViteDevServer } from 'vite';
import type { EditorServer } from '../server/types.ts';
import { Attachment } from './attachment.ts';
import { mergeOptions, type VisualEditOptions } from './options.ts';

/** The plugin's public interface, as `plugin.api`. */
export interface VisualEditApi {
  /** The running editor server; rejects with an Error whose message says why there is none. */
  readonly ready: Promise<EditorServer>;
  /** The running editor server, or null. */
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
   * Attaches to a dev server, unless a later instance of the plugin in its config does.
   * @param apis of all instances, in config order: the last one is active, with the merged options
   * @returns null when this instance is inactive
   */
  attach(server: ViteDevServer, apis: readonly VisualEditApi[]): Attachment | null {
    if (apis.at(-1) !== this || server.config.plugins.some(({ name }) => name === 'vitest')) return null;
    const options = mergeOptions(apis.map((api) => api.options));
    this.latest = new Attachment(server, options, realpathSync(server.config.root));
    this.attachments.set(server.config, this.latest);
    return this.latest;
  }

  /** The attachment to the dev server with this config, or null. */
  of(config: ResolvedConfig | null): Attachment | null {
    return (config && this.attachments.get(config)) ?? null;
  }
}
