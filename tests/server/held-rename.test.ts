/** Files that another program holds open, as Windows tells of them (S-132). */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RenameSystem, renameOver } from '../../src/server/files/held-rename.ts';
import { Refused } from '../../src/server/routes/errors.ts';

let folder: string;
let [from, to]: [string, string] = ['', ''];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 've-held-'));
  [from, to] = [join(folder, 'new'), join(folder, 'App.tsx')];
  writeFileSync(from, 'new');
  writeFileSync(to, 'old');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A system that refuses so many renames, then does them. */
function system(code: string, refusals: number, platform: NodeJS.Platform = 'win32') {
  const pauses: number[] = [];
  const answers: RenameSystem = {
    platform,
    pause: (milliseconds) => void pauses.push(milliseconds),
    rename(...paths) {
      if (refusals-- > 0) throw Object.assign(new Error(code), { code });
      renameSync(...paths);
    },
  };
  return { answers, pauses };
}

test.each(['EPERM', 'EBUSY', 'EACCES'])('[S-132] %s for a moment is waited out', (code) => {
  const { answers, pauses } = system(code, 3);
  renameOver(from, to, 'App.tsx', answers);
  expect([readFileSync(to, 'utf8'), pauses]).toEqual(['new', [10, 20, 40]]);
});

test('[S-132] after two seconds the edit is refused, and the old file is whole', () => {
  const { answers, pauses } = system('EBUSY', Number.POSITIVE_INFINITY);
  let refused: unknown;
  try {
    renameOver(from, to, 'App.tsx', answers);
  } catch (error) {
    refused = error;
  }
  expect((refused as Refused).error).toMatchObject({ code: 'disk-error', file: 'App.tsx' });
  expect(refused).toBeInstanceOf(Refused);
  expect([readFileSync(to, 'utf8'), pauses.reduce((a, b) => a + b)]).toEqual(['old', 2000]);
});

test('other errors, and other systems, are not waited for', () => {
  for (const { answers, pauses } of [system('ENOSPC', 1), system('EPERM', 1, 'linux')]) {
    expect(() => renameOver(from, to, 'App.tsx', answers)).toThrow(/ENOSPC|EPERM/);
    expect(pauses).toEqual([]);
  }
});
