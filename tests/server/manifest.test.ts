/** Which packages a project depends on, as its manifest tells. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dependsOn } from '../../src/server/files/manifest.ts';

test.each([
  ['a dependency', '{ "dependencies": { "@mui/material": "7" } }', true],
  ['one of development', '{ "devDependencies": { "@mui/material": "7" } }', true],
  ['another one', '{ "dependencies": { "@mui/lab": "7" } }', false],
  ['its own name', '{ "name": "@mui/material" }', false],
  ['a name that every object has', '{ "dependencies": null }', false],
  ['no object', 'null', false],
  ['no JSON', '{', false],
  ['no manifest', null, false],
])('%s', (_, manifest, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'manifest-'));
  if (manifest !== null) writeFileSync(join(root, 'package.json'), manifest);
  expect(dependsOn(root, '@mui/material')).toBe(expected);
});
