/** The changes that a script hands over, from a file or standard input. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import { decodeChangeItem } from '../../server/routes/decode-change.ts';
import { Refused } from '../../server/routes/errors.ts';
import { Problem } from '../problems.ts';
import { withElements } from './places.ts';

/** Stands for any element while only the form of a change is looked at. */
const SOME_ELEMENT = 'some-element';

/**
 * One change item or an array of them, each of a right form; elements may still be named by places.
 * @param source path, or `-` for standard input
 * @throws Problem `changes-missing`, `changes-not-json`, `bad-change`
 */
export async function readChanges(source: string): Promise<unknown[]> {
  const name = source === '-' ? 'Standard input' : resolve(source);
  const text = source === '-' ? await readStdin() : readChangesFile(name);
  const value = parse(text, name);
  const items: unknown[] = Array.isArray(value) ? value : [value];
  for (const [index, item] of items.entries()) {
    decode(
      withElements(item, () => SOME_ELEMENT),
      Array.isArray(value) ? index : null,
    );
  }
  return items;
}

/** The same items with codebase ids in place of places, ready to be applied. */
export function decodeChanges(items: readonly unknown[], ids: ReadonlyMap<string, string>): AnyMutationChange[] {
  return items.map((item, index) =>
    decode(
      withElements(item, (place) => ids.get(place) ?? place),
      index,
    ),
  );
}

function decode(item: unknown, index: number | null): AnyMutationChange {
  try {
    return decodeChangeItem(item);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const which = index === null ? '' : `Change ${index + 1}: `;
    throw new Problem('bad-change', { message: which + error.message });
  }
}

function readChangesFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Problem('changes-missing', { file: path, reason: (error as NodeJS.ErrnoException).code ?? 'unreadable' });
  }
}

async function readStdin(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const message = text.trim() === '' ? 'it is empty' : (error as Error).message.replace(/\s+/g, ' ');
    throw new Problem('changes-not-json', { file: name, message });
  }
}
