/** Rules of the house that no linter knows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/repository.ts';
import { repositoryFiles } from './files.ts';

const tracked = repositoryFiles().filter(
  (file) => /\.(?:[cm]?[jt]sx?|md|json|html|css|sh)$|^\.ci\/run$/.test(file) && !file.endsWith('package-lock.json'),
);
const textOf = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');

/** Places of a pattern, as `file:line`. */
function placesOf(pattern: RegExp, files: string[]): string[] {
  return files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

// The brackets keep a pattern from finding itself.
test.each([
  { what: 'work left for later', pattern: /\b(?:TOD[O]|FIXM[E]|XX[X])\b/ },
  { what: 'paths of one machine', pattern: /\/wor[k]\/|\/roo[t]\/|\.\.\/share[d]\b/ },
  { what: 'a debugger statement', pattern: /^\s*debugge[r];/ },
])('no file holds $what', ({ pattern }) => {
  expect(placesOf(pattern, tracked)).toEqual([]);
});

describe('tests', () => {
  const tests = tracked.filter((file) => /\.test\.tsx?$/.test(file));

  test('none is skipped, left alone or left empty', () => {
    expect(placesOf(/\b(?:test|it|describe)\.(?:ski[p]|onl[y]|tod[o]|skipI[f]|runI[f])\b/, tests)).toEqual([]);
  });

  test('none waits by the clock in place of a condition', () => {
    expect(placesOf(/waitForTimeou[t]\(/, tests)).toEqual([]);
  });
});

test('no source file is longer than 400 lines', () => {
  const sources = tracked.filter((file) => /^(?:src|scripts|bin)\//.test(file) && /\.[cm]?[jt]sx?$/.test(file));
  expect(sources.filter((file) => textOf(file).split('\n').length > 401)).toEqual([]);
});

test('only the command and one logger write to the console', () => {
  const sources = tracked.filter((file) => /^src\/(?!cli\/)/.test(file) && /\.tsx?$/.test(file));
  const files = placesOf(/\bconsole\.\w+\(/, sources).map((place) => place.replace(/:\d+$/, ''));
  expect([...new Set(files)]).toEqual(['src/runtime/log.ts']);
});
