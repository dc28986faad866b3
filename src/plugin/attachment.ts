/** Connects the editor to one dev server, from its configuration until it closes. */
import pc from 'picocolors';
import type { ViteDevServer } from 'vite';
import type { EditorServer } from '../server/types.ts';
import { reasonNotToTag } from './check-react.ts';
import { DevSession } from './dev-session.ts';
import { isHeld } from './editor-host.ts';
import { onFirstRequest } from './first-request.ts';
import type { VisualEditOptions } from './options.ts';

export class Attachment {
  /** null until the dev server listens or gets its first request, and when editing is not possible */
  session: DevSession | null = null;
  /** null until the editor runs */
  editor: EditorServer | null = null;
  /** rejects with an Error whose message says why there is no editor */
  readonly ready: Promise<EditorServer>;
  private succeed!: (editor: EditorServer) => void;
  private fail!: (error: Error) => void;

  /**
   * Starts when the dev server listens, or immediately if it replaces another one. In middleware mode, starts with the first
   * request, which contains the app's address.
   */
  constructor(
    private readonly server: ViteDevServer,
    options: VisualEditOptions,
    root: string,
  ) {
    this.ready = new Promise((resolve, reject) => {
      this.succeed = resolve;
      this.fail = reject;
    });
    // Nobody has to await this promise: failures are logged where they happen.
    this.ready.catch(() => {});
    const reason = reasonNotToTag(server.config);
    if (reason) {
      server.config.logger.warn(reason);
      this.fail(new Error(reason));
    } else if (isHeld(root) || !waits(server, options)) {
      void this.start(options);
    } else if (server.httpServer) {
      server.httpServer.once('listening', () => void this.start(options));
    } else {
      onFirstRequest(server, (appUrl) => void this.start({ ...options, appUrl }));
    }
  }

  async close(): Promise<void> {
    const { session } = this;
    this.session = null;
    this.editor = null;
    this.fail(new Error('The dev server was closed.'));
    await session?.close();
  }

  private async start(options: VisualEditOptions): Promise<void> {
    try {
      this.session = new DevSession(this.server, options);
      this.editor = await this.session.start();
      this.succeed(this.editor);
      // With a server of its own, Vite prints the address next to the app's (`showAddress`).
      if (!this.server.httpServer && this.session.startedEditor)
        this.server.config.logger.info(editorLine(this.editor));
      if (options.open && this.session.startedEditor) await openInBrowser(this.editor.openingUrl());
    } catch (error) {
      const { message } = error as Error;
      this.server.config.logger.error(`The editor could not start: ${message}`, { error: error as Error });
      this.fail(error as Error);
      // Without an editor the tags have no use, so serve the app without them.
      await this.close();
    }
  }
}

/**
 * True if the start must wait for the app's address. Mounted on the app's server, the editor has no address before it
 * listens.
 */
function waits({ httpServer }: ViteDevServer, { appUrl, editorPath }: VisualEditOptions): boolean {
  return editorPath === undefined ? !appUrl : httpServer !== null;
}

/** The editor's address, in the format that Vite uses. */
export function editorLine({ editorUrlWithToken }: EditorServer): string {
  return `  ${pc.green('➜')}  ${pc.bold('Editor')}:  ${pc.cyan(editorUrlWithToken)}`;
}

export async function openInBrowser(url: string): Promise<void> {
  const { default: open } = await import('open');
  // Without a display this fails; the address is printed anyway.
  await open(url).catch(() => {});
}
