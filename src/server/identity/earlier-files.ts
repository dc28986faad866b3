/**
 * The files that earlier runs knew, kept with the hashes of their texts in `files.json` of the state folder. An editor that
 * outlives a run may name elements before the next run's app has loaded their files. Unreadable entries are dropped: then such
 * an edit is refused.
 */
import { join } from 'node:path';
import { writeStateFile } from '../files/state-file.ts';
import type { Identity, Logger } from '../types.ts';
import { hashOfText, readFileEntries, VERSION } from './store.ts';

const FILE = 'files.json';

export class EarlierFiles {
  /** hash by file; emptied when they are recalled */
  private readonly hashes: Map<string, string>;

  constructor(
    private readonly stateDir: string,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {
    const entries = Object.entries(readFileEntries(join(stateDir, FILE)));
    this.hashes = new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
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

  /**
   * Keeps the files that the registry knows now for the next run.
   * @param unloaded those that no page has loaded, which are not kept
   */
  keep(identity: Identity, unloaded: ReadonlySet<string>): void {
    const hashes = new Map(this.hashes);
    for (const file of identity.files()) {
      if (!unloaded.has(file)) hashes.set(file, hashOfText(identity.textOf(file) ?? ''));
    }
    try {
      writeStateFile(this.stateDir, FILE, JSON.stringify({ version: VERSION, files: Object.fromEntries(hashes) }));
    } catch (error) {
      this.logger.warn(`The files of the app could not be kept for the next start: ${(error as Error).message}`);
    }
  }
}
