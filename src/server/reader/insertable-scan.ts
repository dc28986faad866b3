/**
 * Scans the project for components that can be added to a page. Opens only files that the path rules allow and that Vite
 * could load. Results are cached until a file changes.
 */
import type { Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { exportedComponents } from '../../mutations/components/exported-components.ts';
import type { InsertableComponent } from '../../protocol/insertables.ts';
import { type WalkLimits, walkProject } from '../files/project-walk.ts';
import type { SourceFiles } from '../files/source-files.ts';
import { Refused } from '../routes/errors.ts';

export interface ScanLimits extends WalkLimits {
  files: number;
  /** of one file, in bytes */
  size: number;
}

const LIMITS: ScanLimits = { files: 3000, folders: 2000, depth: 16, size: 256 * 1024 };
const SCRIPT = /\.(?:tsx|jsx|js)$/;
/** Files that show components to developers and are not part of the app. */
const SHOWCASE = /\.(?:stories|story|fixture|mock)\.[^/]+$/;

export interface Scan {
  components: InsertableComponent[];
  isPartial: boolean;
}

interface Kept {
  state: string;
  components: InsertableComponent[];
}

export class InsertableScan {
  private kept = new Map<string, Kept>();

  constructor(
    private readonly files: SourceFiles,
    private readonly protectedDirs: readonly string[],
    private readonly limits: ScanLimits = LIMITS,
  ) {}

  async run(): Promise<Scan> {
    const found: string[] = [];
    const isWhole = await walkProject(this.files.root, this.protectedDirs, this.limits, (file) => {
      if (!SCRIPT.test(file) || SHOWCASE.test(file)) return true;
      found.push(file);
      return found.length <= this.limits.files;
    });
    const fresh = new Map<string, Kept>();
    for (const file of found.slice(0, this.limits.files).sort()) {
      const kept = await this.read(file);
      if (kept) fresh.set(file, kept);
    }
    this.kept = fresh;
    return { components: [...fresh.values()].flatMap(({ components }) => components), isPartial: !isWhole };
  }

  private async read(file: string): Promise<Kept | null> {
    const stat = await lstat(join(this.files.root, file)).catch(() => null);
    if (!stat?.isFile() || stat.size > this.limits.size) return null;
    const state = stateOf(stat);
    const kept = this.kept.get(file);
    return kept?.state === state ? kept : { state, components: this.componentsOf(file) };
  }

  private componentsOf(file: string): InsertableComponent[] {
    try {
      const { text } = this.files.read(file);
      return /\bexport\b/.test(text) ? exportedComponents(text, file) : [];
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
