/**
 * Makes the dev server notice each write of ours exactly once. Of two writes less than 50 ms apart its watcher loses the
 * second, so it is told of every write; and when the watcher then brings the same news, that is no second update (S-121).
 */
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** An echo that has not come after this many milliseconds was lost. */
const ECHO_TIME = 2000;

interface Told {
  text: string;
  until: number;
  /** environments of the dev server that have handled it */
  handledBy: Set<string>;
}

export class OwnWrites {
  private readonly told = new Map<string, Told>();
  /** text of each file at its last hot update in the page */
  private readonly handled = new Map<string, string>();

  constructor(
    private readonly root: string,
    private readonly server: () => ViteDevServer | null,
  ) {}

  /** @param files paths in the project that were written just now */
  announce(files: readonly string[]): void {
    for (const file of files) {
      const path = join(this.root, file).replaceAll(sep, '/');
      const text = readText(path);
      if (text === null || this.handled.get(path) === text) continue;
      this.told.set(path, { text, until: performance.now() + ECHO_TIME, handledBy: new Set() });
      this.server()?.watcher.emit('change', path);
    }
  }

  /** True when an environment is told again of a write that it has handled. Called once per hot update. */
  isEcho(environment: string, path: string, text: string): boolean {
    if (environment === 'client') this.handled.set(path, text);
    const told = this.told.get(path);
    if (!told || told.text !== text || told.until < performance.now()) {
      this.told.delete(path);
      return false;
    }
    if (told.handledBy.has(environment)) return true;
    told.handledBy.add(environment);
    return false;
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
