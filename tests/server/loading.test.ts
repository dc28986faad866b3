/** The server's work on a file that the dev server has just served, while the page still waits for others. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ServerEvent } from '../../src/protocol/api.ts';
import type { Session } from '../../src/server/session.ts';
import { TestServer } from './support/server.ts';

const FILE = 'src/Late.tsx';
const TEXT = 'export const Late = () => <p>late</p>;\n';

let server: TestServer;
let session: Session;
beforeAll(async () => {
  server = await TestServer.start();
  session = server.server.session as Session;
});
afterAll(() => server.close());

/** As the plugin does when it tags a file for the first time. */
function load(file: string, text: string): string {
  server.project.write(file, text);
  const { elements } = session.ws.identity.sync(file, text);
  session.noteLoaded(file);
  return elements[0]?.codebaseId as string;
}

test('its tables are made when an editor asks for them, and not before', () => {
  const { hub, identity } = session.ws;
  const made = vi.spyOn(identity, 'lookups');
  const before = hub.latest;
  const id = load(FILE, TEXT);
  expect(made).not.toHaveBeenCalled();
  const [event] = (hub.since(before) ?? []).map((json): ServerEvent => JSON.parse(json));
  expect(event).toMatchObject({
    seq: before + 1,
    event: 'lookups',
    treeElementLookup: { [id]: { filename: FILE, componentName: 'p', staticTextContents: expect.anything() } },
    prevIdToNewIdMap: {},
  });
  expect(Object.values((event as { scopeLookup: object }).scopeLookup)).toMatchObject([{ name: 'Late' }]);
});

test('an id that is gone and comes back is none that was retired', () => {
  const id = load('src/Back.tsx', TEXT);
  session.publishLookups(session.ws.identity.forget('src/Back.tsx'));
  expect(session.ws.wasRetired(id)).toBe(true);
  expect(load('src/Back.tsx', TEXT)).toBe(id);
  expect(session.ws.wasRetired(id)).toBe(false);
});

/** Edits a file that was loaded just now, as its user would. */
async function editIsFound(file: string): Promise<void> {
  load(file, TEXT);
  server.project.write(file, TEXT.replace('late', 'later'));
  await expect.poll(() => session.ws.identity.textOf(file)).toContain('later');
  const found = session.activities().filter(({ files }) => files.some(({ path }) => path === file));
  expect(found.map(({ type }) => type)).toEqual(['UNKNOWN']);
}

test('an edit of it that comes before it is watched is found', () => editIsFound('src/Soon.tsx'));

test('also while the server is never calm', async () => {
  const news = { event: 'lookups', prevIdToNewIdMap: {}, treeElementLookup: {}, scopeLookup: {} } as const;
  const busy = setInterval(() => session.ws.hub.publish(news), 100);
  try {
    await editIsFound('src/Meanwhile.tsx');
  } finally {
    clearInterval(busy);
  }
});
