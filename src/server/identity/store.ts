/**
 * Ids that cannot be computed from the position of their element, stored across restarts in `ids.json` of the state folder.
 * An entry is valid only for the exact text it was made for. Unreadable or malformed entries are dropped, and their ids are
 * computed anew.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSourceId } from '../../protocol/codebase-id.ts';
import { writeStateFile } from '../files/state-file.ts';

/** Of the lists by file in the state folder. */
export const VERSION = 1;

/** The ids of one file by element index, for the text with this hash. */
export interface KeptIds {
  hash: string;
  ids: Map<number, string>;
}

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** @returns an empty map when the file is missing or unusable */
export function readKeptIds(stateDir: string): Map<string, KeptIds> {
  const kept = new Map<string, KeptIds>();
  for (const [file, entry] of Object.entries(readFileEntries(join(stateDir, 'ids.json')))) {
    if (!isRecord(entry) || typeof entry.hash !== 'string' || !isRecord(entry.ids)) continue;
    const ids = new Map<number, string>();
    for (const [index, id] of Object.entries(entry.ids)) {
      if (/^\d+$/.test(index) && typeof id === 'string' && isSourceId(id)) ids.set(Number(index), id);
    }
    kept.set(file, { hash: entry.hash, ids });
  }
  return kept;
}

/**
 * Replaces the stored ids atomically.
 * @throws Error of the file system when the folder cannot be written
 */
export function writeKeptIds(stateDir: string, kept: ReadonlyMap<string, KeptIds>): void {
  const files = Object.fromEntries(
    [...kept].map(([file, { hash, ids }]) => [file, { hash, ids: Object.fromEntries(ids) }]),
  );
  writeStateFile(stateDir, 'ids.json', JSON.stringify({ version: VERSION, files }));
}

/** The entries by file of a list in the state folder; none when it is missing or unusable. */
export function readFileEntries(path: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
  return isRecord(data) && data.version === VERSION && isRecord(data.files) ? data.files : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
