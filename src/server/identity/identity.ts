/**
 * The id registry: maps codebase ids to JSX elements in the current texts. An id names the same element for ever, or
 * nothing.
 *
 * Words: an id is *computed* from the file's path and the element's structural key. It is *carried* when its element is
 * found again after an edit, and may then differ from the computed one. Ids that differ are *kept* in the state folder,
 * together with the hash of the text that they belong to.
 */

import type { NativeParse } from '../../mutations/jsx/native-elements.ts';
import type { ElementAddress, MutationSuccess } from '../../mutations/mutation.ts';
import type { Splice } from '../../protocol/splice.ts';
import type { DefinitionsIn, Identity, IdentityUpdate, Logger, TaggedElement } from '../types.ts';
import { type CarriedFile, carryByPosition, carryMoved, mapPlaceholders } from './carry.ts';
import { elementsAtFirst, elementsOf } from './elements.ts';
import { plain } from './fingerprint.ts';
import { IdLedger, TextMemory } from './ids.ts';
import { computedId } from './keys.ts';
import { type FileTables, mergePatches, NO_TABLES, type Patch, patchBetween, tablesOf } from './lookups.ts';
import { matchTrees } from './match.ts';
import type { ElementRecord } from './records.ts';
import { hashOfText, type KeptIds, readKeptIds, writeKeptIds } from './store.ts';

export interface IdentityOptions {
  /** folder of `ids.json`; null: ids are not stored */
  stateDir: string | null;
  logger?: Pick<Logger, 'warn'>;
  /** native parser for files read for the first time; without it Babel parses them */
  parse?: () => NativeParse | undefined;
}

interface KnownFile {
  text: string;
  elements: readonly ElementRecord[];
  ids: string[];
  /** built on first use, because no editor may be connected */
  tables: () => FileTables;
}

/** A file about to change, with the ids that its elements keep. */
interface Revision extends CarriedFile {
  file: string;
  text: string;
  elements: readonly ElementRecord[];
}

type OwnEdit = { file: string; before: string; after: string; splices: readonly Splice[] };

const NOTHING_KNOWN: KnownFile = { text: '', elements: [], ids: [], tables: () => NO_TABLES };

export class IdentityRegistry implements Identity {
  private readonly known = new Map<string, KnownFile>();
  private readonly ledger = new IdLedger();
  private readonly memory = new TextMemory();
  private keptIds: Map<string, KeptIds> | null = null;
  private unsaved = false;
  private definitionsIn: DefinitionsIn = () => new Map();

  constructor(private readonly options: IdentityOptions) {}

  /** Read lazily: a script first takes the project's lock, and its previous holder may just have written the file. */
  private get kept(): Map<string, KeptIds> {
    const { stateDir } = this.options;
    this.keptIds ??= stateDir === null ? new Map() : readKeptIds(stateDir);
    return this.keptIds;
  }

  setDefinitions(definitionsIn: DefinitionsIn): void {
    this.definitionsIn = definitionsIn;
  }

  sync(file: string, text: string): { elements: TaggedElement[]; update: IdentityUpdate | null } {
    const known = this.known.get(file);
    if (known?.text === text) return { elements: taggedElements(known.elements, known.ids), update: null };
    const elements = known ? elementsOf(file, text) : elementsAtFirst(file, text, this.options.parse?.() ?? null);
    // The text does not parse, probably while someone types: keep the ids of the last text that did.
    if (!elements) return { elements: [], update: null };
    const carried = known ? carriedByMatching(known, text, elements) : this.keptFor(file, text, elements.length);
    const update = this.revise([{ file, text, elements, carried }]);
    return { elements: taggedElements(elements, this.known.get(file)?.ids ?? []), update };
  }

  applyOwnEdit(
    edits: readonly OwnEdit[],
    outcome: Pick<MutationSuccess, 'moved' | 'copied' | 'added'>,
    gone: readonly string[] = [],
  ): IdentityUpdate {
    // a copy may come from a file that stays as it is
    const others = [...gone, ...(outcome.copied ?? []).map(({ from }) => from.file)];
    const before = new Map(others.map((file) => [file, this.known.get(file) ?? NOTHING_KNOWN]));
    const after = new Map<string, Revision>();
    for (const { file, before: textBefore, after: text, splices } of edits) {
      if (textBefore !== '') this.sync(file, textBefore);
      const known = this.known.get(file) ?? NOTHING_KNOWN;
      const elements = elementsOf(file, text);
      if (!elements) continue;
      before.set(file, known);
      const carried = known.text === textBefore ? carryByPosition(known, elements, splices) : [];
      after.set(file, { file, text, elements, carried });
    }
    carryMoved(outcome.moved ?? [], before, after);
    const forgotten = gone.map((file) => this.forget(file));
    const revised = this.revise([...after.values()]);
    const update = gone.length > 0 ? updateLater(() => mergePatches([...forgotten, revised])) : revised;
    const idOf = (revision: CarriedFile, element: ElementRecord) =>
      this.known.get((revision as Revision).file)?.ids[element.index] as string;
    return { ...update, prevIdToNewIdMap: mapPlaceholders(outcome, before, after, idOf) };
  }

  locate(codebaseId: string): ElementAddress | null {
    const holder = this.ledger.holderOf(codebaseId);
    const element = holder && this.known.get(holder.file)?.elements[holder.index];
    return element ? { file: holder.file, start: element.start } : null;
  }

  files(): string[] {
    return [...this.known.keys()];
  }

  textOf(file: string): string | null {
    return this.known.get(file)?.text ?? null;
  }

  forget(file: string): IdentityUpdate {
    const known = this.known.get(file);
    if (!known) return { prevIdToNewIdMap: {}, treeElementLookup: {}, scopeLookup: {} };
    this.memory.remember(file, known.text, known.ids);
    this.known.delete(file);
    for (const id of known.ids) this.ledger.release(id);
    this.retire(known);
    if (this.kept.delete(file)) this.unsaved = true;
    return { prevIdToNewIdMap: {}, ...patchBetween(known.tables(), NO_TABLES) };
  }

  lookups(file?: string): Pick<IdentityUpdate, 'treeElementLookup' | 'scopeLookup'> {
    const files = file === undefined ? [...this.known.values()] : [this.known.get(file) ?? NOTHING_KNOWN];
    return mergePatches(files.map(({ tables }) => patchBetween(NO_TABLES, tables())));
  }

  save(): void {
    if (!this.unsaved || this.options.stateDir === null) return;
    try {
      writeKeptIds(this.options.stateDir, this.kept);
      this.unsaved = false;
    } catch (error) {
      // Losing the file costs ids only at the next start, so the edit itself must not fail.
      this.options.logger?.warn(`Element ids could not be kept for the next start: ${(error as Error).message}`);
    }
  }

  /** Makes the revisions current. Carried ids are assigned first, in all files, so that computed ids cannot take them. */
  private revise(revisions: readonly Revision[]): IdentityUpdate {
    const olds = revisions.map(({ file }) => this.known.get(file) ?? NOTHING_KNOWN);
    for (const [i, { file }] of revisions.entries()) {
      const old = olds[i] as KnownFile;
      if (old !== NOTHING_KNOWN) this.memory.remember(file, old.text, old.ids);
      for (const id of old.ids) this.ledger.release(id);
    }
    for (const revision of revisions) this.holdCarried(revision);
    const areComputed = revisions.map((revision) => this.fill(revision));
    for (const old of olds) this.retire(old);
    const news = revisions.map((revision, i) => this.settle(revision, areComputed[i] as boolean));
    return updateLater(() =>
      mergePatches(news.map((now, i) => patchBetween((olds[i] as KnownFile).tables(), now.tables()))),
    );
  }

  private holdCarried({ file, carried }: Revision): void {
    carried.forEach((id, index) => {
      if (id === undefined) return;
      if (this.ledger.holderOf(id)) carried[index] = undefined;
      else this.ledger.hold(id, file, index);
    });
  }

  /**
   * Assigns an id to each element without a carried one: the id from the last time the file had this text, or a computed
   * one.
   * @returns true when all ids are computed, so that nothing has to be stored for the next start
   */
  private fill({ file, text, elements, carried }: Revision): boolean {
    const remembered = this.memory.recall(file, text);
    const isFirst = !this.known.has(file);
    let areComputed = true;
    for (const { index, structuralKey } of elements) {
      if (carried[index] !== undefined) {
        areComputed = false;
        continue;
      }
      const content = () => contentOf(elements[index] as ElementRecord, text);
      const old = remembered[index];
      let id = old !== undefined && !this.ledger.holderOf(old) ? old : computedId(file, structuralKey, 0, isFirst);
      if (id === old) areComputed = false;
      for (let variant = 1; id !== old && !this.ledger.mayTake(id, content); variant++) {
        id = computedId(file, structuralKey, variant);
        areComputed = false;
      }
      carried[index] = id;
      this.ledger.hold(id, file, index);
    }
    return areComputed;
  }

  private retire(old: KnownFile): void {
    old.ids.forEach((id, index) => {
      const element = old.elements[index];
      if (element && !this.ledger.holderOf(id)) this.ledger.retire(id, contentOf(element, old.text));
    });
  }

  private settle({ file, text, elements, carried }: Revision, areComputed: boolean): KnownFile {
    const ids = carried as string[];
    let tables: FileTables | undefined;
    const build = () => tablesOf(file, elements, ids, this.definitionsIn(file, text, tagsOf(elements)));
    const now = { text, elements, ids, tables: () => (tables ??= build()) };
    this.known.set(file, now);
    this.keep(file, now, areComputed);
    return now;
  }

  private keep(file: string, { text, elements, ids }: KnownFile, areComputed: boolean): void {
    const own = new Map<number, string>();
    for (const { index, structuralKey } of areComputed ? [] : elements) {
      const id = ids[index] as string;
      if (id !== computedId(file, structuralKey)) own.set(index, id);
    }
    if (own.size > 0) this.kept.set(file, { hash: hashOfText(text), ids: own });
    else if (!this.kept.delete(file)) return;
    this.unsaved = true;
  }

  private keptFor(file: string, text: string, count: number): (string | undefined)[] {
    const kept = this.kept.get(file);
    const carried = new Array<string | undefined>(count);
    if (!kept || kept.hash !== hashOfText(text)) return carried;
    for (const [index, id] of kept.ids) if (index < count) carried[index] = id;
    return carried;
  }
}

const tagsOf = (elements: readonly ElementRecord[]) => new Set(elements.map(({ tagName }) => tagName));

function carriedByMatching(known: KnownFile, text: string, elements: readonly ElementRecord[]): (string | undefined)[] {
  const carried: (string | undefined)[] = new Array(elements.length);
  matchTrees(known, { text, elements }).forEach((index, old) => {
    if (index !== undefined) carried[index] = known.ids[old];
  });
  return carried;
}

/** Elements of macro modules keep their ids but get no tag: a macro must see only its own attributes. */
function taggedElements(elements: readonly ElementRecord[], ids: readonly string[]): TaggedElement[] {
  return elements
    .filter((element) => !element.fromMacroModule)
    .map(({ index, start, attributesEnd, tagName }) => {
      return { codebaseId: ids[index] as string, start, attributesEnd, tagName };
    });
}

/** An update whose tables are built on first access, from the state at that time. */
function updateLater(make: () => Patch): IdentityUpdate {
  let made: Patch | undefined;
  const patch = () => (made ??= make());
  return {
    prevIdToNewIdMap: {},
    get treeElementLookup() {
      return patch().treeElementLookup;
    },
    get scopeLookup() {
      return patch().scopeLookup;
    },
  };
}

function contentOf(element: ElementRecord, text: string): string {
  return hashOfText(plain(text.slice(element.start, element.end)));
}
