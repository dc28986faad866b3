import { chmodSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepKey, takeKey } from '../../src/server/http/kept-key.ts';

let folder: string;
const file = () => join(folder, 'key');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is the same again within a day, and only the user can read it', () => {
  const key = takeKey(folder);
  keepKey(folder, key);
  expect(takeKey(folder)).toBe(key);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('is a new one each time as long as none is kept', () => {
  expect(takeKey(folder)).not.toBe(takeKey(folder));
});

it.each([
  ['a day has passed', () => utimesSync(file(), new Date(), new Date(Date.now() - 25 * 60 * 60 * 1_000))],
  ['others can read it', () => chmodSync(file(), 0o644)],
  ['it is no key', () => writeFileSync(file(), 'x')],
])('is a new one where %s', (_, spoil) => {
  const key = takeKey(folder);
  keepKey(folder, key);
  spoil();
  expect(takeKey(folder)).not.toBe(key);
});
