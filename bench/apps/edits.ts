/** Edits of all kinds, through the server that the editor uses: saved or refused with a reason, and undone to the same bytes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, type ParsedSource, parseSource } from '../../src/mutations/jsx/parse.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import {
  KINDS,
  type Kind,
  pick,
  type Random,
  randomFrom,
  sampleChange,
} from '../../tests/mutations/support/random-changes.ts';
import type { ApiClient } from '../../tests/support/api-client.ts';
import { sha256Tree } from '../../tests/support/project.ts';
import { changedFiles } from '../sweep/stage.ts';
import { Writes } from './replay.ts';

export interface Edits {
  tried: number;
  saved: number;
  refused: Map<string, number>;
  /** what broke a promise */
  broken: string[];
  /** of the edits and their undos */
  writes: Writes;
}

/** How many saved edits are undone together; before, each is undone at once. */
const TOGETHER = 10;

export async function editAtRandom(api: ApiClient, root: string, wanted: number, seed: number): Promise<Edits> {
  const random = randomFrom(seed);
  const edits: Edits = { tried: 0, saved: 0, refused: new Map(), broken: [], writes: new Writes(root) };
  const before = sha256Tree(root);
  const kinds = Object.keys(KINDS) as Kind[];
  let open = 0;
  for (let i = 0; edits.tried < wanted && i < wanted * 3; i++) {
    const kind = kinds[i % kinds.length] as Kind;
    const outcome = await editOnce(api, root, random, kind, edits.writes);
    if (!outcome) continue;
    edits.tried++;
    if (outcome.broken) edits.broken.push(`${kind}: ${outcome.broken}`);
    if (outcome.refused) edits.refused.set(outcome.refused, (edits.refused.get(outcome.refused) ?? 0) + 1);
    if (!outcome.saved) continue;
    edits.saved++;
    open++;
    if (edits.tried > wanted - TOGETHER && edits.tried < wanted) continue;
    await undoAll(api, root, before, kind, open, edits);
    open = 0;
  }
  await undoAll(api, root, before, 'the last edits', open, edits);
  return edits;
}

async function undoAll(
  api: ApiClient,
  root: string,
  before: Record<string, string>,
  what: string,
  count: number,
  edits: Edits,
): Promise<void> {
  for (let i = 0; i < count; i++) {
    const answer = await api.undo();
    if (answer.ok) edits.writes.note(answer.files);
    else edits.broken.push(`${what}: undo refused: ${answer.error.message}`);
  }
  const changed = await differing(root, before);
  if (changed.length > 0) edits.broken.push(`${what}: after undo ${changed.join(', ')} is not as before`);
}

/** Files that are not as before; those that the app's own tools write again get time to do it. */
async function differing(root: string, before: Record<string, string>): Promise<string[]> {
  const until = performance.now() + 5_000;
  for (;;) {
    const changed = changedFiles(root, before);
    if (changed.length === 0 || performance.now() > until) return changed;
    await new Promise((done) => setTimeout(done, 100));
  }
}

interface Outcome {
  saved?: true;
  /** the code */
  refused?: string;
  broken?: string;
}

/** Files that the app's framework writes by itself whenever it starts or a page changes. */
const GENERATED = /\.gen\.tsx?$/;

/** @returns null when no element fits the kind */
async function editOnce(
  api: ApiClient,
  root: string,
  random: Random,
  kind: Kind,
  writes: Writes,
): Promise<Outcome | null> {
  const served = Object.values(await api.lookups()).filter((one) => one !== null);
  const files = [...new Set(served.map(({ filename }) => filename))];
  for (let tries = 0; tries < 20 && files.length > 0; tries++) {
    const file = pick(random, files);
    const source = sourceOf(root, file);
    const sample = source && sampleChange(source, idsOf(served, source), random, kind);
    if (!sample) continue;
    const before = sha256Tree(root);
    const change = { ...sample.change, id: crypto.randomUUID() };
    const answer = await api.apply(change);
    const changed = changedFiles(root, before).filter((name) => !GENERATED.test(name));
    if (!answer.ok) {
      const { code, message, hint } = answer.error;
      if (!message) return { broken: `refused without a reason: ${code}` };
      if (!hint && code !== 'no-change')
        return { refused: code, broken: `refused without a next step: ${code} (${message})` };
      if (changed.length > 0)
        return { refused: code, broken: `refused (${code}), yet ${changed.join(', ')} has changed` };
      return { refused: code };
    }
    writes.note(answer.files);
    const others = changed.filter((name) => !answer.files.some(({ path }) => path === name));
    return { saved: true, ...(others.length > 0 && { broken: `${others.join(', ')} has changed too` }) };
  }
  return null;
}

function sourceOf(root: string, file: string): ParsedSource | null {
  if (!languageOf(file)) return null;
  const parsed = parseSource(readFileSync(join(root, file), 'utf8'), file);
  return parsed.ok ? parsed : null;
}

/** Finds the server's id of an element by its place. */
function idsOf(served: readonly TreeElement[], { text }: ParsedSource) {
  return {
    idAt(file: string, start: number): string {
      const lines = text.slice(0, start).split('\n');
      const [line, column] = [lines.length, lines.at(-1)?.length ?? 0];
      const found = served.find((one) => one.filename === file && one.line === line && one.column === column);
      return found?.codebaseId ?? 'tempo-00000000-0000-4000-8000-000000000000';
    },
  };
}
