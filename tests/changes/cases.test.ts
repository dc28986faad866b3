/** Every case folder beside this file, through the laws of `tests/mutations/support/laws.ts`. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { readCase } from '../mutations/support/case-folder.ts';
import { checkLaws } from '../mutations/support/laws.ts';
import { themeOf } from '../mutations/support/tailwind.ts';

const ROOT = import.meta.dirname;
const folders = (path: string) => readdirSync(path).filter((name) => statSync(join(path, name)).isDirectory());

/** The security checks that the cases of a type show: forged names, values, places and files among them are refused. */
const CHECKS: Record<string, string> = {
  'add-jsx': '[S-70] [S-71] [S-72] ',
  'change-prop': '[S-67] [S-68] [S-69] [S-73] ',
  'change-tag': '[S-70] ',
  duplicate: '[S-77] [S-78] ',
  'edit-source': '[S-72] [S-80] [S-87] ',
  'edit-text': '[S-63] [S-80] ',

  'move-jsx': '[S-77] ',
  'remove-jsx': '[S-77] [S-79] ',
  styling: '[S-66] ',
  'wrap-div': '[S-77] ',
};

describe.each(folders(ROOT).map((type) => [(CHECKS[type] ?? '') + type, type] as const))('%s', (_, type) => {
  test.each(folders(join(ROOT, type)))('%s', async (name) => {
    const { change, project, expected, tailwind } = readCase(join(ROOT, type, name));
    if (tailwind !== undefined) project.tailwind = await themeOf(tailwind, project.files['src/index.css']);
    checkLaws(change, project, expected);
  });
});
