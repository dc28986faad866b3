/**
 * A process that does one thing for each line it reads, and answers each with a line of JSON: `edit` changes two files, `undo`
 * takes the newest change back. `node traced-child.mjs <root> <stateDir>`; it says `ready` first.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createChange } from '../../../src/protocol/changes.ts';
import { IdentityRegistry } from '../../../src/server/identity/identity.ts';
import { createSession } from '../../../src/server/session.ts';
import { wordMutate } from './sessions.ts';

const [root = '', stateDir = ''] = process.argv.slice(2);
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

function edit() {
  const [id] = Object.keys(identity.lookups().treeElementLookup);
  const fields = {
    codebaseIdToEditText: id as string,
    oldText: 'label=>title',
    newText: 'src/App.tsx src/Card.tsx',
  };
  return session.apply(createChange(randomUUID(), 'EDIT_TEXT', fields) as never, 'traced');
}

// The thread that does the waiting calls exists from here on, so that a tracer finds it.
await stat(root);
const lines = createInterface({ input: process.stdin });
let answered: Promise<unknown> = Promise.resolve();
lines.on('line', (line) => {
  answered = answered.then(async () => {
    const answer = await (line === 'undo' ? session.undo('traced') : edit());
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  });
});
lines.on('close', () => answered.finally(() => process.exit(0)));
process.stdout.write('ready\n');
