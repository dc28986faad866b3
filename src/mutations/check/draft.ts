/**
 * A draft: the edit of one file in the making.
 *
 * Mutations add replacements in offsets of the old text; the draft sorts them, drops those without effect and maps offsets to the
 * new text. Replacements may touch but not overlap; insertions at one offset keep the order in which they were added.
 */
import { mapOffset, type Splice } from '../../protocol/splice.ts';
import type { ParsedSource } from '../jsx/parse.ts';
import { spliceText } from './splice-text.ts';

/** A noted replacement. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly order: number;
}

export class Draft {
  readonly file: string;
  readonly text: string;
  private readonly marks: Mark[] = [];
  private sorted: Mark[] | null = null;
  private trimmed: Splice[] | null = null;
  private result: string | null = null;

  /** @param source the file's tree; null for other files than JavaScript, which are given by `file` and `text` */
  constructor(
    readonly source: ParsedSource | null,
    file = source?.file ?? '',
    text = source?.text ?? '',
    readonly creates = false,
  ) {
    this.file = file;
    this.text = text;
  }

  replace(start: number, end: number, text: string): Mark {
    const mark = { start, end, text, order: this.marks.length };
    this.marks.push(mark);
    this.sorted = this.trimmed = this.result = null;
    return mark;
  }

  insert(at: number, text: string): Mark {
    return this.replace(at, at, text);
  }

  remove(start: number, end: number): Mark {
    return this.replace(start, end, '');
  }

  /** The part of a span that no replacement takes yet. */
  free(start: number, end: number): { start: number; end: number } {
    let [from, to] = [start, end];
    for (const mark of this.inOrder()) {
      if (mark.start <= from && mark.end > from) from = Math.min(mark.end, to);
      if (mark.start < to && mark.end >= to) to = Math.max(mark.start, from);
    }
    return { start: from, end: to };
  }

  /** The replacements noted so far, sorted. */
  get replacements(): readonly Mark[] {
    return this.inOrder();
  }

  get isEmpty(): boolean {
    return this.splices().length === 0;
  }

  /** True when replacements overlap: then there is no text after them. */
  overlaps(): boolean {
    let last = 0;
    return this.inOrder().some((mark) => {
      const isInside = mark.start < last;
      last = mark.end;
      return isInside;
    });
  }

  /** Sorted splices, each trimmed to the characters that differ. */
  splices(): Splice[] {
    this.trimmed ??= this.inOrder()
      .map((mark) => trimSplice(this.text, mark))
      .filter(({ start, end, text }) => start !== end || text !== '');
    return this.trimmed;
  }

  newText(): string {
    this.result ??= spliceText(this.text, this.splices());
    return this.result;
  }

  /** Where character `inner` of a mark's text is in the new text. */
  offsetOf(mark: Mark, inner = 0): number {
    let shift = 0;
    for (const other of this.inOrder()) {
      if (other === mark) break;
      shift += other.text.length - (other.end - other.start);
    }
    return mark.start + shift + inner;
  }

  /** Where an offset of the old text is in the new one, null when it is gone; see `mapOffset` for `side`. */
  map(offset: number, side: 'before' | 'after' = 'after'): number | null {
    return mapOffset(this.inOrder(), offset, side);
  }

  private inOrder(): Mark[] {
    this.sorted ??= [...this.marks].sort(byPlace);
    return this.sorted;
  }
}

/** By start; at one offset insertions come first, in the order in which they were noted. */
function byPlace(a: Mark, b: Mark): number {
  return a.start - b.start || Number(a.end > a.start) - Number(b.end > b.start) || a.order - b.order;
}

function trimSplice(text: string, { start, end, text: insert }: Splice): Splice {
  let from = 0;
  const most = Math.min(end - start, insert.length);
  while (from < most && text[start + from] === insert[from]) from++;
  let tail = 0;
  while (tail < most - from && text[end - 1 - tail] === insert[insert.length - 1 - tail]) tail++;
  return { start: start + from, end: end - tail, text: insert.slice(from, insert.length - tail) };
}
