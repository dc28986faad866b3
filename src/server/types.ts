/**
 * The interface between the server and its callers (plugin, CLI).
 *
 * One `EditorServer` serves one project: the editor's files, the HTTP API and the events socket. Its `ProjectSession` also
 * works without HTTP, for `visual-edit apply` when no server runs.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerOptions } from 'node:https';
import type { Duplex } from 'node:stream';
import type { ElementAddress, Mutate, MutationSuccess } from '../mutations/mutation.ts';
import type {
  Activity,
  ApiError,
  MutationAnswer,
  ScopeLookup,
  TreeElement,
  TreeElementLookup,
} from '../protocol/api.ts';
import type { AnyMutationChange } from '../protocol/changes.ts';
import type { Splice } from '../protocol/splice.ts';
import type { Engine } from './engine/engine.ts';

export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** An element and its id; offsets as in `mutations/jsx/elements.ts`. */
export interface TaggedElement {
  codebaseId: string;
  start: number;
  /** offset at which a new last attribute may be inserted */
  attributesEnd: number;
  tagName: string;
}

/** What the tags of a file mean, by tag. */
export type DefinitionsIn = (file: string, text: string, tags: Iterable<string>) => ReadonlyMap<string, Meaning>;
export type Meaning = Pick<TreeElement, 'definition' | 'packageName'>;

/** The effect of an edit on ids and lookup tables. */
export interface IdentityUpdate {
  prevIdToNewIdMap: Record<string, string>;
  treeElementLookup: TreeElementLookup;
  scopeLookup: ScopeLookup;
}

/**
 * The id registry: maps codebase ids to elements in the current texts. The dev server adds files with `sync` when it
 * transforms them. Our own edits carry ids by position, other edits by matching the old tree with the new one.
 */
export interface Identity {
  /** Sets a file's current text. Returns its elements in document order, [] when the text does not parse. */
  sync(file: string, text: string): { elements: TaggedElement[]; update: IdentityUpdate | null };
  /**
   * Called after our own edit with the new texts, the splices per file, the moved, copied and added elements, and the files
   * that it deleted, from which elements may have moved.
   */
  applyOwnEdit(
    edits: readonly { file: string; before: string; after: string; splices: readonly Splice[] }[],
    outcome: Pick<MutationSuccess, 'moved' | 'copied' | 'added'>,
    gone?: readonly string[],
  ): IdentityUpdate;
  locate(codebaseId: string): ElementAddress | null;
  /** files known so far: transformed by the dev server, or read by an offline index */
  files(): string[];
  /** the text that the ids of a file belong to; null for an unknown file */
  textOf(file: string): string | null;
  forget(file: string): IdentityUpdate;
  /** Sets the resolver of component definitions. Element tables built later include `definition`. */
  setDefinitions(definitionsIn: DefinitionsIn): void;
  /** the tables of all files, or of one */
  lookups(file?: string): { treeElementLookup: TreeElementLookup; scopeLookup: ScopeLookup };
  /** stores ids that differ from the computed ones; called after each write and on close */
  save(): void;
}

/** Vite's `publicDir` and `base`. */
export interface PublicFolder {
  /** path in the project; null when there is none, or it is outside of the project */
  folder: string | null;
  /** address of its files: `/`, or another path with a slash at both ends */
  base: string;
}

/** The session's dependencies, with or without HTTP. */
export interface SessionOptions {
  /** absolute path of the project's root */
  root: string;
  identity: Identity;
  /** project-relative folders that must never be written: build output, the dev server's cache */
  protectedDirs: string[];
  /** folders of the workspace's other packages, relative to the project (`../../packages/ui`): their files may be edited too */
  packages?: readonly string[];
  /** resolves an import specifier as the dev server would, to a project-relative file; null outside the project */
  resolveImport(specifier: string, importer: string): string | null;
  importersOf(file: string): string[];
  /** the folder whose files the app names by address; absent without a dev server */
  publicFolder?(): PublicFolder;
  /** project path of the script of index.html that starts the app; null or absent where there is none */
  entry?(): string | null;
  /** project style sheets that are loaded other than by imports from files in the registry */
  loadedStylesheets?(): string[];
  /** for a loaded CSS module: maps class names in the file to the class (or classes) in the page */
  moduleClassNames?(file: string): Record<string, string>;
  /**
   * Called with the project-relative paths of an edit as soon as they are written, and again if the disk failed and they were
   * restored. The dev server reloads them together, even if its watcher misses one.
   */
  onWritten(files: readonly string[]): void;
  /** this project's folder for journal and lock; default `projectStateDir` */
  stateDir?: string;
  logger: Logger;
  /** the mutation engine; default: `mutate` of mutations/index.ts */
  mutate?: Mutate;
  /** parses texts; default: the one shared by the process */
  engine?: Engine;
}

/** File contents, not paths: a key and its certificate, or an archive of both. */
export type Certificate = Pick<ServerOptions, 'key' | 'cert' | 'pfx' | 'passphrase'>;

/** The path of the app's own server at which the editor is mounted, instead of a port of its own. */
export interface MountOptions {
  /** with a leading and no trailing slash: `/__visual-edit` */
  path: string;
  /** origin of the app, and so of the editor, in the browser */
  origin: string;
  /** the app's origin for programs on this machine; differs from `origin` behind a proxy */
  localOrigin: string;
}

export interface EditorServerOptions extends SessionOptions {
  /** host name in our addresses, the same as the app's (`localhost`, `127.0.0.1`); the server binds to loopback only */
  hostname: string;
  /** preferred port; if taken, the next free one is used */
  port?: number;
  https?: Certificate;
  /** replaces host name, port and certificate */
  mount?: MountOptions;
  /** address of the running app; null until it listens */
  appUrl(): string | null;
  /** look for new type errors after each edit */
  typeCheck: boolean;
  /** folder of the built editor */
  editorDir: string;
}

export type SessionEvent =
  | { event: 'change'; activity: Activity }
  | { event: 'undo' | 'redo'; activity: Activity }
  | { event: 'refused'; changeId: string; error: ApiError }
  | { event: 'error'; error: ApiError };

/** An edit that makes or removes a file. */
export type WholeFileEdit = 'made' | 'removed';

/** The project's only writer. Each change is decoded, located, planned, checked, written, journaled and published. */
export interface ProjectSession {
  readonly canvasId: string;
  readonly storyboardId: string;
  /** Applies a change once per id. `origin` names the client. `dryRun` returns the diffs and writes nothing. */
  apply(change: AnyMutationChange, origin: string, options?: { dryRun?: boolean }): Promise<MutationAnswer>;
  /** Undoes the newest change that is not undone. Refuses if the caller's newest known change (`latestUuid`) is outdated. */
  undo(origin: string, latestUuid?: string): Promise<MutationAnswer>;
  redo(origin: string, changeId?: string): Promise<MutationAnswer>;
  /** newest first */
  activities(): Activity[];
  /** The last edit, undo or redo of ours that made or removed the file. */
  wholeFileEdit(file: string): WholeFileEdit | null;
  /** The revision of a file's current text on disk; undefined when it cannot be read. */
  revisionOf(file: string): number | undefined;
  /** the newest revision over all files */
  readonly newestRevision: number;
  /** Reports that someone else changed a file; called by the watcher and the dev server. */
  noteExternalText(file: string, text: string | null): void;
  /** publishes a registry update to the editors */
  publishLookups(update: IdentityUpdate): void;
  /** true for a registered file that no page has loaded yet */
  isAhead(file: string): boolean;
  /** publishes a file when a page loads it for the first time; its tables are built only if an editor needs them */
  noteLoaded(file: string): void;
  on(listener: (event: SessionEvent) => void): () => void;
  close(): Promise<void>;
}

/** Handles requests of another server; both functions return false for requests that are not ours. */
export interface Mounted {
  /** the `MountOptions.path` */
  readonly path: string;
  request(req: IncomingMessage, res: ServerResponse): boolean;
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

export interface EditorServer {
  session: ProjectSession;
  /** null when the server has a port of its own */
  mounted: Mounted | null;
  /** without the token */
  editorUrl: string;
  /** the address to open, with the token in the fragment */
  editorUrlWithToken: string;
  /** the same with a one-time code that is valid for a minute, safe to pass on a command line */
  openingUrl(): string;
  origin: string;
  apiUrl: string;
  token: string;
  /** 128 bits in hex; the first message on the frame's port must contain it */
  frameNonce: string;
  close(): Promise<void>;
}
