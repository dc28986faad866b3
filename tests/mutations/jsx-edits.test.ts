/** The shared cases of the engine (`fixtures/jsx-edits.json`), each through the laws. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { applySplices, invertSplices, isSpanUntouched } from '../../src/protocol/splice.ts';
import { caseProject, type EditCase, editCases, filesOf } from './support/case-changes.ts';
import { checkLaws } from './support/laws.ts';
import type { Files } from './support/project.ts';

/** Warnings beside the result; other cases have none. */
const WARNINGS: Record<string, string[]> = {
  'wrap-map-item-moves-key': ['HTML does not allow <div> inside <ul>.', 'It changes every item of `rows`.'],
  'move-out-of-map-static': [
    'It stood in a list: it shows once now, not once per item.',
    'It changes every item of `rows`.',
  ],
  'move-into-map-item': ['It stands in a list now: it shows once per item.'],
  'prop-before-spread': ['A spread after label may override it.'],
  'id-nested-map': ['It changes every item of `r.cells`.'],
};

/** Our wrapper carries no class; the cases' does. */
function withoutWrapperClass(one: EditCase, files: Files): Files {
  if (one.op !== 'wrap') return files;
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.replace(' className="w"', '')]));
}

const categories = [...new Set(editCases.map((one) => one.category))];

describe.each(categories)('%s', (category) => {
  const cases = editCases.filter((one) => one.category === category);
  test.each(cases.filter((one) => one.op !== 'undo').map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const { project, change } = caseProject(one);
    const accepted = [one.after, ...(one.alsoAccept ?? [])].filter((side) => side !== undefined);
    const accept = accepted.map((side) => withoutWrapperClass(one, filesOf(one, side)));
    const warnings = WARNINGS[one.name] ?? [];
    checkLaws(change, project, { accept, warnings, ...(one.refuse ? { refusal: {} } : {}) });
  });
});

test('an edit is not undone where somebody else edited since (undo-after-foreign-edit)', () => {
  const one = editCases.find((candidate) => candidate.op === 'undo') as EditCase & {
    fields: { first: EditCase['fields'] };
  };
  const { project, change } = caseProject({ ...one, op: 'addClass', fields: one.fields.first as never });
  const outcome = mutate(change, project);
  if (!outcome.ok) throw new Error(outcome.error.message);
  const [edit] = outcome.edits;
  const before = one.before as string;
  const after = applySplices(before, edit?.splices ?? []);
  const inverse = invertSplices(before, edit?.splices ?? []);
  const spot = after.indexOf('className');
  expect(isSpanUntouched(inverse, spot, spot + 'className'.length)).toBe(false);
});
