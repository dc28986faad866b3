/** Where code can come to run: every place is listed, and no request leads to one (S-140). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/repository.ts';

const sources = readdirSync(join(REPOSITORY, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .sort();
const textOf = (file: string) => readFileSync(join(REPOSITORY, 'src', file), 'utf8');

/** Files with a match in code; the patterns skip comments and strings that only look alike. */
const filesWith = (pattern: RegExp) =>
  sources.filter((file) =>
    textOf(file)
      .split('\n')
      .some((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line) && pattern.test(line)),
  );

test('[S-140] no source is made into code at run time', () => {
  expect(filesWith(/\beval\s*\(|\bnew Function\b|\bFunction\s*\(\s*['"`]|from 'node:vm'|from 'node:repl'/)).toEqual([]);
  expect(filesWith(/\bset(?:Timeout|Interval)\s*\(\s*['"`]/)).toEqual([]);
  expect(filesWith(/\bdangerouslySetInnerHTML\b\s*=|\.insertAdjacentHTML\(|\bdocument\.write\(/)).toEqual([]);
});

test('[S-140] programs are started in these places only', () => {
  expect(filesWith(/node:child_process|node:worker_threads|node:cluster/)).toEqual([
    // threads with scripts of our own
    'server/engine/engine-thread.ts',
    'server/engine/engine-worker.ts',
    'server/engine/questions.ts',
    'server/files/process-identity.ts',
    // the project's own Biome
    'server/format/formatters.ts',
    // a thread with a script of our own; git's plumbing with the project's own paths
    'server/reader/project-reader.ts',
    'server/reader/reader-worker.ts',
    'server/review/git.ts',
    'server/source/open-in-editor.ts',
  ]);
});

test("[S-140] what is imported at run time is named in the source, or is the project's own Vite, Tailwind, Prettier or TypeScript", () => {
  expect(filesWith(/\bimport\s*\(\s*(?!['"])/)).toEqual([
    'cli/scripts/vite-config.ts',
    'cli/vite-server.ts',
    // text of a module for the page, which imports modules that the page has loaded
    'plugin/missed-refresh.ts',
    // texts of modules for the page: an editable file and the set-up file of the project; a stories file and the project's Storybook
    'plugin/storyboards/component-module.ts',
    'plugin/storyboards/story-module.ts',
    'server/format/formatters.ts',
    'server/tailwind/version-4.ts',
  ]);
  // Tailwind 3 and TypeScript are CommonJS: all that is required has its name in the source.
  expect(filesWith(/\brequire\s*\(/)).toEqual(['server/reader/type-check.ts', 'server/tailwind/version-3.ts']);
  // the project's Tailwind configuration, which Tailwind before 3.3 loads so itself
  expect(filesWith(/\brequire\s*\(\s*(?!')/)).toEqual(['server/tailwind/version-3.ts']);
});
