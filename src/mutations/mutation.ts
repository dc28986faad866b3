/**
 * The mutation engine's words.
 *
 * A *mutation* takes a change and the project's texts and answers with *splices* per file, or with a *refusal*. It knows no
 * disk and no server: texts and ids come through the `Project` it is given. An *address* names an element by file and the
 * offset of its `<` in a text. All paths are relative to the project's root, with `/`.
 */
import type { ApiError } from '../protocol/api.ts';
import type { AnyMutationChange } from '../protocol/changes.ts';
import type { Splice } from '../protocol/splice.ts';
import type { TailwindAnswer } from './tailwind/index.ts';

export interface ElementAddress {
  file: string;
  /** offset of the element's `<`, in UTF-16 units of the text, BOM counted */
  start: number;
}

/** Files and settings of the project, provided by the caller. */
export interface Project {
  /** The text of a project file as it is now (BOM and line ends kept), or null where there is none that may be read. */
  read(file: string): string | null;
  /** Where a codebase id is in the texts as they are now, or null when it names nothing. */
  locate(codebaseId: string): ElementAddress | null;
  /** The project file that an import means, or null for packages and files outside (`./x` tried with the usual endings, aliases). */
  resolveImport(specifier: string, importer: string): string | null;
  /** Project files that may import `file`; used to find the call sites of a component. */
  importersOf(file: string): string[];
  /** Style sheets of the project that the app loads, in the order in which it does; none in packages or outside. */
  stylesheets(): string[];
  /** Project files with JSX that the app loads; used to count the elements that a rule is for. */
  sourceFiles(): string[];
  /**
   * Project files that may have JSX and have one of the words in their text, loaded by the app or not. Null where there are too many
   * files to look through; absent where nobody can be asked.
   */
  filesNaming?(words: readonly string[]): string[] | null;
  /** True where the project's manifest names the package; absent where nobody can be asked. */
  dependsOn?(name: string): boolean;
  /** The project's Tailwind, for changes that need it; null or absent where it has none. */
  tailwind?: TailwindAnswer | null;
  /** The types of expressions, as another file would write them; absent where nobody can be asked. */
  writtenTypes?(question: WrittenTypesQuestion): WrittenTypesAnswer;
  /** For a renaming: the files that may have the name, loaded by the app or not. */
  mentions?(): Mentions;
}

export interface Mentions {
  files: readonly MentionFile[];
  /** a file or folder that is too large to be looked through; null where there is none */
  unread: string | null;
}

/** A text that may have a name, of the project, its workspace or a package. */
export interface MentionFile {
  /** as a message shows it */
  file: string;
  text: string;
  /** false for files that are read but never written, such as configurations and the page's HTML */
  isEditable: boolean;
  isPackage?: boolean;
}

export interface WrittenTypesQuestion {
  file: string;
  /** the text of the file after the edit */
  text: string;
  /** offsets of the expressions in it */
  starts: number[];
  /** the file that is to name the types; it may not exist yet */
  into: string;
  /** for literal types */
  quote: string;
}

/** A name in a written type, and the module that exports it. */
export interface TypeName {
  name: string;
  imported: string;
  /** a file of the project, or the name of a package's module */
  from: { file: string } | { specifier: string };
}

export type WrittenType = { text: string; names: TypeName[] } | { problem: string };

export type WrittenTypesAnswer =
  /** `needsReact`: JSX calls `React.createElement` */
  { ok: true; types: WrittenType[]; needsReact: boolean } | { ok: false; problem: string };

export interface FileEdit {
  file: string;
  /** sorted splices of the text as `Project.read` gave it; of the empty text where `creates` */
  splices: Splice[];
  /** the text after them: the very one that was checked is written */
  text: string;
  /** the file does not exist yet */
  creates?: boolean;
}

/** A subtree of elements that moved (keeps its ids) or was copied (gets new ones): `to` is an address in the new text. */
export interface Relocation {
  from: ElementAddress;
  to: ElementAddress;
}

export interface MutationSuccess {
  ok: true;
  edits: FileEdit[];
  /** roots of subtrees that went elsewhere, each with the same elements in the same order */
  moved?: Relocation[];
  /** roots of copies; ids of the copies answer to `tempo-duplicate-placeholder-<original id>` */
  copied?: Relocation[];
  /** elements that are new, with the placeholder the editor knows them by, at addresses in the new text */
  added?: { placeholder: string; at: ElementAddress }[];
  /** a sentence for the user: the place of the edit, if it is not in the element itself */
  note?: string;
  /** sentences for the user about side effects of this edit (`changes all 12 cards`) */
  warnings?: string[];
  /** the edit is right only if these components are used once; the caller looks for uses in files that the engine is not shown */
  onlyUse?: OnlyUse;
}

export interface OnlyUse {
  components: {
    /** as it is declared */
    name: string;
    /** true where the engine followed its imports to that use; false where it found none, as for `export default memo(Card)` */
    isFollowed: boolean;
  }[];
  /** the prop that they ignore */
  prop: string;
}

/** An edit that has no single right result; never an exception (design: refusals are a feature). */
export interface Refusal {
  ok: false;
  error: ApiError;
}

export type MutationOutcome = MutationSuccess | Refusal;

/** `mutate` of `mutations/index.ts`: the one way in. */
export type Mutate = (change: AnyMutationChange, project: Project) => MutationOutcome;
