/**
 * Shares one editor server per project within this process. Vite restarts its dev server when the config changes; the new
 * one takes over the running editor, so that open editors keep their address, token and history. The editor closes with the
 * last dev server that holds it.
 */
import type { IdentityRegistry } from '../server/identity/identity.ts';
import type { EditorServer, EditorServerOptions } from '../server/types.ts';

/** The functions that the editor server needs from the current dev server. */
export type AppSide = Pick<
  EditorServerOptions,
  | 'appUrl'
  | 'resolveImport'
  | 'importersOf'
  | 'publicFolder'
  | 'entry'
  | 'loadedStylesheets'
  | 'moduleClassNames'
  | 'onWritten'
  | 'logger'
>;

interface Host {
  identity: IdentityRegistry;
  /** dev servers that hold the editor, oldest first */
  holders: AppSide[];
  started: Promise<EditorServer>;
}

/** Shared by all copies of this package in one process, so that a project has one writer. */
const HOSTS = Symbol.for('visual-edit.hosts');

export interface Hold {
  identity: IdentityRegistry;
  /** false when the editor server was already running */
  isNew: boolean;
  ready: Promise<EditorServer>;
  /** Releases the hold; the last release closes the editor server. May be called twice. */
  release(): Promise<void>;
}

/** True while a dev server of this process holds the project's editor. */
export function isHeld(root: string): boolean {
  return allHosts().has(root);
}

/**
 * Starts the project's editor server, or joins the running one.
 * @param newIdentity creates the id registry, which lives as long as the editor server
 * @param start called with an app side that delegates to the dev server in charge
 */
export function holdEditor(
  root: string,
  side: AppSide,
  newIdentity: () => IdentityRegistry,
  start: (side: AppSide, identity: IdentityRegistry) => Promise<EditorServer>,
): Hold {
  const running = allHosts().get(root);
  const host: Host = running ?? { identity: newIdentity(), holders: [], started: undefined as never };
  host.holders.push(side);
  if (!running) {
    allHosts().set(root, host);
    host.started = start(sideInCharge(host), host.identity);
    // The error reaches everyone who awaits `ready`; the next call tries again.
    host.started.catch(() => forget(root, host));
  }
  const { identity, started } = host;
  return { identity, isNew: !running, ready: started, release: () => release(root, host, side) };
}

async function release(root: string, host: Host, side: AppSide): Promise<void> {
  const place = host.holders.indexOf(side);
  if (place < 0) return;
  host.holders.splice(place, 1);
  if (host.holders.length > 0) return;
  forget(root, host);
  const server = await host.started.catch(() => null);
  await server?.close();
  host.identity.save();
}

function forget(root: string, host: Host): void {
  if (allHosts().get(root) === host) allHosts().delete(root);
}

/** Delegates to the newest dev server that listens: frameworks create others only to compile. */
function sideInCharge(host: Host): AppSide {
  const now = () => host.holders.findLast((side) => side.appUrl() !== null) ?? host.holders.at(-1);
  return {
    appUrl: () => now()?.appUrl() ?? null,
    resolveImport: (specifier, importer) => now()?.resolveImport(specifier, importer) ?? null,
    importersOf: (file) => now()?.importersOf(file) ?? [],
    publicFolder: () => now()?.publicFolder?.() ?? { folder: null, base: '/' },
    entry: () => now()?.entry?.() ?? null,
    loadedStylesheets: () => now()?.loadedStylesheets?.() ?? [],
    moduleClassNames: (file) => now()?.moduleClassNames?.(file) ?? {},
    onWritten: (files) => now()?.onWritten(files),
    logger: {
      info: (message) => now()?.logger.info(message),
      warn: (message) => now()?.logger.warn(message),
      error: (message) => now()?.logger.error(message),
    },
  };
}

function allHosts(): Map<string, Host> {
  const shared = globalThis as unknown as Record<symbol, Map<string, Host> | undefined>;
  shared[HOSTS] ??= new Map();
  return shared[HOSTS];
}
