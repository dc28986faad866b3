/**
 * Tracks the current and past holders of each id, so that an id never comes to name another element.
 *
 * An id is *free* until an element gets it, *held* while an element has it, and *retired* afterwards. A retired id is given
 * out again only to an element with the same content (cut and pasted, undone), never to another element in the same
 * position.
 */
import { hashOfText } from './store.ts';

/** Texts remembered per file, so that returning to one (undo, a branch switch) restores its ids. */
const MAX_TEXTS = 32;
/** Limit on remembered retired ids. Editors were told long ago that older ones are gone. */
const MAX_RETIRED = 50_000;

export class IdLedger {
  private readonly holders = new Map<string, { file: string; index: number }>();
  private readonly retired = new Map<string, string>();

  holderOf(id: string): { file: string; index: number } | null {
    return this.holders.get(id) ?? null;
  }

  hold(id: string, file: string, index: number): void {
    this.retired.delete(id);
    this.holders.set(id, { file, index });
  }

  /** Takes the id from its holder while an update is in progress. */
  release(id: string): void {
    this.holders.delete(id);
  }

  /** @param content hash of the element's normalized text when it was last seen */
  retire(id: string, content: string): void {
    this.retired.delete(id);
    this.retired.set(id, content);
    const [oldest] = this.retired.keys();
    if (this.retired.size > MAX_RETIRED && oldest !== undefined) this.retired.delete(oldest);
  }

  /** Number of remembered ids that no element has. */
  get retiredCount(): number {
    return this.retired.size;
  }

  /** True when the id may be given to an element with this content hash. */
  mayTake(id: string, content: () => string): boolean {
    if (this.holders.has(id)) return false;
    const last = this.retired.get(id);
    return last === undefined || last === content();
  }
}

export class TextMemory {
  private readonly texts = new Map<string, Map<string, readonly string[]>>();

  remember(file: string, text: string, ids: readonly string[]): void {
    const known = this.texts.get(file) ?? new Map<string, readonly string[]>();
    this.texts.set(file, known);
    const hash = hashOfText(text);
    known.delete(hash);
    known.set(hash, ids);
    const [oldest] = known.keys();
    if (known.size > MAX_TEXTS && oldest !== undefined) known.delete(oldest);
  }

  /** The ids, by element index, that the file had when its text was `text`. */
  recall(file: string, text: string): readonly string[] {
    return this.texts.get(file)?.get(hashOfText(text)) ?? [];
  }
}
