/**
 * The open code view, for keys pressed outside of it: the view is loaded late, so commands cannot import it. Also the unsaved text
 * of a closed view, which must not be lost.
 */
import type { SourceFile } from './source-text.ts';

export interface OpenCode {
  save(): Promise<void>;
  focus(): void;
}

let opened: OpenCode | null = null;

export function setOpenCode(code: OpenCode | null): void {
  opened = code;
}

export function openedCode(): OpenCode | null {
  return opened;
}

/** Text that was not saved, and the file that it was written on. */
export interface Draft {
  base: SourceFile;
  text: string;
}

let kept: Draft | null = null;

export function keepDraft(draft: Draft | null): void {
  kept = draft;
}

export function keptDraft(): Draft | null {
  return kept;
}
