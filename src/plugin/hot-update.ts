import type { ViteDevServer } from 'vite';
import type { DevSession } from './dev-session.ts';
import type { UpdatePart } from './joint-updates.ts';
import { isCanvasFile } from './passing-files.ts';
import type { PluginState } from './plugin-state.ts';

/** Files whose changes the editor's history must record. */
export const EDITABLE = /\.(?:[cm]?[jt]sx?|css|scss|less|json)$/;

/** A changed file, as Vite reports it to plugins. */
export interface FileUpdate<Module extends ImportedModule = ImportedModule> {
  file: string;
  type: 'create' | 'update' | 'delete';
  timestamp: number;
  modules: readonly Module[];
  read(): string | Promise<string>;
  server: ViteDevServer;
  /** Makes the modules load anew when they are asked for, without an update of the page. */
  invalidate?(): void;
}

/** A module as Vite knows it. */
export interface ImportedModule {
  importers: { size: number };
}

/**
 * Called for a changed file, once per environment of the dev server.
 * @returns the modules to update; undefined for those that Vite found. None if there must be no update, or if another file of the
 * same edit brings them.
 */
export async function onFileUpdate<Module extends ImportedModule>(
  state: PluginState,
  environment: string,
  update: FileUpdate<Module>,
): Promise<Module[] | undefined> {
  const { file, timestamp, server } = update;
  const session = state.of(server.config)?.session;
  if (!session || !EDITABLE.test(file)) return;
  const part = await partOf(session, environment, update);
  if (environment !== 'client') return part ? undefined : [];
  const parts = session.joint.arrived(file, part);
  for (const { sends } of parts) sends(timestamp);
  // Its own modules, or those of an edit of several files: all are of the same dev server.
  return parts.flatMap(({ modules }) => [...modules] as Module[]);
}

/** For updates of which the pages need not be told. */
const untold = () => {};

/** @returns null if there must be no update of this file */
async function partOf(
  session: DevSession,
  environment: string,
  { file, type, timestamp, modules, read, invalidate }: FileUpdate,
): Promise<UpdatePart | null> {
  const own = session.wholeFileEdit(file);
  const tellPages = environment === 'client' ? session.servedBy(file) : null;
  const text = type === 'delete' ? null : await unlessGone(read);
  if (text !== undefined && environment === 'client') session.noteChange(file, text);
  if (isCanvasFile(file)) return null;
  // Deleted since: that is reported by itself. An error here would cover the page.
  if (text === undefined) return { modules, sends: untold };
  if (text !== null && session.writes.isEcho(environment, file, text)) return null;
  if (type === 'delete' && own === 'removed') {
    // The files that imported it are updated themselves; the page would ask for it in vain.
    tellPages?.(null);
    return null;
  }
  if (!tellPages) return { modules, sends: untold };
  const isUnused = modules.length > 0 && modules.every(({ importers }) => importers.size === 0);
  if (isUnused && invalidate && own === 'made') {
    // Made again by a redo, and not imported yet: Vite would reload the page. Its importer fetches it at its new address.
    invalidate();
    tellPages(null);
    return null;
  }
  if (modules.length === 0) {
    tellPages(null);
    return { modules, sends: untold };
  }
  if (type === 'update' && !(await session.turns.take(file, timestamp))) return null;
  const sends = (sent: number) => {
    if (sent !== timestamp) session.turns.sentAt(file, sent);
    tellPages(sent);
  };
  return { modules, sends };
}

/** The text of a file; undefined when it cannot be read any more. */
async function unlessGone(read: FileUpdate['read']): Promise<string | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
