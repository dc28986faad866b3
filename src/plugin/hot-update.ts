import type { ViteDevServer } from 'vite';
import { isCanvasFile } from './passing-files.ts';
import type { PluginState } from './plugin-state.ts';

/** Files whose changes the editor's history must record. */
const EDITABLE = /\.(?:[cm]?[jt]sx?|css|scss|less|json)$/;

/** A changed file, as Vite reports it to plugins. */
export interface FileUpdate {
  file: string;
  type: 'create' | 'update' | 'delete';
  timestamp: number;
  modules: readonly { importers: { size: number } }[];
  read(): string | Promise<string>;
  server: ViteDevServer;
  /** Makes the modules load anew when they are asked for, without an update of the page. */
  invalidate?(): void;
}

/**
 * Called for a changed file, once per environment of the dev server.
 * @returns an empty list when the pages must get no update
 */
export async function onFileUpdate(
  state: PluginState,
  environment: string,
  { file, type, timestamp, modules, read, server, invalidate }: FileUpdate,
): Promise<[] | undefined> {
  const session = state.of(server.config)?.session;
  if (!session || !EDITABLE.test(file)) return;
  const own = session.wholeFileEdit(file);
  const tellPages = environment === 'client' ? session.servedBy(file) : null;
  const text = type === 'delete' ? null : await unlessGone(read);
  if (text !== undefined && environment === 'client') session.noteChange(file, text);
  if (isCanvasFile(file)) return [];
  // Deleted since: that is reported by itself. An error here would cover the page.
  if (text === undefined) return;
  if (text !== null && session.writes.isEcho(environment, file, text)) return [];
  if (type === 'delete' && own === 'removed') {
    // The files that imported it are updated themselves; the page would ask for it in vain.
    tellPages?.(null);
    return [];
  }
  if (!tellPages) return;
  const isUnused = modules.length > 0 && modules.every(({ importers }) => importers.size === 0);
  if (isUnused && invalidate && own === 'made') {
    // Made again by a redo, and not imported yet: Vite would reload the page. Its importer fetches it at its new address.
    invalidate();
    tellPages(null);
    return [];
  }
  const isPages = modules.length > 0;
  if (isPages && type === 'update' && !(await session.turns.take(file, timestamp))) return [];
  tellPages(isPages ? timestamp : null);
}

/** The text of a file; undefined when it cannot be read any more. */
async function unlessGone(read: FileUpdate['read']): Promise<string | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
