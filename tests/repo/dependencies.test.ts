/** The packages that the project promised to build on, and a file where each does its work. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/repository.ts';
import { importsOf, packageOf } from './imports.ts';

const USED_BY: Record<string, string> = {
  commander: 'src/cli/program.ts',
  vite: 'scripts/build.mjs',
  react: 'src/editor-ui/views.tsx',
  'react-dom': 'src/editor-ui/main.tsx',
  chokidar: 'src/server/files/watch.ts',
  '@babel/core': 'src/mutations/components/exported-components.ts',
  'magic-string': 'src/mutations/check/splice-text.ts',
  ws: 'src/server/http/events-socket.ts',
  open: 'src/cli/open-editor.ts',
  uuid: 'src/server/identity/keys.ts',
  vitest: 'vitest.config.ts',
  execa: 'tests/support/cli.ts',
};

test.each(Object.entries(USED_BY))('%s is used by %s', (name, file) => {
  expect(existsSync(join(REPOSITORY, file)), `${file} exists`).toBe(true);
  const { fixed, dynamic } = importsOf(readFileSync(join(REPOSITORY, file), 'utf8'), file);
  expect([...fixed, ...dynamic].map(packageOf)).toContain(name);
});

test('each of them is a dependency', () => {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(REPOSITORY, 'package.json'), 'utf8'),
  );
  const all = { ...dependencies, ...devDependencies, ...peerDependencies };
  expect(Object.keys(USED_BY).filter((name) => !(name in all))).toEqual([]);
});
