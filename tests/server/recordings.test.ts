/** Recordings over the API and on a real disk: their names, limits, and what a crash or a hostile page may leave. */
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isRecordingId, MOST_PART, MOST_RECORDING, MOST_RECORDINGS } from '../../src/protocol/recordings.ts';
import { partOf } from '../../src/server/recordings/part.ts';
import { Recordings } from '../../src/server/recordings/recordings.ts';
import { APP_ORIGIN, TestServer } from './support/server.ts';

const EVENT = { type: 3, timestamp: 1_700_000_000_000, data: { source: 2 } };
const ONE = JSON.stringify([EVENT]);
const NAMES = [
  '../x',
  '..',
  '',
  'server',
  '2026-01-01T00-00-00-0123456g',
  `2026-01-01T00-00-00-01234567/../x`,
  'x\0',
  '__proto__',
];

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await TestServer.start();
  folder = join(server.project.stateDir, 'recordings');
});
afterEach(() => server.close());

const post = (name: string, body: unknown) => server.post(`${server.canvas}/${name}`, body);
const get = (path: string) => server.ask({ path: server.canvas + path });
const start = async (page = '/cart') => (await post('startRecording', { page })).json.id as string;
const append = (id: unknown, part: unknown, events: unknown) => post('recordEvents', { id, part, events });
const list = async () => (await get('/recordings')).json.recordings;
const fileOf = (id: string) => join(folder, `${id}.jsonl`);

describe('a recording', () => {
  test('is a file of its owner, outside of the project, made when it begins and not before', async () => {
    expect(await list()).toEqual([]);
    expect(existsSync(folder)).toBe(false);
    const id = await start();
    expect(isRecordingId(id)).toBe(true);
    expect(readdirSync(folder)).toEqual([`${id}.jsonl`]);
    expect(statSync(fileOf(id)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(fileOf(id).startsWith(server.project.root)).toBe(false);
  });

  test('has its parts in order, each once, and is listed newest first', async () => {
    const id = await start('/first');
    expect((await append(id, 0, ONE)).status).toBe(200);
    // a repeated request writes nothing again, and none is left out
    expect((await append(id, 0, ONE)).status).toBe(200);
    expect((await append(id, 2, ONE)).status).toBe(400);
    expect((await append(id, 1, `[${JSON.stringify({ ...EVENT, type: 4 })},\n${JSON.stringify(EVENT)}]`)).status).toBe(
      200,
    );
    expect((await get(`/recording?id=${id}`)).json).toEqual({ parts: [[EVENT], [{ ...EVENT, type: 4 }, EVENT]] });
    const recordings = await list();
    expect(recordings).toMatchObject([{ id, page: '/first', bytes: statSync(fileOf(id)).size }]);
    expect(Date.parse(recordings[0].startedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(recordings[0].duration).toBeGreaterThanOrEqual(0);
  });

  test('keeps every whole part after a crash in the middle of one', async () => {
    const id = await start();
    await append(id, 0, ONE);
    appendFileSync(fileOf(id), ONE.slice(0, -7));
    expect((await get(`/recording?id=${id}`)).json).toEqual({ parts: [[EVENT]] });
    expect(await list()).toHaveLength(1);
    // another process does not go on with it, and says why
    const again = new Recordings(server.project.stateDir);
    expect(() => again.append(id, 1, ONE)).toThrow('the dev server has started again');
    again.remove(id);
    expect(() => again.append(id, 1, ONE)).toThrow('no such recording');
  });

  test('has the path of its page, without what may be a secret in the address', async () => {
    const id = await start('/reset?token=abc123#key');
    expect(await list()).toMatchObject([{ page: '/reset' }]);
    expect(readFileSync(fileOf(id), 'utf8')).not.toContain('abc123');
  });

  test('is deleted for good', async () => {
    const id = await start();
    expect((await post('deleteRecording', { id })).status).toBe(200);
    expect(readdirSync(folder)).toEqual([]);
    for (const answer of [
      await post('deleteRecording', { id }),
      await append(id, 0, ONE),
      await get(`/recording?id=${id}`),
    ]) {
      expect([answer.status, answer.json.error.code]).toEqual([404, 'unknown-recording']);
    }
  });
});

describe('who may ask', () => {
  test('[S-1] [S-7] nobody without the token, and no other page', async () => {
    const id = await start();
    const paths = [`/recordings`, `/recording?id=${id}`];
    const bodies = {
      startRecording: { page: '/' },
      recordEvents: { id, part: 0, events: ONE },
      deleteRecording: { id },
    };
    const foreign: [string, string][] = [['Origin', APP_ORIGIN]];
    for (const path of paths) {
      expect((await server.ask({ path: server.canvas + path, without: ['Authorization'] })).status).toBe(401);
      expect((await server.ask({ path: server.canvas + path, headers: foreign })).status).toBe(403);
    }
    for (const [name, body] of Object.entries(bodies)) {
      const asked = { method: 'POST', path: `${server.canvas}/${name}`, body: JSON.stringify(body) };
      expect((await server.ask({ ...asked, without: ['Authorization'] })).status).toBe(401);
      expect((await server.ask({ ...asked, headers: foreign })).status).toBe(403);
    }
    expect(readFileSync(fileOf(id), 'utf8').split('\n')).toHaveLength(2);
  });

  test('[S-41] no name from a client is a path', async () => {
    const id = await start();
    writeFileSync(join(server.project.stateDir, 'x.jsonl'), 'secret\n');
    for (const name of NAMES) {
      expect((await get(`/recording?id=${encodeURIComponent(name)}`)).status, name).toBe(404);
      expect((await append(name, 0, ONE)).status, name).toBe(404);
      expect((await post('deleteRecording', { id: name })).status, name).toBe(404);
    }
    for (const wrong of [null, 7, [id], { id }]) expect((await append(wrong, 0, ONE)).status).toBe(400);
    expect(existsSync(join(server.project.stateDir, 'x.jsonl'))).toBe(true);
    expect(await list()).toHaveLength(1);
  });

  test('[S-44] a link in the folder is neither read nor listed', async () => {
    const id = await start();
    const other = `${id.slice(0, -8)}00000000`;
    const elsewhere = join(server.project.root, 'elsewhere.jsonl');
    copyFileSync(fileOf(id), elsewhere);
    symlinkSync(elsewhere, fileOf(other));
    expect((await get(`/recording?id=${other}`)).status).toBe(404);
    expect((await list()).map((one: { id: string }) => one.id)).toEqual([id]);
  });
});

describe('what comes from the page', () => {
  test.each([
    ['no JSON', '[{'],
    ['no list', '{"type":3,"timestamp":1}'],
    ['no event', '[7]'],
    ['an event of an unknown kind', '[{"type":99,"timestamp":1}]'],
    ['an event without a time', '[{"type":3}]'],
    ['nested too deeply', `[{"type":3,"timestamp":1,"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}]`],
  ])('is refused: %s', async (_name, events) => {
    const id = await start();
    const before = readFileSync(fileOf(id));
    expect((await append(id, 0, events)).status).toBe(400);
    expect(readFileSync(fileOf(id)).equals(before)).toBe(true);
  });

  test('is one line, whatever white space it has', () => {
    expect(partOf(`[\n${JSON.stringify(EVENT)}\n]`)).toBe(ONE);
  });

  test('is limited in size: a part, a recording, and their number', async () => {
    const large = (length: number) => JSON.stringify([{ ...EVENT, data: 'x'.repeat(length) }]);
    const id = await start();
    expect((await append(id, 0, large(MOST_PART))).status).toBe(413);
    const most = large(MOST_PART - 200);
    const store = new Recordings(server.project.stateDir);
    const own = store.start('/');
    const parts = Math.floor(MOST_RECORDING / most.length);
    for (let part = 0; part < parts; part++) store.append(own, part, most);
    expect(() => store.append(own, parts, most)).toThrow('at most 64 MB');
    expect(statSync(fileOf(own)).size).toBeLessThanOrEqual(MOST_RECORDING);
    store.remove(own);

    mkdirSync(folder, { recursive: true });
    for (let n = 1; n < MOST_RECORDINGS; n++) {
      writeFileSync(fileOf(`2026-01-01T00-00-00-${String(n).padStart(8, '0')}`), '{"version":1}\n');
    }
    const answer = await post('startRecording', { page: '/' });
    expect([answer.status, answer.json.error.code]).toEqual([413, 'too-many-recordings']);
    // a file that is none of ours counts, and is not listed
    expect(await list()).toHaveLength(1);
  });
});
