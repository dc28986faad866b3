/**
 * Carries ids over an edit of our own, without guessing: an element that the splices kept is found by shifting its offset;
 * the mutation itself names the elements that it moved or copied.
 */
import type { MutationSuccess, Relocation } from '../../mutations/mutation.ts';
import { duplicatePlaceholder } from '../../protocol/codebase-id.ts';
import { mapOffset, type Splice } from '../../protocol/splice.ts';
import { elementAt, subtreeOf } from './elements.ts';
import type { ElementRecord } from './records.ts';

export interface FileState {
  elements: readonly ElementRecord[];
  /** ids by element index */
  ids: readonly string[];
}

/** A file with its elements after the edit, and the ids they keep; undefined where an element is new. */
export interface CarriedFile {
  elements: readonly ElementRecord[];
  carried: (string | undefined)[];
}

/** @returns for each new element, the id of the old element that the splices shifted to its offset */
export function carryByPosition(
  before: FileState,
  after: readonly ElementRecord[],
  splices: readonly Splice[],
): (string | undefined)[] {
  const carried = new Array<string | undefined>(after.length);
  for (const element of before.elements) {
    const start = mapOffset(splices, element.start);
    const now = start === null ? null : elementAt(after, start);
    if (now) carried[now.index] = before.ids[element.index];
  }
  return carried;
}

/** Gives moved subtrees their ids back in `after`, overruling the match by position. */
export function carryMoved(
  moved: readonly Relocation[],
  before: ReadonlyMap<string, FileState>,
  after: ReadonlyMap<string, CarriedFile>,
): void {
  for (const [id, target, element] of pairsOf(moved, before, after)) {
    for (const file of after.values()) {
      const claimed = file.carried.indexOf(id);
      if (claimed >= 0) file.carried[claimed] = undefined;
    }
    target.carried[element.index] = id;
  }
}

/**
 * @param idOf returns the id given to an element after the edit
 * @returns the final ids of the elements to which the editor gave placeholders
 */
export function mapPlaceholders(
  outcome: Pick<MutationSuccess, 'copied' | 'added'>,
  before: ReadonlyMap<string, FileState>,
  after: ReadonlyMap<string, CarriedFile>,
  idOf: (file: CarriedFile, element: ElementRecord) => string,
): Record<string, string> {
  const map: Record<string, string> = {};
  for (const [original, file, element] of pairsOf(outcome.copied ?? [], before, after)) {
    map[duplicatePlaceholder(original)] = idOf(file, element);
  }
  for (const { placeholder, at } of outcome.added ?? []) {
    const file = after.get(at.file);
    const element = file && elementAt(file.elements, at.start);
    if (element) map[placeholder] = idOf(file, element);
  }
  return map;
}

/** Walks both subtrees of each relocation in parallel. If their sizes differ, only the roots are known to correspond. */
function* pairsOf(
  relocations: readonly Relocation[],
  before: ReadonlyMap<string, FileState>,
  after: ReadonlyMap<string, CarriedFile>,
): Generator<[id: string, file: CarriedFile, element: ElementRecord]> {
  for (const { from, to } of relocations) {
    const source = before.get(from.file);
    const target = after.get(to.file);
    const oldRoot = source && elementAt(source.elements, from.start);
    const newRoot = target && elementAt(target.elements, to.start);
    if (!oldRoot || !newRoot) continue;
    const olds = subtreeOf(source.elements, oldRoot);
    const news = subtreeOf(target.elements, newRoot);
    const count = olds.length === news.length ? olds.length : 1;
    for (let i = 0; i < count; i++) {
      const old = olds[i] as ElementRecord;
      yield [source.ids[old.index] as string, target, news[i] as ElementRecord];
    }
  }
}
