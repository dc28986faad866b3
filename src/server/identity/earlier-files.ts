/**
 * The files that earlier runs knew, kept with the hashes of their texts in `files.json` of the state folder. An editor that
 * outlives a run may name elements before the next run's app has loaded their files. Unreadable entries are dropped: then such
 * an edit is refused.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeStateFile } from '../files/state-file.ts';
import type { Identity, Logger } from '../types.ts';
import { hashOfText } from './store.ts';

const FILE = 'files.json';
const VERSION = 1;

export class EarlierFiles {
  /** hash by file; emptied when they are recalled */
  private readonly hashes: Map<string, string>;

  constructor(
    private readonly stateDir: string,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {
    this.hashes = readHashes(join(stateDir, FILE));
  }

  /**
   * Registers those that still have their text, so that their elements have the ids of the earlier run.
   * @param textOf a file's current text, if it can be read
   * @throws LongText; the next call goes on
   */
  recall(identity: Identity, textOf: (file: string) => string | null | undefined): void {
    for (const [file, hash] of this.hashes) {
      const text = identity.textOf(file) === null ? textOf(file) : null;
      if (typeof text === 'string' && hashOfText(text) === hash) identity.sync(file, text);
      this.hashes.delete(file);
    }
  }

  /** Keeps the files that the registry knows now for the next run. */
  keep(identity: Identity): void {
    const hashes = new Map(this.hashes);
    for (const file of identity.files()) hashes.set(file, hashOfText(identity.textOf(file) ?? ''));
    try {
      writeStateFile(this.stateDir, FILE, JSON.stringify({ version: VERSION, files: Object.fromEntries(hashes) }));
    } catch (error) {
      this.logger.warn(`The files of the app could not be kept for the next start: ${(error as Error).message}`);
    }
  }
}

function readHashes(path: string): Map<string, string> {
  try {
    const data = JSON.parse(readFileSync(path, 'utf8')) as { version?: unknown; files?: unknown } | null;
    if (data?.version !== VERSION) return new Map();
    const isHash = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
    return new Map(Object.entries(data.files ?? {}).filter(isHash));
  } catch {
    return new Map();
  }
}
