/**
 * A process that edits a project until it is killed: `node crash-child.js <root> <stateDir> once <at> <before|after> [files]` makes
 * one edit of two files (or of these, see `wordMutate`) with a kill at a chosen call; `… forever` edits one file after the other.
 */

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChange } from '../../../src/protocol/changes.ts';
import { IdentityRegistry } from '../../../src/server/identity/identity.ts';
import { createSession } from '../../../src/server/session.ts';
import { arm } from './faults.ts';
import { wordMutate } from './sessions.ts';

const [root = '', stateDir = '', mode = '', at = '0', when = 'before', files = 'src/App.tsx src/Card.tsx'] =
  process.argv.slice(2);
const silent = () => undefined;
const identity = new IdentityRegistry({ stateDir });
for (const file of ['src/App.tsx', 'src/Card.tsx']) identity.sync(file, readFileSync(join(root, file), 'utf8'));
const session = await createSession({
  root,
  stateDir,
  identity,
  protectedDirs: [],
  resolveImport: () => null,
  importersOf: () => [],
  onWritten: silent,
  logger: { info: silent, warn: silent, error: silent },
  mutate: wordMutate,
});

function edit(replace: string, files: string) {
  const [id] = Object.keys(identity.lookups().treeElementLookup);
  const fields = { codebaseIdToEditText: id as string, oldText: replace, newText: files };
  return session.apply(createChange(randomUUID(), 'EDIT_TEXT', fields) as never, 'crash');
}

if (mode === 'once') {
  arm({ kind: 'kill', at: Number(at), when: when as 'before' | 'after' });
  const answer = await edit('label=>title', files);
  process.stdout.write(JSON.stringify(answer.ok));
  process.exit(answer.ok ? 0 : 1);
}
process.stdout.write('ready\n');
for (;;) {
  const number = /v(\d+)<\/h1>/.exec(readFileSync(join(root, 'src/App.tsx'), 'utf8'))?.[1] as string;
  await edit(`v${number}</h1>=>v${Number(number) + 1}</h1>`, 'src/App.tsx');
}
