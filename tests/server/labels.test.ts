/** Labels of components in the layers: set over the API, kept in the state folder, with their elements through renames. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_LABEL, MOST_LABELS } from '../../src/protocol/labels.ts';
import { LabelStore } from '../../src/server/design-system/label-store.ts';
import type { EventBody } from '../../src/server/http/event-hub.ts';
import type { Session } from '../../src/server/session.ts';
import { TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const idOf = (n: number) => `tempo-00000000-0000-5000-8000-${String(n).padStart(12, '0')}`;
const present = () => false;

describe('the store', () => {
  let project: TestProject;
  let dir: string;
  beforeEach(() => {
    project = new TestProject();
    dir = project.stateDir;
  });
  afterEach(() => project.remove());
  const open = () => new LabelStore(dir, project.logger);
  const path = () => join(dir, 'labels.json');

  test('keeps labels over a restart, where only their owner reads them', () => {
    expect(open().all()).toEqual({});
    const store = open();
    expect(store.set(idOf(1), '  Cards \n of  partners ', present)).toEqual({ [idOf(1)]: 'Cards of partners' });
    store.set(idOf(2), 'Footer', present);
    expect(store.set(idOf(2), 'Footer', present)).toEqual({});
    expect(open().all()).toEqual({ [idOf(1)]: 'Cards of partners', [idOf(2)]: 'Footer' });
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(open().set(idOf(1), ' ', present)).toEqual({ [idOf(1)]: null });
    expect(open().all()).toEqual({ [idOf(2)]: 'Footer' });
    expect(project.logger.lines).toEqual([]);
  });

  test('follows renamed ids, each of a chain by one step, and keeps that', () => {
    const store = open();
    store.set(idOf(1), 'One', present);
    store.set(idOf(2), 'Two', present);
    store.follow({ [idOf(1)]: idOf(2), [idOf(2)]: idOf(3), [idOf(8)]: idOf(9) });
    expect(store.all()).toEqual({ [idOf(2)]: 'One', [idOf(3)]: 'Two' });
    expect(open().all()).toEqual(store.all());
  });

  test('refuses a label that is too long, and one too many unless an element is gone', () => {
    const store = open();
    const long = 'x'.repeat(LONGEST_LABEL);
    store.set(idOf(1), long, present);
    expect(() => store.set(idOf(1), `${long}x`, present)).toThrow('at most 80 characters, and this one has 81');
    const labels = Object.fromEntries(Array.from({ length: MOST_LABELS }, (_, n) => [idOf(n), `Label ${n}`]));
    writeFileSync(path(), JSON.stringify({ version: 1, labels }));
    const full = open();
    expect(() => full.set(idOf(MOST_LABELS), 'Another', present)).toThrow('There are 2000 labels already');
    expect(full.all()).toEqual(labels);
    full.set(idOf(7), 'Renamed', present);
    const gone = (id: string) => id === idOf(3);
    expect(full.set(idOf(MOST_LABELS), 'Another', gone)).toEqual({ [idOf(MOST_LABELS)]: 'Another', [idOf(3)]: null });
    expect(Object.keys(open().all())).toHaveLength(MOST_LABELS);
  });

  test('[S-118] begins anew where the file is broken, and sets that aside', () => {
    mkdirSync(dir, { recursive: true });
    const bad = [
      '',
      '{',
      '[]',
      '{"version":9,"labels":{}}',
      '{"version":1,"labels":{"__proto__x":"a"}}',
      `{"version":1,"labels":{"${idOf(1)}":7}}`,
      `{"version":1,"labels":{"${idOf(1)}":"${'x'.repeat(LONGEST_LABEL + 1)}"}}`,
      ' '.repeat(3 * 1024 * 1024),
    ];
    for (const text of bad) {
      writeFileSync(path(), text);
      project.logger.lines.length = 0;
      expect(open().all()).toEqual({});
      expect(project.logger.lines).toEqual([
        expect.stringMatching(/^Labels .* They are now in .*labels\.json\.unusable/),
      ]);
      expect(readFileSync(`${path()}.unusable`, 'utf8')).toBe(text);
      expect(open().all()).toEqual({});
      expect(project.logger.lines).toHaveLength(1);
    }
  });

  test('takes no label that cannot be saved, and says so', () => {
    const store = open();
    store.set(idOf(1), 'Kept', present);
    const blocked = `${path()}.${process.pid}.tmp`;
    mkdirSync(blocked);
    expect(() => store.set(idOf(1), 'Lost', present)).toThrow('The label could not be saved');
    expect(store.all()).toEqual({ [idOf(1)]: 'Kept' });
    store.follow({ [idOf(1)]: idOf(2) });
    expect(store.all()).toEqual({ [idOf(2)]: 'Kept' });
    expect(project.logger.lines.join()).toContain('could not be kept for the next start');
  });
});

describe('the API', () => {
  let server: TestServer;
  let session: Session;
  let events: EventBody[];
  beforeEach(async () => {
    server = await TestServer.start();
    session = server.server.session as Session;
    events = [];
    session.hub.on((event) => events.push(event));
  });
  afterEach(() => server.close());
  const set = (body: unknown) => server.post(`${server.canvas}/setLabel`, body);
  const all = async () => (await server.ask({ path: `${server.canvas}/labels` })).json.labels;
  const card = () => server.project.id('src/App.tsx', '<Card');
  const labels = () => events.flatMap((event) => (event.event === 'labels' ? [event.labels] : []));

  test('sets a label for all editors; no file of the project and no history knows of it', async () => {
    const before = server.project.snapshot();
    const id = card();
    expect(await all()).toEqual({});
    expect((await set({ codebaseId: id, label: ' Offers ' })).json).toEqual({ ok: true });
    await set({ codebaseId: id, label: 'Offers' });
    expect(await all()).toEqual({ [id]: 'Offers' });
    await set({ codebaseId: id, label: '' });
    expect(await all()).toEqual({});
    expect(labels()).toEqual([{ [id]: 'Offers' }, { [id]: null }]);
    expect(server.project.snapshot()).toEqual(before);
    expect(session.activities()).toEqual([]);
  });

  test('refuses what is no label, and labels for what is no element', async () => {
    const codebaseId = card();
    for (const [body, status, code] of [
      [[], 400, 'bad-field'],
      [{ codebaseId }, 400, 'bad-field'],
      [{ codebaseId, label: 7 }, 400, 'bad-field'],
      [{ codebaseId: '../x', label: 'a' }, 400, 'bad-field'],
      [{ codebaseId: idOf(1), label: 'a' }, 404, 'unknown-element'],
      [{ codebaseId, label: 'x'.repeat(81) }, 413, 'field-too-large'],
    ] as const) {
      const answer = await set(body);
      expect([answer.status, answer.json.error.code]).toEqual([status, code]);
    }
    expect(await all()).toEqual({});
    expect(labels()).toEqual([]);
  });

  test('a label stays with its element through edits of ours, of others, and undo', async () => {
    const id = card();
    await set({ codebaseId: id, label: 'Offers' });
    const element = { codebaseId: server.project.id('src/App.tsx', '<h1') };
    const added = await server.mutate('duplicate', { reactElements: [element] });
    expect(added.json).toMatchObject({ ok: true });
    expect(await all()).toEqual({ [card()]: 'Offers' });
    const text = server.project.read('src/App.tsx').replace('<main', '<main\n      id="top"');
    server.project.write('src/App.tsx', text);
    session.noteExternalText('src/App.tsx', text);
    await server.mutate('removeJsxElement', { elementsToRemove: [{ codebaseId: card() }] });
    expect(server.project.read('src/App.tsx')).not.toContain('<Card');
    const undone = await server.post(server.mutatePath('undoChangeToFiles'), {});
    expect(undone.json).toMatchObject({ ok: true });
    expect(await all()).toEqual({ [card()]: 'Offers' });
  });

  test('a label follows an id that an event renames', async () => {
    const id = card();
    await set({ codebaseId: id, label: 'Offers' });
    const news = { prevIdToNewIdMap: { [id]: idOf(2) }, treeElementLookup: {}, scopeLookup: {} };
    session.hub.publish({ event: 'lookups', ...news });
    expect(await all()).toEqual({ [idOf(2)]: 'Offers' });
  });
});
