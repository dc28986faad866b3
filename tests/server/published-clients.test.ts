/**
 * Six hundred requests as published clients of this protocol send them, to random elements of two projects: each is carried out
 * and undone to the same bytes, every tenth also redone and undone again, or refused with a reason. None is malformed. Undo and
 * redo name their change in turn by id, as an item, and by the item's id.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TreeElement } from '../../src/protocol/api.ts';
import { typeOfOperation } from '../../src/server/routes/decode-change.ts';
import { FILES, TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const EXAMPLE = join(import.meta.dirname, '../../examples/real-estate');
const CUSTOM = [
  { tailwind: 'text-brand', css: 'color: var(--brand)' },
  { tailwind: 'p-gutter', css: 'padding: 28px' },
];

type Entry = Pick<TreeElement, 'codebaseId' | 'type' | 'componentName' | 'filename'>;
type Body = Record<string, unknown>;
/** @param at an element. @param other one of its file. @param n a random number, 12 bits */
type Make = (at: TreeElement, other: TreeElement, n: number, canvasId: string) => Body;

/** What such a client knows of an element. */
const entry = ({ codebaseId, type, componentName, filename }: TreeElement): Entry => ({
  codebaseId,
  type,
  componentName,
  filename,
});
const framework = (n: number) => ['Inline', 'CSS', 'Tailwind'][(n >> 2) % 3];
const modifiers = (n: number) => [[], [], ['hover'], ['md', 'dark']][(n >> 4) % 4];
/** As a list, as a table, or not at all. */
const custom = (n: number) =>
  [{ customProperties: CUSTOM }, { customProperties: { '--brand': 'red' } }, { customProperties: [] }, {}][
    (n >> 6) % 4
  ];

/** By operation, in the fields that its clients send. */
const BODIES: Record<string, Make[]> = {
  styling: [
    (at, _, n) => ({
      reactElement: entry(at),
      styling: [{ color: 'red' }, { paddingTop: '12px', marginLeft: null }, { fontSize: '1.25rem' }, {}][n % 4],
      stylingFramework: framework(n),
      modifiers: modifiers(n),
      ...custom(n),
    }),
  ],
  addJsxElement: [
    (at, other, n, canvasId) => ({
      destinationElement: entry(at),
      beforeElement: n % 2 ? entry(other) : null,
      afterElement: null,
      newElement: { type: 'native', nativeTag: 'div', componentName: 'div', propsToSet: { className: 'added' } },
      canvasId,
      deletedStoryboardId: null,
      fileContentsToSourceFrom: null,
      fileContentsSourceFilename: null,
      hasInstantUpdate: n % 3 === 0,
    }),
    (at, other) => ({ destinationElement: entry(at), newElement: { ...entry(other), propsToSet: {} } }),
  ],
  moveJsxElement: [
    (at, other, n) => ({
      elementToMove: entry(at),
      newContainerElement: entry(other),
      ...(n % 2 ? { beforeElement: null, afterElement: null } : {}),
      expectedCurrentParent: null,
    }),
  ],
  removeJsxElement: [
    (at) => ({ elementsToRemove: [entry(at)] }),
    (at, other) => ({ elementsToRemove: [entry(at), entry(other)] }),
  ],
  changePropValue: [
    (at, _, n) => ({
      elementToModify: entry(at),
      propName: ['title', 'data-kind', 'aria-label', 'hidden'][n % 4],
      propValue: ['A "quoted" word', 3, true, null][(n >> 2) % 4],
    }),
  ],
  wrapInDiv: [(at) => ({ reactElements: [entry(at)] })],
  duplicate: [(at) => ({ reactElements: [entry(at)] }), (at, other) => ({ reactElements: [entry(at), entry(other)] })],
  changeElementTag: [(at, _, n) => ({ elementToModify: entry(at), newTag: ['section', 'h2', 'Card'][n % 3] })],
  addClass: [
    (at, _, n) => ({
      reactElement: entry(at),
      className: ['mt-4', 'text-brand', 'custom'][n % 3],
      stylingFramework: n % 2 ? 'Tailwind' : null,
      modifiers: modifiers(n),
      ...custom(n),
    }),
  ],
  removeClass: [(at, _, n) => ({ reactElement: entry(at), className: at.removableClasses?.[n % 2] ?? 'custom' })],
  editText: [
    (at, _, n) => ({ element: entry(at), newText: `Words ${n} & <more>` }),
    (at, _, n) => ({ element: entry(at), newText: `Words ${n}`, oldText: at.staticTextContents ? undefined : 'other' }),
  ],
  updateClasses: [(at) => ({ reactElement: entry(at), newClasses: ['gap-2'], oldClasses: [], involvedClasses: [] })],
};

type Reversal = (change: { changeId: string; activityId: string; type: string }) => Body;
const UNDOS: Reversal[] = [
  ({ activityId }) => ({ latestUuid: activityId }),
  ({ changeId, type }) => ({ changeToUndo: { id: changeId, type, changeFields: {}, prevIdToNewIdMap: {} } }),
  ({ changeId }) => ({ changeToUndo: changeId }),
];
const REDOS: Reversal[] = [
  ({ changeId }) => ({ changeToRedoId: changeId }),
  ({ changeId, type }) => ({ changeToRedo: { id: changeId, type, changeFields: {}, prevIdToNewIdMap: {} } }),
  ({ changeId }) => ({ changeToRedo: changeId }),
];

function exampleFiles(): Record<string, Buffer> {
  const names = readdirSync(EXAMPLE, { recursive: true, encoding: 'utf8' });
  const wanted = names.filter((name) => /^(src\/.*\.(tsx?|css)|package\.json|vite\.config\.ts)$/.test(name));
  return Object.fromEntries(wanted.map((name) => [name, readFileSync(join(EXAMPLE, name))]));
}

/** The same numbers each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

test.each([
  ['a small app', () => new TestProject(FILES)],
  ['the example', () => new TestProject(exampleFiles())],
])('300 requests to %s', { timeout: 300_000 }, async (_, makeProject) => {
  const server = await TestServer.start({}, makeProject());
  const { project, canvas } = server;
  const { session } = server.server;
  const next = numbers(7);
  const before = project.snapshot();
  const operations = Object.keys(BODIES);
  const saved = new Map<string, number>();
  const wrong: string[] = [];
  let edits = 0;
  for (let n = 0; n < 300; n++) {
    const { json } = await server.ask({ path: `${canvas}/lookups` });
    const all: TreeElement[] = Object.values(json.treeElementLookup);
    const at = all[next(all.length)] as TreeElement;
    const beside = all.filter(({ filename }) => filename === at.filename);
    const other = beside[next(beside.length)] as TreeElement;
    const operation = operations[n % operations.length] as string;
    const makes = BODIES[operation] as Make[];
    const body = (makes[Math.floor(n / operations.length) % makes.length] as Make)(
      at,
      other,
      next(4096),
      session.canvasId,
    );
    const answer = await server.mutate(operation, body);
    const isReasoned = answer.status !== 200 && answer.json.error?.message && answer.json.error?.hint;
    if (answer.status === 200) saved.set(operation, (saved.get(operation) ?? 0) + 1);
    else if (answer.status !== 422 || !isReasoned)
      wrong.push(`${answer.status} ${answer.text} for ${operation} ${JSON.stringify(body)}`);
    if (answer.status !== 200) continue;
    const after = project.snapshot();
    const { changeId, activityId } = answer.json;
    const change = { changeId, activityId, type: typeOfOperation(operation) ?? '' };
    const reverse = async (name: 'undo' | 'redo', forms: Reversal[], form: number, expected: typeof before) => {
      const named = (forms[form % forms.length] as Reversal)(change);
      const done = await server.post(`${canvas}/parseAndMutate/activities/${name}ChangeToFiles`, named);
      const request = JSON.stringify({ operation, body, name, named });
      expect(done.json, request).toMatchObject({ ok: true });
      expect(project.snapshot(), request).toEqual(expected);
    };
    edits += 1;
    await reverse('undo', UNDOS, edits, before);
    if (edits % 10 > 0) continue;
    const tenth = edits / 10;
    await reverse('redo', REDOS, tenth, after);
    await reverse('undo', UNDOS, tenth, before);
  }
  await server.close();
  expect(wrong).toEqual([]);
  // each form of a redo was sent
  expect(edits).toBeGreaterThanOrEqual(10 * REDOS.length);
  // of each operation some are carried out
  expect([...saved.keys()].sort()).toEqual(operations.toSorted());
});
