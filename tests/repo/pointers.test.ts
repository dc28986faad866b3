/** Comments, tests and documents cite only what a reader can open: files of this repository and public standards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/repository.ts';
import { repositoryFiles } from './files.ts';

/** It quotes what it looks for. */
const THIS_FILE = 'tests/repo/pointers.test.ts';

/** A section sign is for a standard that is named right before it. */
const STANDARD = /\b(?:RFC \d+|WCAG(?: [\d.]+)?|(?:CSS |Selectors|HTML|ECMA)[\w -]*\d*) $/;
const POINTERS = [
  /\b(?:spec|specification|contract|design|ux)\s*\u00a7/i,
  /\bux: [A-Z]/,
  /\bsecurity positions?\b/,
  /\bS-P\d/,
  /\bP\d{1,2}[),;]/,
  /\b[Cc]hecks \d+/,
];

/** @returns the unpublished documents that a line points to, as written */
function pointersIn(line: string): string[] {
  const sections = [...line.matchAll(/\u00a7/g)].filter(({ index }) => !STANDARD.test(line.slice(0, index)));
  return [...sections.map(([text]) => text), ...POINTERS.flatMap((pattern) => pattern.exec(line)?.[0] ?? [])];
}

test.each([
  ['(design \u00a74)', true],
  ['as the contract says (contract \u00a72)', true],
  ['\u00a77 lists them', true],
  ['(ux: Values)', true],
  ['security position P6', true],
  ['in memory only (P3).', true],
  ['after any crash; checks 105–114', true],
  ['a uuid v5 (RFC 9562 \u00a75.5)', false],
  ['(Selectors 4 \u00a716)', false],
  ['an id of ours (S-97)', false],
  ['docs/spec-coverage.md, section 4', false],
])('%s points to an unpublished document: %s', (line, expected) => {
  expect(pointersIn(line).length > 0).toBe(expected);
});

test('no file points to an unpublished document', () => {
  const files = repositoryFiles().filter((file) => /\.(?:[cm]?[jt]sx?|md|css|html)$/.test(file));
  const places = files
    .filter((file) => file !== THIS_FILE)
    .flatMap((file) =>
      readFileSync(join(REPOSITORY, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => pointersIn(line).map((text) => `${file}:${index + 1} ${text}`)),
    );
  expect(places).toEqual([]);
});
