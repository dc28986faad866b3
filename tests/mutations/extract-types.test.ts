/** Both files of an extraction are as free of type errors as the old one was: strict, and without unused names. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { REPOSITORY } from '../support/repository.ts';
import { readCase } from './support/case-folder.ts';
import { typeErrors } from './support/types.ts';

const CASES = join(REPOSITORY, 'tests/changes/extract-component');
const accepted = readdirSync(CASES).filter((name) => !existsSync(join(CASES, name, 'refusal.json')));
const withoutLines = (errors: string[]) => errors.map((one) => one.replace(/:\d+ /, ' '));

test.each(accepted)('%s', (name) => {
  const { change, project } = readCase(join(CASES, name));
  const outcome = mutate(change, project);
  if (!outcome.ok) throw new Error(outcome.error.message);
  const texts = Object.fromEntries(outcome.edits.map(({ file, text }) => [file, text]));
  expect(withoutLines(typeErrors({ ...project.files, ...texts }))).toEqual(withoutLines(typeErrors(project.files)));
});
