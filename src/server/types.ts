/**
 * What the server's parts and its callers (plugin, CLI) agree on.
 *
 * One `EditorServer` serves one project: the editor's files, the HTTP API and the events socket, on a port of its own. The
 * same `ProjectSession` behind it also works without HTTP, for `visual-edit apply` on files when no server runs.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerOptions } from 'node:https';
import type { Duplex } from 'node:stream';
import type { ElementAddress, Mutate, MutationSuccess } from '../mutations/mutation.ts';
import type { Activity, ApiError, MutationAnswer, ScopeLookup, TreeElementLookup } from '../protocol/api.ts';
import type { AnyMutationChange } from '../protocol/changes.ts';
import type { Splice } from '../protocol/splice.ts';
import type { Engine } from './engine/engine.ts';

export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** An element of a text with the id it carries; offsets as in `mutations/jsx/elements.ts`. */
export interface TaggedElement {
  codebaseId: string;
  start: number;
  /** where an attribute may be inserted last in the opening element */
  attributesEnd: number;
  tagName: string;
}

/** What an edit meant for ids and tables. */
export interface IdentityUpdate {
  prevIdToNewIdMap: Record<string, string>;
  treeElementLookup: TreeElementLookup;
  scopeLookup: ScopeLookup;
}

/**
 * The id registry: codebase id -> element in the text as it is now (design §5). Files enter by `sync`, which the dev server
 * calls with what it transforms; own edits carry ids by position, other edits by matching the old tree with the new one.
 */
export interface Identity {
  /** Takes `text` as the file's present text and answers its elements in document order; [] when it does not parse. */
  sync(file: string, text: string): { elements: TaggedElement[]; update: IdentityUpdate | null };
  /** After an edit of ours: the new texts, the splices per file, and what the mutation said of moves, copies and additions. */
  applyOwnEdit(
    edits: readonly { file: string; before: string; after: string; splices: readonly Splice[] }[],
    outcome: Pick<MutationSuccess, 'moved' | 'copied' | 'added'>,
  ): IdentityUpdate;
  locate(codebaseId: string): ElementAddress | null;
  /** files known so far (the dev server has transformed them, or an offline index has read them) */
  files(): string[];
  /** the text that the ids of a file belong to, null when the file is not known */
  textOf(file: string): string | null;
  forget(file: string): IdentityUpdate;
  /** the tables of all files, or of one */
  lookups(file?: string): { treeElementLookup: TreeElementLookup; scopeLookup: ScopeLookup };
  /** persists ids that differ from their computed key (design §5); called after each write and on close */
  save(): void;
}

/** What the writer needs of the world around it, with or without HTTP. */
export interface SessionOptions {
  /** absolute path of the project's root */
  root: string;
  identity: Identity;
  /** project-relative folders that must never be written: build output, dev server cache */
  protectedDirs: string[];
  /** resolves an import specifier to a project-relative file as the dev server would, null when outside */
  resolveImport(specifier: string, importer: string): string | null;
  importersOf(file: string): string[];
  /** further style sheets of the project that are loaded, but not by an import of a file that the registry knows */
  loadedStylesheets?(): string[];
  /** of a CSS module that is loaded: the name in the file to the class (or classes) in the page */
  moduleClassNames?(file: string): Record<string, string>;
  /** called with project-relative paths after the last write of files, so that the dev server reloads them even if its watcher misses it */
  onWritten(files: readonly string[]): void;
  /** this project's folder for journal and locks; default per design §4 (`projectStateDir`) */
  stateDir?: string;
  logger: Logger;
  /** the mutation engine; default `mutate` of mutations/index.ts */
  mutate?: Mutate;
  /** where texts are parsed; default the one of the process */
  engine?: Engine;
}

/** Contents, not paths: a key and its certificate, or an archive of both. */
export type Certificate = Pick<ServerOptions, 'key' | 'cert' | 'pfx' | 'passphrase'>;

/** The path of the app's own server that the editor is behind, in place of a port of its own (design §6). */
export interface MountOptions {
  /** with a slash at its beginning and none at its end: `/__visual-edit` */
  path: string;
  /** origin by which the browser knows the app, and so the editor */
  origin: string;
  /** the app's origin for programs on this machine; the same as `origin` unless a proxy stands between */
  localOrigin: string;
}

export interface EditorServerOptions extends SessionOptions {
  /** host name in our addresses, the same as the app's (`localhost`, `127.0.0.1`); we bind to loopback only */
  hostname: string;
  /** preferred port; the next free one is taken when it is in use */
  port?: number;
  https?: Certificate;
  /** takes the place of host name, port and certificate */
  mount?: MountOptions;
  /** address of the running app, null until it listens */
  appUrl(): string | null;
  /** folder of the built editor */
  editorDir: string;
}

export type SessionEvent =
  | { event: 'change'; activity: Activity }
  | { event: 'undo' | 'redo'; activity: Activity }
  | { event: 'refused'; changeId: string; error: ApiError }
  | { event: 'error'; error: ApiError };

/** The one writer: decode -> locate -> mutate -> check -> write -> journal -> tell everyone. */
export interface ProjectSession {
  readonly canvasId: string;
  readonly storyboardId: string;
  /** Applies a change once (idempotent by its id). `origin` is who asks. `dryRun` answers diffs and writes nothing. */
  apply(change: AnyMutationChange, origin: string, options?: { dryRun?: boolean }): Promise<MutationAnswer>;
  /** Undoes the newest change that is not undone; with `latestUuid`, only when that is the newest the caller should know. */
  undo(origin: string, latestUuid?: string): Promise<MutationAnswer>;
  redo(origin: string, changeId?: string): Promise<MutationAnswer>;
  /** newest first */
  activities(): Activity[];
  /** The revision of a file's text as it is on the disk now; undefined when it cannot be read. */
  revisionOf(file: string): number | undefined;
  /** the newest revision of all files */
  readonly newestRevision: number;
  /** Tells the session that a file's text changed by someone else (the watcher's or dev server's news). */
  noteExternalText(file: string, text: string | null): void;
  /** lets the registry's news (files loaded) reach the editors */
  publishLookups(update: IdentityUpdate): void;
  /** the same for a file that the registry has met for the first time: its tables are made when an editor asks for them */
  noteLoaded(file: string): void;
  on(listener: (event: SessionEvent) => void): () => void;
  close(): Promise<void>;
}

/** Takes requests of another server; each answers false for those that are not ours. */
export interface Mounted {
  /** the `MountOptions.path` */
  readonly path: string;
  request(req: IncomingMessage, res: ServerResponse): boolean;
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

export interface EditorServer {
  session: ProjectSession;
  /** null where the server has a port of its own */
  mounted: Mounted | null;
  /** without the token */
  editorUrl: string;
  /** with the token in the fragment: the address to open */
  editorUrlWithToken: string;
  /** the same with a code that is good once and for a minute, for a program that is started with it (S-20) */
  openingUrl(): string;
  origin: string;
  apiUrl: string;
  token: string;
  /** 128 bits, hex: the first message on the frame's port (S-97) */
  frameNonce: string;
  close(): Promise<void>;
}
