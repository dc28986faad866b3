/** One dev server and our side of it, from its configuration to its end. */
import pc from 'picocolors';
import type { ViteDevServer } from 'vite';
import type { EditorServer } from '../server/types.ts';
import { reasonNotToTag } from './check-react.ts';
import { DevSession } from './dev-session.ts';
import { isHeld } from './editor-host.ts';
import { onFirstRequest } from './first-request.ts';
import type { VisualEditOptions } from './options.ts';

export class Attachment {
  /** null until the dev server listens or is first asked, and where there is nothing to edit */
  session: DevSession | null = null;
  /** null until it runs */
  editor: EditorServer | null = null;
  /** rejects with an Error whose message says why there is no editor */
  readonly ready: Promise<EditorServer>;
  private succeed!: (editor: EditorServer) => void;
  private fail!: (error: Error) => void;

  /**
   * Waits for the dev server to listen, or takes over at once from the one that it replaces. In another server (middleware mode)
   * it waits for the first request, which tells the address of the app.
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
    // Nobody has to ask: a failure is logged where it happens.
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
      // elsewhere it stands beside the addresses of the dev server
      if (!this.server.httpServer && this.session.startedEditor)
        this.server.config.logger.info(editorLine(this.editor));
      if (options.open && this.session.startedEditor) await openInBrowser(this.editor.openingUrl());
    } catch (error) {
      const { message } = error as Error;
      this.server.config.logger.error(`The editor could not start: ${message}`, { error: error as Error });
      this.fail(error as Error);
      // Nobody could use the tags: the app is served as it is.
      await this.close();
    }
  }
}

/** The app's address has to be known. Behind its own server, the editor has none before that one has. */
function waits({ httpServer }: ViteDevServer, { appUrl, editorPath }: VisualEditOptions): boolean {
  return editorPath === undefined ? !appUrl : httpServer !== null;
}

/** The editor's address, as Vite prints its own. */
export function editorLine({ editorUrlWithToken }: EditorServer): string {
  return `  ${pc.green('➜')}  ${pc.bold('Editor')}:  ${pc.cyan(editorUrlWithToken)}`;
}

export async function openInBrowser(url: string): Promise<void> {
  const { default: open } = await import('open');
  // Without a display there is nobody to show it to; the address is printed anyway.
  await open(url).catch(() => {});
}
