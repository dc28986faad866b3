/** Canvases: files of the project, made by the first arrangement, edited over the API, undone like edits of source. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { pathProblem } from '../../src/server/files/path-rules.ts';
import { TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const FILE = '.visual-edit/canvases/default.json';
const PHONE = {
  id: 'phone',
  type: 'APPLICATION',
  name: 'Phone',
  route: '/about',
  width: 390,
  height: 844,
  x: 1520,
  y: 0,
};
const ARRANGED = `{
  "version": 1,
  "name": "app",
  "storyboards": [
    {
      "id": "main",
      "type": "APPLICATION",
      "name": "",
      "route": "/",
      "width": 1440,
      "height": 900,
      "x": 0,
      "y": 0
    },
    {
      "id": "phone",
      "type": "APPLICATION",
      "name": "Phone",
      "route": "/about",
      "width": 390,
      "height": 844,
      "x": 1520,
      "y": 0
    }
  ]
}
`;

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

/** id on the wire of the canvas in a file of this name */
const idOf = (name: string) => server.server.session.canvasId + (name === 'default' ? '' : `-${name}`);
const at = (name: string, rest = '') => `/api/canvases/${idOf(name)}${rest}`;
const arrange = (body: unknown, name = 'default') => server.post(at(name, '/storyboards'), body);
const canvas = async (name = 'default') => (await server.ask({ path: at(name) })).json;
const history = (operation: string, body = {}) => server.post(server.mutatePath(operation), body);
const undo = () => history('undoChangeToFiles');
const redo = () => history('redoChangeToFiles');
const names = async () =>
  (await server.ask({ path: `${server.canvas}/activities` })).json.map((one: { changeName: string }) => one.changeName);

async function restart(): Promise<void> {
  const { project } = server;
  await server.server.close();
  project.identity = project.freshIdentity();
  server = await TestServer.start({}, project);
}

describe('the file', () => {
  test('is made by the first arrangement, and by nothing before it', async () => {
    const before = server.project.snapshot();
    expect(await canvas()).toMatchObject({ canvasId: idOf('default'), name: 'app', isSaved: false });
    await server.ask({ path: '/api/canvases' });
    expect((await arrange({})).json).toMatchObject({ ok: true, files: [{ diff: '' }] });
    expect((await arrange({ change: [{ id: 'main', x: 0 }] })).json).toMatchObject({ ok: true });
    expect(server.project.snapshot()).toEqual(before);
    expect(existsSync(server.project.path('.visual-edit'))).toBe(false);
    const answer = await arrange({ add: [PHONE] });
    expect(answer.json).toMatchObject({ ok: true, canvasId: idOf('default'), revisions: {}, treeElementLookup: {} });
    expect(server.project.read(FILE)).toBe(ARRANGED);
    expect(await canvas()).toMatchObject({
      isSaved: true,
      storyboards: [
        { storyboardId: 'main', type: 'APPLICATION', url: 'http://localhost:5173/' },
        { ...PHONE, storyboardId: 'phone', url: 'http://localhost:5173/about' },
      ],
    });
  });

  test('a component is shown at the address of its page, with its props as data, and so is a story', async () => {
    const component = { file: 'src/Card.tsx', exportName: 'Card', props: { title: 'A & b', sizes: [1] } };
    const card = { id: 'card', type: 'COMPONENT', name: '', component, x: 0, y: 980 };
    await arrange({ add: [card] });
    const { storyboards } = await canvas();
    expect(storyboards[1]).toMatchObject({ ...card, storyboardId: 'card' });
    const url = new URL(storyboards[1].url);
    expect(url.origin + url.pathname).toBe('http://localhost:5173/@visual-edit/storyboard');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      storyboard: 'true',
      type: 'COMPONENT',
      file: 'src/Card.tsx',
      export: 'Card',
      props: JSON.stringify(component.props),
    });
    const story = { file: 'src/Card.stories.tsx', exportName: 'LoggedIn' };
    await arrange({ add: [{ ...card, id: 'story', type: 'STORY', component: story }] });
    expect((await canvas()).storyboards[2].url).toBe(
      'http://localhost:5173/@visual-edit/storyboard?storyboard=true&type=STORY&file=src%2FCard.stories.tsx&export=LoggedIn',
    );
    const before = server.project.read(FILE);
    const html = { ...component, props: { dangerouslySetInnerHTML: { __html: '<b>' } } };
    expect((await arrange({ change: [{ id: 'card', component: html }] })).status).toBe(400);
    expect(server.project.read(FILE)).toBe(before);
  });

  test('a component is held in a state or theme, and stands in the middle of its page', async () => {
    const component = { file: 'src/Card.tsx', exportName: 'Card', layout: 'centered' };
    const card = { id: 'card', type: 'COMPONENT', name: '', component, state: 'hover', theme: 'dark', x: 0, y: 980 };
    await arrange({ add: [card] });
    const [, shown] = (await canvas()).storyboards;
    expect(shown).toMatchObject(card);
    expect(new URL(shown.url).searchParams.get('layout')).toBe('centered');
    const before = server.project.read(FILE);
    await arrange({ change: [{ id: 'card', state: null }] });
    expect(server.project.read(FILE)).toBe(before.replace(/\s+"state": "hover",/, ''));
    expect((await names())[0]).toBe('Change State of Frame');
    await undo();
    expect(server.project.read(FILE)).toBe(before);
    for (const wrong of [{ state: 'pressed' }, { theme: 'sepia' }, { component: { ...component, layout: 'wide' } }])
      expect((await arrange({ change: [{ id: 'card', ...wrong }] })).status).toBe(400);
    const { error } = (await arrange({ change: [{ id: 'main', state: 'hover' }] })).json;
    expect(error.message).toBe('The storyboard’s state is of a component or story, and this one shows the app.');
    expect(server.project.read(FILE)).toBe(before);
  });

  test('an edit changes its lines only: foreign keys, indentation and line ends stay', async () => {
    const text = `\uFEFF${ARRANGED.replace('"name": "app",', '"name": "app",\n  "owner": { "team": "web" },')
      .replace('"name": "Phone",', '"note": "ours",\n      "name": "Phone",')
      .replaceAll('  ', '\t')
      .replaceAll('\n', '\r\n')}`;
    server.project.write(FILE, text);
    expect((await arrange({ change: [{ id: 'phone', x: 1600, width: null }] })).json).toMatchObject({ ok: true });
    const written = text.replace('\t\t\t"width": 390,\r\n', '').replace('"x": 1520', '"x": 1600');
    expect(server.project.read(FILE)).toBe(written);
    await arrange({ change: [{ id: 'phone', width: 390 }] });
    await undo();
    await undo();
    expect(server.project.read(FILE)).toBe(text);
    for (const edit of [
      { remove: ['phone'] },
      { remove: ['main'] },
      {
        add: [
          { ...PHONE, id: 'a' },
          { ...PHONE, id: 'b' },
        ],
      },
    ]) {
      expect((await arrange(edit)).json).toMatchObject({ ok: true });
      const now = server.project.read(FILE);
      expect(now).toContain('"owner": { "team": "web" },\r\n');
      expect(now.replaceAll('\r\n', '')).not.toMatch(/[\n ] |[{[]\s*,|,\s*[}\]]/);
      await undo();
      expect(server.project.read(FILE)).toBe(text);
    }
  });

  test('a breakpoint may have the width of a media query as its name', async () => {
    server.project.write(FILE, ARRANGED);
    await arrange({ change: [{ id: 'phone', breakpoint: '575.98' }] });
    expect(server.project.read(FILE)).toContain('"breakpoint": "575.98"');
  });

  test('a file on one line stays on one line', async () => {
    const text = JSON.stringify(JSON.parse(ARRANGED));
    server.project.write(FILE, text);
    await arrange({ remove: ['main'], change: [{ id: 'phone', breakpoint: 'md' }], add: [{ ...PHONE, id: 'b' }] });
    const [, phone] = JSON.parse(ARRANGED).storyboards;
    const { name, x, y, ...rest } = PHONE;
    const added = { id: 'b', type: 'APPLICATION', name, route: rest.route, width: 390, height: 844, x, y };
    const { width, height, ...before } = phone;
    expect(JSON.parse(server.project.read(FILE)).storyboards).toEqual([
      { ...before, breakpoint: 'md', width, height },
      added,
    ]);
    expect(server.project.read(FILE)).not.toContain('\n');
  });

  test('props of a component: only the lines of those that differ', async () => {
    const component = { file: 'src/Card.tsx', exportName: 'Card', props: { title: 'A', size: 2, tags: ['x'] } };
    const { exportName, file, props } = component;
    const change = (next?: Record<string, unknown>) =>
      arrange({ change: [{ id: 'card', component: { file, exportName, ...(next && { props: next }) } }] });
    await arrange({ add: [PHONE, { id: 'card', type: 'COMPONENT', name: '', component, x: 0, y: 980 }] });
    const own = server.project.read(FILE).replace('"size": 2,', '"size":   2,').replaceAll('  ', '\t');
    for (const text of [own, own.replaceAll('\n', '\r\n')]) {
      const eol = text.includes('\r') ? '\r\n' : '\n';
      server.project.write(FILE, text);
      const cases: [next: Record<string, unknown> | undefined, written: string][] = [
        [{ ...props, title: 'B' }, text.replace('"title": "A"', '"title": "B"')],
        [{ size: 2, tags: ['x'] }, text.replace(`"title": "A",${eol}\t\t\t\t\t`, '')],
        [{ title: 'A', tags: ['x'] }, text.replace(/,\s+"size": {3}2|,\s+"size":\t 2/, '')],
        [
          { ...props, at: { x: 1 } },
          text.replace(/("x"\r?\n\t{5}\])/, `$1,${eol}\t\t\t\t\t"at": {${eol}\t\t\t\t\t\t"x": 1${eol}\t\t\t\t\t}`),
        ],
        [undefined, text.replace(/,\s+"props": \{[\s\S]*?\n\t{4}\}/, '')],
      ];
      for (const [next, written] of cases) {
        expect((await change(next)).json).toMatchObject({ ok: true });
        expect(server.project.read(FILE)).toBe(written);
        await undo();
        expect(server.project.read(FILE)).toBe(text);
      }
    }
    await change();
    const bare = server.project.read(FILE);
    await change({ title: 'A' });
    expect(JSON.parse(server.project.read(FILE)).storyboards.at(-1).component.props).toEqual({ title: 'A' });
    expect((await names())[0]).toBe('Change Props of Frame');
    await undo();
    expect(server.project.read(FILE)).toBe(bare);
    // props that somebody emptied by hand
    server.project.write(FILE, bare.replace('"exportName": "Card"', '"exportName": "Card", "props": {}'));
    await change({ title: 'A' });
    expect(JSON.parse(server.project.read(FILE)).storyboards.at(-1).component.props).toEqual({ title: 'A' });
  });

  test('a file in a layout of its own stays as it is while nothing changes', async () => {
    const text = JSON.stringify(JSON.parse(ARRANGED));
    server.project.write(FILE, text);
    await arrange({ change: [{ id: 'phone', x: 1520 }] });
    expect(server.project.read(FILE)).toBe(text);
  });

  test.each([
    ['{\n  "version": 1,\n  "name" "app"\n}\n', 'line 3 is not JSON', { line: 3 }],
    [ARRANGED.slice(0, 100), 'line 7 is not JSON', { line: 7 }],
    [ARRANGED.replace('"version": 1', '"version": 2'), 'its version is 2, and this program reads 1', {}],
    [ARRANGED.replace('"width": 390', '"width": "390"'), 'storyboards[1].width is not a number from 1 to 20000', {}],
    [ARRANGED.replace('"route": "/about"', '"route": "//evil"'), 'storyboards[1].route is not a path of the app', {}],
    [
      ARRANGED.replace('"id": "phone"', '"id": "a b"'),
      'storyboards[1].id: storyboard id contains invalid chars: a b',
      {},
    ],
    [ARRANGED.replace('"id": "phone"', '"id": "main"'), 'storyboards[1].id is used twice: main', {}],
    [ARRANGED.replace('"type": "APPLICATION"', '"type": "PAGE"'), 'storyboards[0].type is not one of APPLICATION', {}],
    ['[]', 'it is not an object', {}],
    ['{"version":1,"name":"a","storyboards":[]}', 'storyboards is not a list of 1 to 100', {}],
    ['<<<<<<< HEAD\n', 'line 1 is not JSON', { line: 1 }],
  ])('one that cannot be read is reported with the place, and left alone: %#', async (text, reason, place) => {
    server.project.write(FILE, text);
    const asked = await server.ask({ path: at('default') });
    expect(asked.status).toBe(422);
    expect(asked.json.error).toMatchObject({ code: 'damaged-canvas', file: FILE, ...place });
    expect(asked.json.error.message).toContain(reason);
    expect((await server.ask({ path: '/api/canvases' })).json).toMatchObject([
      { canvasId: idOf('default'), storyboards: [], problem: { code: 'damaged-canvas' } },
    ]);
    expect((await arrange({ change: [{ id: 'main', x: 5 }] })).json.error.code).toBe('damaged-canvas');
    expect((await server.post(at('default', '/rename'), { name: 'New' })).status).toBe(422);
    expect(server.project.read(FILE)).toBe(text);
  });

  test('its folder is not made through a link that leads out of the project', async () => {
    mkdirSync(`${server.project.base}/elsewhere`);
    symlinkSync(`${server.project.base}/elsewhere`, server.project.path('.visual-edit'));
    expect((await arrange({ add: [PHONE] })).json.error.code).toBe('forbidden-path');
    expect(existsSync(`${server.project.base}/elsewhere/canvases`)).toBe(false);
  });

  test('[S-48] no other file of a dot folder may be written', () => {
    expect(pathProblem(FILE, [])).toBeNull();
    for (const file of [
      '.visual-edit/x.json',
      '.visual-edit/canvases/a/b.json',
      '.visual-edit/canvases/a.tsx',
      'src/.visual-edit/canvases/a.json',
    ])
      expect(pathProblem(file, []), file).not.toBeNull();
  });

  test('a canvas is no source: it is not shown, edited or listed as such', async () => {
    await arrange({ add: [PHONE] });
    expect((await server.ask({ path: `${server.canvas}/source?file=${FILE}` })).json.ok).toBe(false);
    const splices = [{ start: 0, end: 1, text: '[' }];
    const answer = await server.mutate('editSource', { filename: FILE, baseHash: '0'.repeat(64), splices });
    expect(answer.json.error.code).toBe('file-not-found');
    expect((await server.ask({ path: `${server.canvas}/lookups` })).text).not.toContain(FILE);
  });
});

describe('an edit of storyboards', () => {
  test('is an entry of the history in plain words, undone and redone byte for byte, also after a restart', async () => {
    const before = server.project.snapshot();
    await arrange({ add: [PHONE] });
    await arrange({ change: [{ id: 'phone', x: 1600 }] });
    await arrange({
      change: [
        { id: 'main', width: 1280 },
        { id: 'phone', x: 1440 },
      ],
    });
    await arrange({ change: [{ id: 'phone', name: 'About, phone' }] });
    await arrange({
      change: [
        { id: 'main', y: 10 },
        { id: 'phone', y: 10 },
      ],
    });
    const last = server.project.read(FILE);
    await arrange({ remove: ['phone'] });
    expect(await names()).toEqual([
      'Delete Frame',
      'Move Frames',
      'Rename Frame',
      'Resize Frame',
      'Move Frame',
      'Add Frame',
    ]);
    await restart();
    expect((await undo()).json).toMatchObject({ ok: true, revisions: {} });
    expect(server.project.read(FILE)).toBe(last);
    for (let step = 0; step < 5; step++) expect((await undo()).status).toBe(200);
    expect(server.project.snapshot()).toEqual(before);
    for (let step = 0; step < 5; step++) expect((await redo()).status).toBe(200);
    expect(server.project.read(FILE)).toBe(last);
  });

  test('stands among edits of source in one order', async () => {
    await arrange({ add: [PHONE] });
    const element = { codebaseId: server.project.id('src/App.tsx', '<h1') };
    await server.mutate('editText', { element, oldText: 'Hello', newText: 'Hi' });
    const last = await arrange({ remove: ['phone'] });
    expect((await history('undoChangeToFiles', { latestUuid: last.json.changeId })).json.ok).toBe(true);
    expect(server.project.read(FILE)).toBe(ARRANGED);
    await undo();
    expect(server.project.read('src/App.tsx')).toContain('Hello');
    expect(server.project.read(FILE)).toBe(ARRANGED);
  });

  test('is carried over what others edited in the file since', async () => {
    await arrange({ add: [PHONE] });
    await arrange({ change: [{ id: 'phone', name: 'Small' }] });
    const theirs = server.project.read(FILE).replace('"name": "app"', '"name": "Shop"');
    server.project.write(FILE, theirs);
    await undo();
    expect(server.project.read(FILE)).toBe(theirs.replace('"Small"', '"Phone"'));
    expect(await names()).toContain('');
  });

  test('sent twice under one id it is made once', async () => {
    const changeId = randomUUID();
    const first = await arrange({ changeId, add: [PHONE] });
    const again = await arrange({ changeId, add: [PHONE] });
    expect(again.json).toEqual(first.json);
    expect((await arrange({ changeId, remove: ['phone'] })).json.error.code).toBe('change-id-reused');
    expect(await names()).toEqual(['Add Frame']);
  });

  test.each([
    [{ add: [{ ...PHONE, id: 'a/b' }] }, 400, 'storyboard id contains invalid chars'],
    [{ add: [{ ...PHONE, id: 'main' }] }, 409, 'main already'],
    [{ add: [{ ...PHONE, type: 'PAGE' }] }, 400, 'add[0].type'],
    [{ add: [{ ...PHONE, type: 'STORY' }] }, 400, 'component is missing'],
    [{ add: [{ ...PHONE, route: 'http://evil/' }] }, 400, 'route is not a path of the app'],
    [{ add: [{ ...PHONE, width: 0 }] }, 400, 'width is not a number from 1'],
    [{ change: [{ id: 'main', name: null }] }, 400, 'name is not a text'],
    [{ change: [{ id: 'main', name: 'x'.repeat(81) }] }, 400, 'name is not a text'],
    [{ change: [{ id: 'gone', x: 1 }] }, 404, 'no storyboard gone'],
    [{ remove: ['gone'] }, 404, 'no storyboard gone'],
    [{ remove: ['main'] }, 422, 'at least one frame'],
    [{ remove: 'main' }, 400, 'remove is string'],
    [{ add: Array.from({ length: 100 }, (_, i) => ({ ...PHONE, id: `f${i}` })) }, 413, 'at most 100'],
    [[], 400, 'The body is an array'],
  ])('that makes no sense is refused: %#', async (body, status, reason) => {
    const answer = await arrange(body);
    expect([answer.status, answer.json.error.message]).toEqual([status, expect.stringContaining(reason)]);
    expect(existsSync(server.project.path(FILE))).toBe(false);
  });

  test('deletedStoryboardId of ADD_JSX restores one where it was, also after a restart', async () => {
    await arrange({ add: [PHONE, { ...PHONE, id: 'last' }] });
    const before = server.project.read(FILE);
    await arrange({ remove: ['phone'] });
    await restart();
    const restore = (id: string) => server.mutate('addJsxElement', { deletedStoryboardId: id });
    expect((await restore('phone')).json).toMatchObject({ ok: true });
    expect(server.project.read(FILE)).toBe(before);
    expect((await restore('phone')).json.error.code).toBe('storyboard-exists');
    expect((await restore('never')).json.error.code).toBe('unknown-storyboard');
    expect((await restore('a b')).json.error.message).toContain('storyboard id contains invalid chars');
    await undo();
    expect((await canvas()).storyboards.map(({ id }: { id: string }) => id)).toEqual(['main', 'last']);
  });
});

test('a storyboard comes back into a file with a byte order mark', async () => {
  await arrange({ add: [PHONE] });
  const before = `\uFEFF${server.project.read(FILE).replace('"name": "Phone"', '"name": "Small"')}`;
  server.project.write(FILE, before);
  await arrange({ remove: ['phone'] });
  expect((await server.mutate('addJsxElement', { deletedStoryboardId: 'phone' })).json).toMatchObject({ ok: true });
  expect(server.project.read(FILE)).toBe(before);
});

describe('canvases', () => {
  const create = (name: string, changeId?: string) => server.post('/api/createCanvas', { name, changeId });
  const ids = async () =>
    (await server.ask({ path: '/api/canvases' })).json.map((one: { canvasId: string }) => one.canvasId);

  test('are made, renamed, duplicated and deleted, each undoable', async () => {
    const before = server.project.snapshot();
    expect((await create('Check out ✓')).json).toMatchObject({ ok: true, canvasId: idOf('check-out') });
    expect((await create('Check-out')).json.canvasId).toBe(idOf('check-out-2'));
    expect((await create('日本')).json.canvasId).toBe(idOf('canvas'));
    await arrange({ add: [PHONE] }, 'check-out');
    expect((await server.post(at('check-out', '/rename'), { name: 'Shop' })).json.ok).toBe(true);
    const copy = await server.post(at('check-out', '/duplicate'), { name: 'Shop 2' });
    expect(copy.json.canvasId).toBe(idOf('shop-2'));
    expect((await canvas('shop-2')).storyboards).toEqual((await canvas('check-out')).storyboards);
    expect((await server.post(at('check-out', '/delete'), {})).json.ok).toBe(true);
    expect(await ids()).toEqual(['default', 'canvas', 'check-out-2', 'shop-2'].map(idOf));
    expect(await names()).toEqual([
      'Delete Canvas',
      'Add Canvas',
      'Rename Canvas',
      'Add Frame',
      'Add Canvas',
      'Add Canvas',
      'Add Canvas',
    ]);
    await restart();
    await undo();
    expect(await canvas('check-out')).toMatchObject({ name: 'Shop', storyboards: [{ id: 'main' }, { id: 'phone' }] });
    for (let step = 0; step < 6; step++) expect((await undo()).status).toBe(200);
    expect(server.project.snapshot()).toEqual(before);
  });

  test('made once per id, and in an emptied folder again', async () => {
    const changeId = randomUUID();
    await create('Shop', changeId);
    expect((await create('Shop', changeId)).json.canvasId).toBe(idOf('shop'));
    expect(await ids()).toEqual(['default', 'shop'].map(idOf));
    await server.post(at('shop', '/delete'), {});
    // the folder goes with its last file
    expect(existsSync(server.project.path('.visual-edit'))).toBe(false);
    expect((await undo()).json.ok).toBe(true);
    expect(await ids()).toEqual(['default', 'shop'].map(idOf));
  });

  test('the first one stays, and names must be names', async () => {
    expect((await server.post(at('default', '/delete'), {})).json.error.code).toBe('default-canvas');
    for (const name of ['', '  ', 'x'.repeat(81), 7])
      expect((await server.post('/api/createCanvas', { name })).status).toBe(400);
    expect(existsSync(server.project.path('.visual-edit'))).toBe(false);
  });

  test('an unknown one in the path is 404 for every call, a deleted one too', async () => {
    const calls = (id: string) => [
      server.ask({ path: `/api/canvases/${id}` }),
      server.ask({ path: `/api/canvases/${id}/lookups` }),
      server.post(`/api/canvases/${id}/storyboards`, { add: [PHONE] }),
      server.post(`/api/canvases/${id}/parseAndMutate/mutate/editText`, {}),
    ];
    await create('Shop');
    expect((await server.ask({ path: at('shop', '/lookups') })).status).toBe(200);
    expect((await server.ask({ path: at('SHOP', '/lookups') })).status).toBe(404);
    await server.post(at('shop', '/delete'), {});
    for (const id of [idOf('shop'), idOf('nowhere'), `${idOf('default')}-default`, 'default', ':canvas', '..'])
      for (const answer of await Promise.all(calls(id))) expect([id, answer.status]).toEqual([id, 404]);
    const answer = await server.ask({ path: '/api/canvases/nowhere/lookups' });
    expect(answer.json.error.code).toBe('unknown-canvas');
  });
});

test('each change of a file is told to every editor, with the id of the edit', async () => {
  const heard: unknown[] = [];
  const socket = new WebSocket(`ws://${server.host}${server.canvas}/events`, [
    'visual-edit.v1',
    `token.${server.server.token}`,
  ]);
  await new Promise<void>((resolve) =>
    socket.on('message', (data) => {
      const { event, canvasId, changeId } = JSON.parse(String(data));
      if (event === 'canvas') heard.push([canvasId, changeId]);
      resolve();
    }),
  );
  const write = (name: string, text: string | null) => {
    const file = `.visual-edit/canvases/${name}.json`;
    if (text === null) rmSync(server.project.path(file));
    else server.project.write(file, text);
    server.server.session.noteExternalText(file, text);
  };
  // of a canvas that was never edited here, then of one that was
  write('shop', ARRANGED);
  await expect.poll(() => heard).toEqual([[idOf('shop'), null]]);
  const first = await arrange({ add: [PHONE] });
  const second = await arrange({ change: [{ id: 'phone', name: 'Small' }] });
  write('default', server.project.read(FILE).replace('"name": "app"', '"name": "Shop"'));
  expect((await undo()).json).toMatchObject({ ok: true });
  write('shop', null);
  await expect
    .poll(() => heard)
    .toEqual([
      [idOf('shop'), null],
      [idOf('default'), first.json.changeId],
      [idOf('default'), second.json.changeId],
      [idOf('default'), null],
      [idOf('default'), null],
      [idOf('shop'), null],
    ]);
  socket.terminate();
});

test('git sees canvases, and no other file of the folder comes', async () => {
  const project = new TestProject();
  project.remove();
  await arrange({ add: [PHONE] });
  const files = Object.keys(server.project.snapshot()).filter((file) => file.includes('.visual-edit'));
  expect(files).toEqual([FILE]);
});
