/** The project's images: their list, their bytes and new ones, over the API and on a real disk. */
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AssetsAnswer, MOST_IMAGE_BYTES } from '../../src/protocol/assets.ts';
import { isImage } from '../../src/server/assets/image-bytes.ts';
import type { PublicFolder } from '../../src/server/types.ts';
import { FILES, TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const OTHER_PNG = Buffer.concat([PNG, Buffer.from('more')]);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>\n';

let server: TestServer;
let project: TestProject;
let place: PublicFolder;

async function start(files: Record<string, string | Buffer>): Promise<void> {
  project = new TestProject({ ...FILES, ...files });
  server = await TestServer.start({ publicFolder: () => place }, project);
}

beforeEach(async () => {
  place = { folder: 'public', base: '/' };
  await start({
    'public/logo.svg': SVG,
    'public/pictures/a b.png': PNG,
    'src/hero.png': PNG,
    'src/Notes.txt': 'no image',
    'secret.png': PNG,
    'node_modules/x/icon.png': PNG,
    'dist/built.png': PNG,
    'public/.hidden/x.png': PNG,
    'src/.env': 'SECRET=1',
  });
});
afterEach(() => server.close());

const list = async () => (await server.ask({ path: `${server.canvas}/assets` })).json as AssetsAnswer;
const bytes = (file: string) => server.ask({ path: `${server.canvas}/asset?file=${encodeURIComponent(file)}` });
const add = (name: unknown, data: Buffer | unknown) =>
  server.post(`${server.canvas}/addAsset`, { name, data: Buffer.isBuffer(data) ? data.toString('base64') : data });

describe('the list', () => {
  test('has the images of the public folder and of the source, with the names that the app has for them', async () => {
    const { assets, ...rest } = await list();
    expect(rest).toEqual({ leftOut: 0, folder: 'public' });
    expect(assets.map(({ file, size, address, served }) => [file, size, address, served])).toEqual([
      ['public/logo.svg', SVG.length, '/logo.svg', '/logo.svg'],
      ['public/pictures/a b.png', PNG.length, '/pictures/a%20b.png', '/pictures/a%20b.png'],
      ['src/hero.png', PNG.length, null, '/src/hero.png'],
    ]);
    expect(Date.parse(assets[0]?.modified as string)).toBeGreaterThan(0);
  });

  test('names public files with the base of the app, and has none of a public folder outside of the project', async () => {
    place = { folder: 'public', base: '/shop/' };
    expect((await list()).assets.map(({ address }) => address)).toEqual([
      '/shop/logo.svg',
      '/shop/pictures/a%20b.png',
      null,
    ]);
    place = { folder: null, base: '/' };
    expect((await list()).assets.map(({ file }) => file)).toEqual(['src/hero.png']);
  });

  test('counts the images that are too many to be listed', async () => {
    mkdirSync(project.path('public/many'));
    for (let i = 0; i < 2005; i++) writeFileSync(project.path(`public/many/${i}.png`), PNG);
    const { assets, leftOut } = await list();
    expect([assets.length, leftOut]).toEqual([2000, 8]);
  });

  test('follows no link out of the project', async () => {
    mkdirSync(join(project.base, 'outside'));
    writeFileSync(join(project.base, 'outside/private.png'), PNG);
    symlinkSync(join(project.base, 'outside'), project.path('public/linked'));
    symlinkSync(join(project.base, 'outside/private.png'), project.path('public/private.png'));
    expect((await list()).assets.map(({ file }) => file)).not.toContain('public/private.png');
    expect((await list()).assets).toHaveLength(3);
    expect((await bytes('public/private.png')).json.error.code).toBe('forbidden-path');
    expect((await bytes('public/linked/private.png')).json.error.code).toBe('forbidden-path');
  });
});

describe('the bytes', () => {
  test('of an SVG can run nothing, whoever opens them', async () => {
    const answer = await bytes('public/logo.svg');
    expect([answer.status, answer.text]).toEqual([200, SVG]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox$/),
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('are those of the file', async () => {
    const answer = await bytes('src/hero.png');
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': String(PNG.length) });
  });

  test.each([
    '../project/public/logo.svg',
    '/etc/passwd',
    'public/../secret.png',
    'src/App.tsx',
    'src/.env',
    'vite.config.ts',
    'node_modules/x/icon.png',
    'dist/built.png',
    'public/.hidden/x.png',
    'public/logo.svg\0.png',
  ])('of %s are not given', async (file) => {
    const { status, json } = await bytes(file);
    expect([status, json.error.code]).toEqual(/^\/|.\.\.|\0/.test(file) ? [400, 'bad-field'] : [403, 'forbidden-path']);
  });

  test('need the token', async () => {
    for (const path of ['assets', 'asset?file=public/logo.svg']) {
      const answer = await server.ask({ path: `${server.canvas}/${path}`, without: ['Authorization'] });
      expect(answer.json.error.code).toBe('unauthorized');
    }
    const added = await server.post(
      `${server.canvas}/addAsset`,
      { name: 'a.png', data: PNG.toString('base64') },
      {
        without: ['Authorization'],
      },
    );
    expect(added.json.error.code).toBe('unauthorized');
    expect(existsSync(project.path('public/a.png'))).toBe(false);
  });
});

describe('a new image', () => {
  test('goes where the project keeps its images, under a clean name, and nothing else changes', async () => {
    const before = project.snapshot();
    const { json } = await add('Team Photo (größer).PNG', PNG);
    expect(json).toMatchObject({
      ok: true,
      isNew: true,
      asset: { file: 'public/team-photo-großer.png', size: PNG.length, address: '/team-photo-gro%C3%9Fer.png' },
    });
    expect(readFileSync(project.path('public/team-photo-großer.png')).equals(PNG)).toBe(true);
    const after = project.snapshot();
    expect(Object.keys(after).filter((file) => !(file in before))).toEqual(['public/team-photo-großer.png']);
    for (const file of Object.keys(before)) expect(after[file]).toEqual(before[file]);
  });

  test('never overwrites: another image of that name gets a number, the same one is used', async () => {
    const names = [];
    for (const [name, data] of [
      ['photo.png', PNG],
      ['photo.png', OTHER_PNG],
      ['PHOTO.png', OTHER_PNG],
      ['photo.png', PNG],
      ['photo.png', Buffer.concat([PNG, Buffer.from('third')])],
    ] as const) {
      const { json } = await add(name, data);
      names.push([json.asset.file, json.isNew]);
    }
    expect(names).toEqual([
      ['public/photo.png', true],
      ['public/photo-2.png', true],
      ['public/photo-2.png', false],
      ['public/photo.png', false],
      ['public/photo-3.png', true],
    ]);
    expect(readFileSync(project.path('public/photo.png')).equals(PNG)).toBe(true);
    expect(readdirSync(project.path('public')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('is left out by undo: it is no edit of the source', async () => {
    await add('photo.png', PNG);
    expect(server.server.session.activities()).toEqual([]);
    expect((await server.mutate('undoChangeToFiles', {})).json.ok ?? false).toBe(false);
    expect(existsSync(project.path('public/photo.png'))).toBe(true);
  });

  test.each([
    ['script.png', Buffer.from('alert(1)')],
    ['page.svg', Buffer.from('<html><svg></svg></html>')],
    ['photo.jpg', PNG],
    ['photo.png.js', PNG],
    ['../photo', PNG],
    ['photo', PNG],
    ['empty.png', Buffer.alloc(0)],
  ])('that is none is refused: %s', async (name, data) => {
    const before = project.snapshot();
    expect((await add(name, data)).json.error.code).toBe('not-an-image');
    expect(project.snapshot()).toEqual(before);
  });

  test('cannot leave its folder by its name', async () => {
    for (const name of ['../../../evil.png', '/etc/evil.png', 'a\\..\\evil.png', '.evil.png', 'C:evil.png']) {
      const { json } = await add(name, PNG);
      expect(json.asset.file, name).toMatch(/^public\/[a-z-]+(?:-\d)?\.png$/);
    }
  });

  test('may be as large as is said, and no larger', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(MOST_IMAGE_BYTES - PNG.length)]);
    expect((await add('large.png', large)).json.ok).toBe(true);
    const tooLarge = (await add('larger.png', Buffer.concat([large, Buffer.alloc(1)]))).json.error;
    expect([tooLarge.code, tooLarge.message]).toEqual([
      'file-too-large',
      'larger.png has 8388609 bytes, and an image may have 8388608.',
    ]);
    const body = Buffer.alloc(12 * 1024 * 1024, 'a');
    expect((await server.ask({ method: 'POST', path: `${server.canvas}/addAsset`, body })).status).toBe(413);
    // other requests keep the small limit
    const label = Buffer.alloc(1024 * 1024 + 1, 'a');
    expect((await server.ask({ method: 'POST', path: `${server.canvas}/setLabel`, body: label })).status).toBe(413);
  });

  test('in a body of another form is refused', async () => {
    for (const [name, data] of [
      [1, PNG],
      ['a.png', 7],
      ['a.png', 'no base64!'],
      ['', PNG],
    ]) {
      expect((await add(name, data)).json.error.code).toBe('bad-field');
    }
  });

  test('does not go through a linked folder, nor over a hard link', async () => {
    await server.close();
    place = { folder: 'public', base: '/' };
    await start({});
    mkdirSync(join(project.base, 'outside'));
    symlinkSync(join(project.base, 'outside'), project.path('public'));
    expect((await add('photo.png', PNG)).json.error.code).toBe('forbidden-path');
    expect(readdirSync(join(project.base, 'outside'))).toEqual([]);
  });

  test('beside a file with two names leaves both', async () => {
    linkSync(project.path('src/hero.png'), project.path('public/hero.png'));
    expect((await add('hero.png', OTHER_PNG)).json.asset.file).toBe('public/hero-2.png');
    expect(readFileSync(project.path('src/hero.png')).equals(PNG)).toBe(true);
  });

  test('goes beside the source where the project has more images there, and is refused where there is no place', async () => {
    await server.close();
    place = { folder: 'public', base: '/' };
    await start({ 'public/icon.svg': SVG, 'src/assets/a.png': PNG, 'src/assets/deep/b.png': PNG });
    expect((await add('c.png', PNG)).json.asset).toMatchObject({
      file: 'src/assets/c.png',
      address: null,
      served: '/src/assets/c.png',
    });
    await server.close();
    place = { folder: null, base: '/' };
    await start({});
    expect((await add('c.png', PNG)).json.error).toMatchObject({
      code: 'no-image-folder',
      hint: expect.stringContaining('public'),
    });
  });
});

test.each([
  ['a.png', PNG],
  ['a.jpg', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['a.jpeg', Buffer.from('ffd8ffdb', 'hex')],
  ['a.gif', Buffer.from('GIF89a..')],
  ['a.webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ')],
  ['a.avif', Buffer.from('\0\0\0\x1cftypavif')],
  ['a.ico', Buffer.from('\0\0\x01\0\x01')],
  [
    'a.svg',
    Buffer.from('\ufeff<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "x">\n<svg viewBox="0 0 1 1"/>'),
  ],
])('%s is known by its first bytes', (name, data) => {
  expect(isImage(name, data)).toBe(true);
  expect(isImage(name, Buffer.from(`x${data.toString('latin1')}`, 'latin1'))).toBe(false);
});
