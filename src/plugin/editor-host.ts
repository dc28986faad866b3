/**
 * The editor server of a project within this process. Vite restarts its dev server when the config changes: the new one then
 * takes over the editor that runs, so that open editors keep their address, their token and their history. It closes with
 * the last dev server that holds it.
 */
import type { IdentityRegistry } from '../server/identity/identity.ts';
import type { EditorServer, EditorServerOptions } from '../server/types.ts';

/** What the editor server asks of the dev server that stands behind it now. */
export type AppSide = Pick<
  EditorServerOptions,
  'appUrl' | 'resolveImport' | 'importersOf' | 'loadedStylesheets' | 'moduleClassNames' | 'onWritten' | 'logger'
>;

interface Host {
  identity: IdentityRegistry;
  /** dev servers that hold the editor, oldest first */
  holders: AppSide[];
  started: Promise<EditorServer>;
}

/** Shared by several copies of this package in one process: one project has one writer. */
const HOSTS = Symbol.for('visual-edit.hosts');

export interface Hold {
  identity: IdentityRegistry;
  /** false when the editor server ran already */
  isNew: boolean;
  ready: Promise<EditorServer>;
  /** Lets go; the last one to do so closes the editor server. May be called twice. */
  release(): Promise<void>;
}

/** True while a dev server of this process holds the project's editor. */
export function isHeld(root: string): boolean {
  return allHosts().has(root);
}

/**
 * Starts the project's editor server, or joins the one that runs.
 * @param newIdentity makes the registry of ids, which lives as long as the editor server
 * @param start called with an app side that always stands for the dev server in charge
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
    // The failure reaches whoever waits for `ready`; a next try starts afresh.
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

/** The newest dev server that listens: frameworks make others beside it, only to compile. */
function sideInCharge(host: Host): AppSide {
  const now = () => host.holders.findLast((side) => side.appUrl() !== null) ?? host.holders.at(-1);
  return {
    appUrl: () => now()?.appUrl() ?? null,
    resolveImport: (specifier, importer) => now()?.resolveImport(specifier, importer) ?? null,
    importersOf: (file) => now()?.importersOf(file) ?? [],
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
