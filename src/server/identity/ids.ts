/**
 * Who holds which id, and who held it: the reason why an id never comes to name another element.
 *
 * An id is *free* when no element ever had it, *held* while one has it, *retired* after. A retired id comes back only for an
 * element that reads the same as the one that had it (cut and pasted, undone), never for whatever now stands in its place.
 */
import { hashOfText } from './store.ts';

/** Texts remembered per file, so that going back to one (undo, a branch switch) brings its ids back. */
const MAX_TEXTS = 32;
/** Retired ids that are remembered; of those before, every editor has long heard that they are gone. */
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

  /** Takes the id from its holder for the length of an update. */
  release(id: string): void {
    this.holders.delete(id);
  }

  /** @param content the element as it read when it was last seen */
  retire(id: string, content: string): void {
    this.retired.delete(id);
    this.retired.set(id, content);
    const [oldest] = this.retired.keys();
    if (this.retired.size > MAX_RETIRED && oldest !== undefined) this.retired.delete(oldest);
  }

  /** How many ids are remembered that no element has. */
  get retiredCount(): number {
    return this.retired.size;
  }

  /** True when an element that reads `content` may be given the id. */
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

  /** Ids by element index that the file had when it read `text`. */
  recall(file: string, text: string): readonly string[] {
    return this.texts.get(file)?.get(hashOfText(text)) ?? [];
  }
}
