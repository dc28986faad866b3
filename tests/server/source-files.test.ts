/** Group C of security.md on a real disk: links, pipes, folders and odd files. */
import { execFileSync, spawn } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareSave } from '../../src/server/files/atomic-save.ts';
import { sha256 } from '../../src/server/files/hash.ts';
import { pinDir } from '../../src/server/files/pinned-dir.ts';
import { SourceFiles } from '../../src/server/files/source-files.ts';
import { Refused } from '../../src/server/routes/errors.ts';
import { counted } from '../support/counts.ts';
import { TestProject } from './support/project.ts';

let project: TestProject;
let files: SourceFiles;
beforeEach(() => {
  project = new TestProject();
  files = new SourceFiles(project.root, ['dist']);
});
afterEach(() => project.remove());

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error.error.code;
    throw error;
  }
  return 'no refusal';
}

async function save(file: string, text: string | null, expect_: string | null = null): Promise<string> {
  try {
    const expected = expect_ ?? files.read(file).hash;
    const prepared = await prepareSave(files, { file, text, expect: expected });
    try {
      prepared.commit();
    } finally {
      prepared.discard();
    }
    return 'saved';
  } catch (error) {
    if (error instanceof Refused) return error.error.code;
    throw error;
  }
}

describe('reading', () => {
  test('[S-43] a folder with our name in front of its own is outside', () => {
    mkdirSync(`${project.root}-evil`);
    writeFileSync(`${project.root}-evil/x.tsx`, 'secret');
    symlinkSync(`${project.root}-evil`, project.path('src/evil'));
    expect(codeOf(() => files.read('src/evil/x.tsx'))).toBe('forbidden-path');
    expect(codeOf(() => files.read('../project-evil/x.tsx'))).toBe('forbidden-path');
    const inWorkspace = new SourceFiles(project.root, ['dist'], ['../project-evil']);
    expect(codeOf(() => inWorkspace.read('../project-evil/x.tsx'))).toBe('no refusal');
  });

  test('[S-44] a link to a file outside is refused', async () => {
    writeFileSync(join(project.base, 'secret.tsx'), 'secret');
    symlinkSync(join(project.base, 'secret.tsx'), project.path('src/link.tsx'));
    expect(codeOf(() => files.read('src/link.tsx'))).toBe('forbidden-path');
    expect(await save('src/link.tsx', 'x', sha256('secret'))).toBe('forbidden-path');
    expect(readFileSync(join(project.base, 'secret.tsx'), 'utf8')).toBe('secret');
  });

  test('[S-45] a linked folder outside is refused', async () => {
    mkdirSync(join(project.base, 'other'));
    writeFileSync(join(project.base, 'other/x.tsx'), 'x');
    symlinkSync(join(project.base, 'other'), project.path('src/dir'));
    expect(codeOf(() => files.read('src/dir/x.tsx'))).toBe('forbidden-path');
    const made = prepareSave(files, { file: 'src/dir/new.tsx', text: 'x', expect: null });
    await expect(made).rejects.toMatchObject({ error: { code: 'forbidden-path' } });
  });

  test('[S-46] a link inside is followed, stays a link, and is judged by where it leads', async () => {
    symlinkSync('Card.tsx', project.path('src/Alias.tsx'));
    symlinkSync('../vite.config.ts', project.path('src/config.tsx'));
    expect(await save('src/Alias.tsx', 'new')).toBe('saved');
    expect(project.read('src/Card.tsx')).toBe('new');
    expect(project.snapshot()['src/Alias.tsx']).toMatch(/^special/);
    expect(codeOf(() => files.read('src/config.tsx'))).toBe('forbidden-path');
  });

  test('[S-53] pipes and folders named like files are refused without a wait', () => {
    execFileSync('mkfifo', [project.path('src/pipe.tsx')]);
    mkdirSync(project.path('src/dir.tsx'));
    expect(codeOf(() => files.read('src/pipe.tsx'))).toBe('not-a-file');
    expect(codeOf(() => files.read('src/dir.tsx'))).toBe('not-a-file');
  });

  test.each(['my project', 'a#b', 'what?', '%41', "it's", '[x]', 'café', '🙂'])(
    '[S-56] a root named %j works',
    async (name) => {
      const odd = new TestProject(undefined, name);
      const reached = new SourceFiles(odd.root, []);
      expect(reached.read('src/App.tsx').text).toBe(odd.read('src/App.tsx'));
      symlinkSync(odd.root, join(odd.base, 'link'));
      expect(new SourceFiles(join(odd.base, 'link'), []).root).toBe(odd.root);
      odd.remove();
    },
  );

  test('[S-111] byte order mark and line ends come as they are', () => {
    const text = '\uFEFFexport {};\r\n\r\nexport const a = 1;';
    project.write('src/bom.ts', text);
    expect(files.read('src/bom.ts').text).toBe(text);
  });

  test.each([
    ['Latin-1', Buffer.from([0x22, 0xe9, 0x22])],
    ['UTF-16', Buffer.from('\ufeffx', 'utf16le')],
    ['a bad byte', Buffer.concat([Buffer.from('export {};'), Buffer.from([0xc3])])],
  ])('[S-112] %s is refused', (_name, bytes) => {
    project.write('src/odd.ts', bytes);
    expect(codeOf(() => files.read('src/odd.ts'))).toBe('not-utf8');
  });

  test('[S-88] a file above 2 MiB is refused', () => {
    project.write('src/big.ts', `//${'x'.repeat(2 * 1024 * 1024)}`);
    expect(codeOf(() => files.read('src/big.ts'))).toBe('file-too-large');
  });

  test('[S-122] a file that is gone, or a folder now, is said to be', () => {
    expect(codeOf(() => files.read('src/none.tsx'))).toBe('file-not-found');
    rmSync(project.root, { recursive: true });
    expect(codeOf(() => files.read('src/App.tsx'))).toBe('file-not-found');
  });
});

describe('saving', () => {
  test('[S-113] a file that is not as expected is left alone', async () => {
    expect(await save('src/App.tsx', 'x', sha256('something else'))).toBe('stale-file');
    const prepared = await prepareSave(files, {
      file: 'src/App.tsx',
      text: 'x',
      expect: files.read('src/App.tsx').hash,
    });
    project.write('src/App.tsx', 'theirs');
    expect(codeOf(() => prepared.commit())).toBe('stale-file');
    prepared.discard();
    expect(project.read('src/App.tsx')).toBe('theirs');
    expect(Object.keys(project.snapshot()).filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  test('[S-52] a folder swapped for a link between check and rename gets no byte', async () => {
    const before = files.read('src/App.tsx').hash;
    const prepared = await prepareSave(files, { file: 'src/App.tsx', text: 'ours', expect: before });
    mkdirSync(join(project.base, 'outside'));
    writeFileSync(join(project.base, 'outside/App.tsx'), 'outside');
    renameSync(project.path('src'), project.path('moved'));
    symlinkSync(join(project.base, 'outside'), project.path('src'));
    prepared.commit();
    prepared.discard();
    // It went to the folder that was checked, wherever that is now.
    expect(readFileSync(join(project.base, 'outside/App.tsx'), 'utf8')).toBe('outside');
    expect(project.read('moved/App.tsx')).toBe('ours');
  });

  test(
    '[S-52] a folder swapped for a link again and again gets no byte, whenever it happens',
    async () => {
      mkdirSync(join(project.base, 'outside'));
      const outside = join(project.base, 'outside/App.tsx');
      writeFileSync(outside, 'outside');
      const [src, moved] = [project.path('src'), project.path('moved')];
      const swapping = spawn(process.execPath, [
        '-e',
        `const fs = require('fs'); const [src, moved, outside] = process.argv.slice(1);
      for (;;) { fs.renameSync(src, moved); fs.symlinkSync(outside, src); fs.unlinkSync(src); fs.renameSync(moved, src); }`,
        ...[src, moved, join(project.base, 'outside')],
      ]);
      const ended = new Promise((resolve) => swapping.on('close', resolve));
      let [saved, refusals] = [0, 0];
      for (let i = 0; i < counted(400, 10_000); i++) {
        try {
          const { hash } = files.read('src/App.tsx');
          const prepared = await prepareSave(files, { file: 'src/App.tsx', text: `ours ${i}`, expect: hash });
          try {
            prepared.commit();
            saved++;
          } finally {
            prepared.discard();
          }
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          refusals++;
        }
      }
      swapping.kill('SIGKILL');
      await ended;
      expect([readFileSync(outside, 'utf8'), readdirSync(join(project.base, 'outside'))]).toEqual([
        'outside',
        ['App.tsx'],
      ]);
      expect([saved > 0, refusals > 0]).toEqual([true, true]);
    },
    counted(30_000, 600_000),
  );

  test('[S-52] a folder that became a link before it is held is refused', () => {
    renameSync(project.path('src'), project.path('moved'));
    symlinkSync(project.path('moved'), project.path('src'));
    expect(() => pinDir(project.path('src'))).toThrow();
  });

  test('[S-54] a file with two names is not split', async () => {
    linkSync(project.path('src/App.tsx'), project.path('src/Twin.tsx'));
    expect(await save('src/App.tsx', 'x')).toBe('hard-link');
  });

  test('[S-109] a read-only file stays as it is', async () => {
    execFileSync('chmod', ['444', project.path('src/App.tsx')]);
    const before = project.snapshot();
    expect(await save('src/App.tsx', 'x')).toBe('read-only');
    expect(project.snapshot()).toEqual(before);
  });

  test.each(['600', '755', '640'])('[S-110] mode %s is kept', async (mode) => {
    execFileSync('chmod', [mode, project.path('src/App.tsx')]);
    expect(await save('src/App.tsx', 'x')).toBe('saved');
    expect((files.read('src/App.tsx').stat.mode & 0o777).toString(8)).toBe(mode);
  });

  test('a new file is made, but not over another; a file is deleted as expected only', async () => {
    const create = (file: string) => prepareSave(files, { file, text: 'new', expect: null });
    const made = await create('src/New.tsx');
    made.commit();
    made.discard();
    expect(project.read('src/New.tsx')).toBe('new');
    await expect(create('src/New.tsx')).rejects.toMatchObject({ error: { code: 'file-exists' } });
    expect(await save('src/New.tsx', null, sha256('other'))).toBe('stale-file');
    expect(await save('src/New.tsx', null)).toBe('saved');
    expect(project.snapshot()).not.toHaveProperty('src/New.tsx');
  });

  test("a file is saved under Yarn's PnP, whose handles have no `sync`", async () => {
    const handle = await open(project.root);
    const prototype = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    const sync = vi.spyOn(prototype, 'sync').mockImplementation(() => {
      throw new Error('Method not implemented.');
    });
    try {
      project.write('src/App.tsx', 'before');
      expect(await save('src/App.tsx', 'after')).toBe('saved');
      expect(project.read('src/App.tsx')).toBe('after');
    } finally {
      sync.mockRestore();
    }
  });

  test('[S-116] what was put in place can be taken back', async () => {
    const before = project.snapshot();
    const saves = await Promise.all([
      prepareSave(files, { file: 'src/App.tsx', text: 'x', expect: files.read('src/App.tsx').hash }),
      prepareSave(files, { file: 'src/New.tsx', text: 'x', expect: null }),
      prepareSave(files, { file: 'src/Card.tsx', text: null, expect: files.read('src/Card.tsx').hash }),
    ]);
    for (const one of saves) one.commit();
    for (const one of saves) one.revert();
    for (const one of saves) one.discard();
    expect(project.snapshot()).toEqual(before);
  });
});
