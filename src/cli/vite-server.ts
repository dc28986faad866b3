import type { LogErrorOptions, LogOptions, ViteDevServer, Logger as ViteLogger } from 'vite';
import { visualEdit } from '../plugin/index.ts';
import type { Logger } from '../server/types.ts';
import type { CheckedProject } from './check-project.ts';
import { asProblem, Problem } from './problems.ts';
import { withoutStopListeners } from './signals.ts';

export interface ViteOptions {
  port?: number;
  editorPort?: number;
  editorPath?: string;
  typeCheck?: boolean;
  host?: string | true;
  mode?: string;
}

/**
 * Starts the project's own Vite with the project's own config and our plugin, in the working folder, as `npx vite` would.
 * @throws Problem `config-failed`, `middleware-mode`, `port-taken`, `host-unavailable`
 */
export async function startVite(project: CheckedProject, options: ViteOptions, logger: Logger): Promise<ViteDevServer> {
  return withoutStopListeners(async () => {
    const server = await createServer(project, options, logger);
    if (server.config.server.middlewareMode) {
      await server.close();
      throw new Problem('middleware-mode');
    }
    return listen(server);
  });
}

async function createServer(
  project: CheckedProject,
  { port, editorPort, editorPath, typeCheck, host, mode }: ViteOptions,
  logger: Logger,
): Promise<ViteDevServer> {
  const vite = (await import(project.viteEntry)) as typeof import('vite');
  try {
    return await vite.createServer({
      configFile: project.configFile,
      mode,
      clearScreen: false,
      customLogger: asViteLogger(logger),
      // the editor is opened in place of the app
      server: { open: false, ...(port !== undefined && { port }), ...(host !== undefined && { host }) },
      // if the user's config has the plugin already, the two are merged and these options win
      plugins: [visualEdit({ editorPort, editorPath, typeCheck })],
    });
  } catch (error) {
    throw asProblem(error, 'config-failed');
  }
}

async function listen(server: ViteDevServer): Promise<ViteDevServer> {
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    const { message, code } = error as NodeJS.ErrnoException;
    const port = /Port (\d+) is already in use/.exec(message)?.[1];
    if (port) throw new Problem('port-taken', { port });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Problem('host-unavailable', { host: String(server.config.server.host) });
    }
    throw error;
  }
}

/** Our logger in the shape that Vite asks for; it takes the place of one set in the user's config. */
function asViteLogger(logger: Logger): ViteLogger {
  const logged = new WeakSet<object>();
  const warned = new Set<string>();
  const warn = (message: string, _options?: LogOptions) => {
    viteLogger.hasWarned = true;
    logger.warn(message);
  };
  const viteLogger: ViteLogger = {
    hasWarned: false,
    info: (message) => logger.info(message),
    warn,
    warnOnce: (message) => {
      if (!warned.has(message)) warn(message);
      warned.add(message);
    },
    error: (message: string, options?: LogErrorOptions) => {
      if (options?.error) logged.add(options.error);
      logger.error(message);
    },
    clearScreen: () => {},
    hasErrorLogged: (error) => logged.has(error),
  };
  return viteLogger;
}
