/**
 * The ids that do not follow from where their element stands, kept over a restart: `ids.json` in the project's state folder.
 * An entry counts only for the very text it was made for. The file is a memory, never an authority: what cannot be read or
 * does not look like ids is dropped, and ids are computed anew.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSourceId } from '../../protocol/codebase-id.ts';
import { writeStateFile } from '../files/state-file.ts';

const VERSION = 1;

/** Ids of one file by element index, for the text with this hash. */
export interface KeptIds {
  hash: string;
  ids: Map<number, string>;
}

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Reads what was kept. @returns an empty map when there is nothing that can be used */
export function readKeptIds(stateDir: string): Map<string, KeptIds> {
  const kept = new Map<string, KeptIds>();
  for (const [file, entry] of Object.entries(readJson(join(stateDir, 'ids.json')))) {
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
 * Replaces what was kept, at once or not at all.
 * @throws Error of the file system when the folder cannot be written
 */
export function writeKeptIds(stateDir: string, kept: ReadonlyMap<string, KeptIds>): void {
  const files = Object.fromEntries(
    [...kept].map(([file, { hash, ids }]) => [file, { hash, ids: Object.fromEntries(ids) }]),
  );
  writeStateFile(stateDir, 'ids.json', JSON.stringify({ version: VERSION, files }));
}

function readJson(path: string): Record<string, unknown> {
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
