/** A JavaScript project without the types of React: the types of a package's components cannot be read, and the answer says why. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { openTypeProject } from '../../src/server/reader/type-project.ts';
import { typedProps } from '../../src/server/reader/type-props.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'untyped-react-')));
const APP = join(root, 'src/App.jsx');
const TEXT = "import { Card } from 'kit';\nexport const App = () => <Card />;\n";

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

write({
  'src/App.jsx': TEXT,
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/react/index.js': 'exports.createElement = () => null;',
  'node_modules/kit/package.json': '{ "name": "kit", "types": "index.d.ts" }',
  'node_modules/kit/index.d.ts':
    "import React from 'react';\nexport declare const Card: React.FC<{ color?: string }>;\n",
});
afterAll(() => rmSync(root, { recursive: true }));

const ask = () => typedProps(ts, openTypeProject(ts, root), { path: APP, text: TEXT, start: TEXT.indexOf('<Card') });

it('names the package that is missing, and reads the props once it is there', () => {
  expect(ask()).toEqual({
    ok: false,
    problem:
      'The types of React are not installed in this project, so those of its components cannot be read. Install @types/react as a development dependency.',
  });
  write({
    'node_modules/@types/react/package.json': '{ "name": "@types/react", "types": "index.d.ts" }',
    'node_modules/@types/react/index.d.ts':
      'export = React;\ndeclare namespace React {\n  type FC<P> = (props: P) => null;\n}\n',
  });
  expect(ask()).toMatchObject({ ok: true, props: [{ name: 'color' }] });
});
