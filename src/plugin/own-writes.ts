/**
 * Makes the dev server handle each of our writes exactly once. Its watcher misses the second of two writes within 50 ms, so
 * every write is reported to it; when the watcher then reports the same write, that second report is ignored.
 */
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Milliseconds to wait for the watcher's own report. */
const ECHO_TIME = 2000;

interface Told {
  text: string;
  until: number;
  /** environments of the dev server that have handled the write */
  handledBy: Set<string>;
}

export class OwnWrites {
  private readonly told = new Map<string, Told>();
  /** each file's text at its last hot update in the page */
  private readonly handled = new Map<string, string>();

  constructor(
    private readonly root: string,
    private readonly server: () => ViteDevServer | null,
    /** called before the dev server hears of the files of one edit */
    private readonly expect: (paths: readonly string[]) => void = () => {},
  ) {}

  /** @param files paths in the project that were just written */
  announce(files: readonly string[]): void {
    const news: string[] = [];
    for (const file of files) {
      const path = join(this.root, file).replaceAll(sep, '/');
      const text = readText(path);
      if (text === null || this.handled.get(path) === text) continue;
      this.told.set(path, { text, until: performance.now() + ECHO_TIME, handledBy: new Set() });
      news.push(path);
    }
    const watcher = this.server()?.watcher;
    if (!watcher) return;
    this.expect(news);
    for (const path of news) watcher.emit('change', path);
  }

  /** True when an environment has already handled this write. Call it once per hot update. */
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
