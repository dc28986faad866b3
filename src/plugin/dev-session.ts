/** The editor's part of one dev server, from when it listens until it closes. */
import { readFileSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ResolvedConfig, ViteDevServer, WebSocketClient } from 'vite';
import type { RuntimeConfig } from '../protocol/runtime-config.ts';
import { sharedEngine } from '../server/engine/engine.ts';
import { isLong } from '../server/engine/outlines.ts';
import { SourceFiles } from '../server/files/source-files.ts';
import { packagesBeside } from '../server/files/workspace-packages.ts';
import { IdentityRegistry } from '../server/identity/identity.ts';
import { projectStateDir, startEditorServer } from '../server/index.ts';
import { refuse } from '../server/routes/errors.ts';
import type { EditorServer, Logger, WholeFileEdit } from '../server/types.ts';
import { appUrlOf, certificateOf, editorHostname } from './app-address.ts';
import { pragmaEndsInReact, tagsByKey } from './check-react.ts';
import { type AppSide, type Hold, holdEditor } from './editor-host.ts';
import { HotTurns } from './hot-turns.ts';
import { EDITABLE } from './hot-update.ts';
import { JointUpdates } from './joint-updates.ts';
import { resendUnrefreshed } from './missed-refresh.ts';
import { classNamesIn } from './module-classes.ts';
import { projectFileOf } from './module-id.ts';
import { mountOptions } from './mount-editor.ts';
import { nativeParse } from './native-parse.ts';
import { fileFilter, type VisualEditOptions } from './options.ts';
import { OwnWrites } from './own-writes.ts';
import { PageRevisions } from './page-revisions.ts';
import { protectedDirs } from './protected-dirs.ts';
import { publicFolderOf } from './public-folder.ts';
import { ImportResolver } from './resolve-imports.ts';
import { appEntry } from './storyboards/entry.ts';
import { elementsOfOtherCode, type TaggedCode, tagJsx } from './tag-jsx.ts';
import { pageSideOf } from './vite-versions.ts';
import { warmUp } from './warm-up.ts';

export class DevSession {
  readonly root: string;
  /** the workspace's other packages, relative to the root */
  private readonly packages: readonly string[];
  readonly writes: OwnWrites;
  readonly joint = new JointUpdates();
  readonly turns: HotTurns;
  private readonly pages: PageRevisions;
  private readonly isOurs: (file: string) => boolean;
  private readonly ignored: ReadonlySet<string>;
  private readonly logger: Logger;
  private readonly hold: Hold;
  private readonly byKey: boolean;
  private editor: EditorServer | null = null;
  private isClosed = false;
  isTagging = true;

  constructor(
    private readonly server: ViteDevServer,
    private readonly options: VisualEditOptions,
  ) {
    this.root = realpathSync(server.config.root);
    this.packages = packagesBeside(this.root);
    this.logger = asLogger(server.config);
    this.isOurs = fileFilter(options);
    this.ignored = new Set(options.ignoreComponents);
    this.byKey = tagsByKey(server.config);
    this.writes = new OwnWrites(
      this.root,
      () => this.server,
      (files) => this.joint.expect(files.filter((file) => EDITABLE.test(file))),
    );
    this.turns = new HotTurns(server.ws, (page) => server.ws.clients.has(page as WebSocketClient));
    this.pages = new PageRevisions(server.ws, () => this.editor?.session ?? null);
    resendUnrefreshed(
      server.ws,
      () => pageSideOf(server),
      (path) => this.isReactModule(path),
    );
    this.hold = holdEditor(
      this.root,
      this.appSide(),
      () => new IdentityRegistry({ stateDir: projectStateDir(this.root), logger: this.logger, parse: nativeParse }),
      (side, identity) => this.startServer(side, identity),
    );
  }

  /** Returns the running editor server. Rejects with an Error that says why it cannot start. */
  async start(): Promise<EditorServer> {
    this.editor = await this.hold.ready;
    if (this.isClosed) return this.editor;
    warmUp(this.server);
    return this.editor;
  }

  /** False when this dev server took over an editor that was already running. */
  get startedEditor(): boolean {
    return this.hold.isNew;
  }

  close(): Promise<void> {
    this.isClosed = true;
    return this.hold.release();
  }

  /** Called when a React was found that would pass the attribute on: modules are no longer tagged, and the page loads anew. */
  stopTagging(): void {
    this.isTagging = false;
    pageSideOf(this.server).moduleGraph.invalidateAll();
    this.server.ws.send({ type: 'full-reload' });
  }

  private appSide(): AppSide {
    const { config } = this.server;
    const sources = () => ({ alias: config.resolve.alias, moduleGraph: pageSideOf(this.server).moduleGraph });
    const imports = new ImportResolver(sources, this.root, this.packages);
    return {
      appUrl: () => appUrlOf(this.server, this.options.appUrl),
      resolveImport: (specifier, importer) => imports.resolve(specifier, importer),
      importersOf: (file) => imports.importersOf(file),
      publicFolder: () => publicFolderOf(config, this.root),
      entry: () => appEntry(this.root),
      loadedStylesheets: () => imports.loadedStylesheets(),
      moduleClassNames: (file) => classNamesIn(imports.loadedCode(file)),
      onWritten: (files) => this.writes.announce(files),
      logger: this.logger,
    };
  }

  private async startServer(side: AppSide, identity: IdentityRegistry): Promise<EditorServer> {
    const { editorPath, appUrl, editorPort, typeCheck = true } = this.options;
    return startEditorServer({
      ...side,
      root: this.root,
      identity,
      hostname: await editorHostname(this.server, appUrl),
      port: editorPort,
      https: certificateOf(this.server),
      mount: editorPath === undefined ? undefined : mountOptions(this.server, editorPath, appUrl),
      typeCheck,
      editorDir: editorDir(),
      protectedDirs: protectedDirs(this.server.config, this.root),
      packages: this.packages,
    });
  }

  /** Tags a module of the app; null leaves it unchanged. */
  async tag(code: string, id: string): Promise<TaggedCode | null> {
    const file = this.fileOf(id);
    if (file === null || !this.isTagging || !this.isOurs(file)) return null;
    const diskText = readText(id.replace(/\?.*$/s, ''));
    if (diskText === null) return null;
    for (const text of code === diskText ? [code] : [diskText, code]) {
      if (isLong(text.length) && !(await this.prepare(file, text))) return null;
    }
    const { identity } = this.hold;
    const isNew = identity.textOf(file) === null;
    const { elements, update } = identity.sync(file, diskText);
    const session = this.editor?.session;
    if (!isNew && update) session?.publishLookups(update);
    if ((isNew || session?.isAhead(file)) && elements.length > 0) session?.noteLoaded(file);
    if (elements.length === 0 || !pragmaEndsInReact(code, this.root)) return null;
    const own = code === diskText ? elements : elementsOfOtherCode(code, file, diskText, elements);
    // A file with an `@jsx` comment may use another JSX runtime, for which keys cannot be tags.
    return tagJsx(code, own, this.ignored, this.byKey && !code.includes('@jsx'), id);
  }

  /** True for a file with elements, unless its own code accepts updates. */
  private isReactModule(path: string): boolean {
    const file = this.fileOf(path);
    const text = file === null ? null : this.hold.identity.textOf(file);
    return text !== null && !text.includes('import.meta.hot');
  }

  /** Parses a long text in another thread. @returns false when that takes too long; the module then gets no tags */
  private async prepare(file: string, text: string): Promise<boolean> {
    try {
      await sharedEngine().prepare(file, text);
      return true;
    } catch (error) {
      this.logger.warn(`${(error as Error).message} Nothing in it can be selected.`);
      return false;
    }
  }

  /** Reports a file's new text to the session; null when it was deleted. */
  noteChange(path: string, text: string | null): void {
    const file = this.fileOf(path);
    if (file !== null) this.editor?.session.noteExternalText(file, text);
  }

  /** The last edit, undo or redo of ours that made or removed a file. */
  wholeFileEdit(path: string): WholeFileEdit | null {
    const file = this.fileOf(path);
    return (file !== null && this.editor?.session.wholeFileEdit(file)) || null;
  }

  /**
   * Called when a file has changed. @returns a function that tells the pages the revision in the update
   * (`PageRevisions.changed`)
   */
  servedBy(path: string): (timestamp: number | null) => void {
    const file = this.fileOf(path);
    return file === null ? () => {} : this.pages.changed(file);
  }

  /** Called when a page's HTML is served (`PageRevisions.serveHtml`). */
  serveHtml(): string {
    return this.pages.serveHtml();
  }

  /**
   * The real name of a file whose elements may be edited.
   * @throws Refused `forbidden-path`, `file-not-found`
   */
  readonly editableFile = (file: string): string => {
    const files = new SourceFiles(this.root, protectedDirs(this.server.config, this.root), this.packages);
    const { realFile } = files.place(file);
    if (!this.isOurs(realFile))
      refuse('forbidden-path', `${file} is none of the files that are edited here.`, { file });
    return realFile;
  };

  private fileOf(id: string): string | null {
    return projectFileOf(id, this.root, this.packages);
  }

  runtimeConfig(editor: EditorServer): RuntimeConfig {
    const { parentOrigins = [], debugHosts } = this.options;
    return {
      editorOrigin: editor.origin,
      parentOrigins: [...parentOrigins],
      ...(debugHosts && { debugHosts: [...debugHosts] }),
      nonce: editor.frameNonce,
    };
  }
}

/** The built editor's folder, seen from `dist/node` or from `src/plugin`. */
function editorDir(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const fromSource = here.replaceAll(sep, '/').endsWith('/src/plugin/');
  return fileURLToPath(new URL(fromSource ? '../../dist/editor' : '../editor', import.meta.url));
}

function asLogger({ logger }: ResolvedConfig): Logger {
  return {
    info: (message) => logger.info(message, { timestamp: true }),
    warn: (message) => logger.warn(message, { timestamp: true }),
    error: (message) => logger.error(message, { timestamp: true }),
  };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
