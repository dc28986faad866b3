import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Copies a folder, without the names in `except` at any level. */
export function copyTree(from: string, to: string, except: readonly string[] = []): void {
  walk(from, to, except, copyFileSync);
}

/**
 * Hard-links each file of a folder, or copies it if the file system cannot link: a `node_modules` folder in a fraction of a
 * second. Never write to these files in place.
 */
export function linkTree(from: string, to: string, except: readonly string[] = []): void {
  walk(from, to, except, linkOrCopy);
}

function walk(from: string, to: string, except: readonly string[], file: (from: string, to: string) => void): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (except.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) walk(source, target, except, file);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else file(source, target);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error;
    copyFileSync(from, to);
  }
}
