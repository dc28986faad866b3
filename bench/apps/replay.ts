/** The same changes and undos under the app's own server, without us: a page that does not come back there either is not ours to judge. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { comesToRest } from '../../tests/e2e/watched-page.ts';
import type { App } from './catalogue.ts';
import { appearanceAtRest, openTwice, type Size } from './look.ts';
import { startPlain } from './plain.ts';

/** What a saved edit or its undo left in the files that it touched; null for a file that is gone. */
interface Write {
  /** ms since the first */
  at: number;
  files: { path: string; bytes: Buffer | null }[];
}

/** Notes the writes of a run, to be made again. */
export class Writes {
  private readonly all: Write[] = [];
  private started = 0;

  constructor(private readonly root: string) {}

  /** After files of the project have been written. */
  note(files: readonly { path: string }[]): void {
    const now = performance.now();
    if (this.all.length === 0) this.started = now;
    this.all.push({
      at: now - this.started,
      files: files.map(({ path }) => ({ path, bytes: bytesOf(this.root, path) })),
    });
  }

  /** Makes them again as another program would, each at its time. */
  async repeat(): Promise<void> {
    const started = performance.now();
    for (const { at, files } of this.all) {
      await new Promise((done) => setTimeout(done, started + at - performance.now()));
      for (const { path, bytes } of files) write(join(this.root, path), bytes);
    }
  }
}

function bytesOf(root: string, path: string): Buffer | null {
  try {
    return readFileSync(join(root, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

function write(file: string, bytes: Buffer | null): void {
  if (bytes === null) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** How the page looked before the writes, and after them. */
export interface Round {
  before: string;
  after: string;
}

/** Some frameworks end otherwise each time, as the writes come while they are busy. */
const ROUNDS = 3;
/** ms until the page is as before */
const PATIENCE = 10_000;

/** Makes the writes in a page of the app's own server, several times, each time in a page that was loaded anew. */
export async function repeatAlone(
  app: App,
  browser: Browser,
  root: string,
  writes: Writes,
  size: Size,
): Promise<Round[]> {
  const server = await startPlain(app, root);
  try {
    const { page } = await openTwice(browser, server.url, size);
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) {
      const before = await appearanceAtRest(page, comesToRest);
      await writes.repeat();
      const until = performance.now() + PATIENCE;
      let after: string;
      do {
        after = await appearanceAtRest(page, comesToRest);
      } while (after !== before && performance.now() < until);
      rounds.push({ before, after });
      await page.reload({ waitUntil: 'networkidle' });
    }
    await page.context().close();
    return rounds;
  } finally {
    await server.stop();
  }
}
