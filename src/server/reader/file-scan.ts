/**
 * Reads something out of the project's scripts, such as components or stories. Opens only files that the path rules allow and
 * that Vite could load. Results are cached until a file changes.
 */
import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { type WalkLimits, walkProject } from '../files/project-walk.ts';
import type { SourceFiles } from '../files/source-files.ts';
import { Refused } from '../routes/errors.ts';

interface ScanLimits extends WalkLimits {
  files: number;
  /** of one file, in bytes */
  size: number;
}

const LIMITS: ScanLimits = { files: 3000, folders: 2000, depth: 16, size: 256 * 1024 };

export interface Scan<Found> {
  /** sorted by file, then as `read` gives them */
  found: Found[];
  isPartial: boolean;
}

/** The search. */
interface Wanted<Found> {
  /** by the file's path in the project */
  isIn(file: string): boolean;
  /** by its text: a quick test that spares `read` most of the files */
  mayHold(text: string): boolean;
  read(text: string, file: string): Found[];
}

interface Kept<Found> {
  state: string;
  found: Found[];
}

export class FileScan<Found> {
  private kept = new Map<string, Kept<Found>>();

  constructor(
    private readonly files: SourceFiles,
    private readonly protectedDirs: readonly string[],
    private readonly wanted: Wanted<Found>,
  ) {}

  async run(): Promise<Scan<Found>> {
    const names: string[] = [];
    const isWhole = await walkProject(this.files.root, this.protectedDirs, LIMITS, (file) => {
      if (!this.wanted.isIn(file)) return true;
      names.push(file);
      return names.length <= LIMITS.files;
    });
    const fresh = new Map<string, Kept<Found>>();
    for (const file of names.slice(0, LIMITS.files).sort()) {
      const kept = await this.read(file);
      if (kept) fresh.set(file, kept);
    }
    this.kept = fresh;
    return { found: [...fresh.values()].flatMap(({ found }) => found), isPartial: !isWhole };
  }

  private async read(file: string): Promise<Kept<Found> | null> {
    const stat = await lstat(join(this.files.root, file)).catch(() => null);
    if (!stat?.isFile() || stat.size > LIMITS.size) return null;
    const state = stateOf(stat);
    const kept = this.kept.get(file);
    return kept?.state === state ? kept : { state, found: this.foundIn(file) };
  }

  private foundIn(file: string): Found[] {
    try {
      const { text } = this.files.read(file);
      return this.wanted.mayHold(text) ? this.wanted.read(text, file) : [];
    } catch (error) {
      // Skip files that have just been deleted, are not UTF-8, or are nested too deeply.
      if (error instanceof Refused || error instanceof RangeError) return [];
      throw error;
    }
  }
}

function stateOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return [ino, size, mtimeMs, ctimeMs].join(' ');
}
