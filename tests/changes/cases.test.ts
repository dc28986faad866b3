/** Every case folder beside this file, through the laws of `tests/mutations/support/laws.ts`. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { readCase } from '../mutations/support/case-folder.ts';
import { checkLaws } from '../mutations/support/laws.ts';

const ROOT = import.meta.dirname;
const folders = (path: string) => readdirSync(path).filter((name) => statSync(join(path, name)).isDirectory());

describe.each(folders(ROOT))('%s', (type) => {
  test.each(folders(join(ROOT, type)))('%s', (name) => {
    const { change, project, expected } = readCase(join(ROOT, type, name));
    checkLaws(change, project, expected);
  });
});
