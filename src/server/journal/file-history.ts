/**
 * The versions of a file since its first step in the journal: a base text and splices. Only the last version is stored;
 * earlier ones are rebuilt on request.
 */
import { applySplices, type Splice } from '../../protocol/splice.ts';
import { sha256 } from '../files/hash.ts';
import type { FileStep } from './journal-records.ts';

export class FileHistory {
  private readonly base: string | null;
  private readonly steps: FileStep[] = [];
  private last: string | null;
  /** number of steps before the base, dropped when the journal was shortened */
  private readonly offset: number;

  constructor(base: string | null, offset = 0) {
    this.base = base;
    this.last = base;
    this.offset = offset;
  }

  /** the text after the last step; null when the file was deleted */
  get text(): string | null {
    return this.last;
  }

  /** number of the next step */
  get length(): number {
    return this.offset + this.steps.length;
  }

  /**
   * Adds a step.
   * @throws Error when the step does not continue from the last text; the journal is then damaged
   */
  add(step: FileStep): void {
    if (step.before !== textHash(this.last))
      throw new Error(`the step for ${step.file} does not follow the one before it`);
    const next = apply(this.last, step);
    if (textHash(next) !== step.after) throw new Error(`the step for ${step.file} does not give the text it names`);
    this.steps.push(step);
    this.last = next;
  }

  /** @returns the text before step `index`, or undefined when the journal does not go back that far */
  textBefore(index: number): string | null | undefined {
    if (index < this.offset || index > this.length) return undefined;
    if (index === this.length) return this.last;
    let text = this.base;
    for (const step of this.steps.slice(0, index - this.offset)) text = apply(text, step);
    return text;
  }
}

/** sha256 of a text as UTF-8; null for a missing file */
export function textHash(text: string | null): string | null {
  return text === null ? null : sha256(text);
}

function apply(text: string | null, step: { after: string | null; splices: readonly Splice[] }): string | null {
  return step.after === null ? null : applySplices(text ?? '', step.splices);
}
