/**
 * The laws that every case of the engine has to keep (laws 1 to 6; the seventh belongs to the runtime's tests): 1 the change
 * survives JSON and decodes to itself · 2 the result is the expected one · 3 the inverse restores every byte · 4 the result
 * parses (by TypeScript, which the engine does not use) · 5 nothing changed outside the change's span · 6 applied once more
 * it parses again, or is refused.
 */
import { expect } from 'vitest';
import { mutate } from '../../../src/mutations/index.ts';
import type { MutationOutcome, MutationSuccess } from '../../../src/mutations/mutation.ts';
import type { AnyMutationChange } from '../../../src/protocol/changes.ts';
import { applySplices, invertSplices, mapOffset } from '../../../src/protocol/splice.ts';
import { decodeChangeItem } from '../../../src/server/routes/decode-change.ts';
import { createProject, type Files, type TestProject } from './project.ts';
import { changedOutside, type SpansByFile, spansAbout } from './spans.ts';
import { syntaxErrors } from './syntax.ts';

export interface Expected {
  /** any of these file sets; files not named stay as they are */
  accept: Files[];
  /** a refusal with this code, these words in its message or hint, and the place of its next step as `file:line` */
  refusal?: { code?: string; says?: string; at?: string };
  /** spans beside those of the rule, for edits that go to other places (data, call sites) */
  about?: SpansByFile;
  /** the sentences beside the result, in order; none where not given */
  warnings?: string[];
}

/** Runs one change and checks all laws. @returns the engine's answer */
export function checkLaws(change: AnyMutationChange, project: TestProject, expected: Expected): MutationOutcome {
  const wire = JSON.parse(JSON.stringify(change));
  expect(decodeChangeItem(wire), 'law 1: the change decodes to itself').toEqual(change);
  const outcome = mutate(decodeChangeItem(wire), project);
  expect(outcome).toEqual(mutate(change, project));
  if (!outcome.ok) {
    expect(expected.refusal ?? `no refusal, but ${JSON.stringify(outcome.error)}`).toBeTypeOf('object');
    if (expected.refusal?.code) expect(outcome.error.code).toBe(expected.refusal.code);
    expect(`${outcome.error.message} ${outcome.error.hint}`).toContain(expected.refusal?.says ?? '');
    if (expected.refusal?.at) expect(`${outcome.error.file}:${outcome.error.line}`).toBe(expected.refusal.at);
    expect(outcome.error.hint, 'a refusal names the next step').toBeTruthy();
    return outcome;
  }
  const after = applyTo(project.files, outcome);
  const changed = Object.fromEntries(Object.entries(after).filter(([file, text]) => project.files[file] !== text));
  const match = expected.accept.find((files) => sameFiles({ ...project.files, ...files }, after));
  if (!match) expect(changed, 'law 2: the expected result').toEqual(expected.accept[0] ?? 'a refusal');
  const said = [outcome.note ?? [], outcome.warnings ?? []].flat();
  expect(said, 'what is said beside the result').toEqual(expected.warnings ?? []);
  checkInverse(project.files, after, outcome);
  for (const [file, text] of Object.entries(changed)) {
    // Flow is no TypeScript: such a file has the same complaints before and after.
    const known = syntaxErrors(file, project.files[file] ?? '');
    expect(
      syntaxErrors(file, text).filter((one) => !known.includes(one)),
      `law 4: ${file} parses`,
    ).toEqual([]);
  }
  checkOutside(change, project, after, expected.about);
  checkTwice(change, project, after, outcome);
  checkAddresses(outcome, after);
  return outcome;
}

function applyTo(files: Files, outcome: MutationSuccess): Files {
  const after = { ...files };
  for (const edit of outcome.edits) {
    expect(edit.creates === true, 'only files that are not there are created').toBe(files[edit.file] === undefined);
    after[edit.file] = applySplices(files[edit.file] ?? '', edit.splices);
  }
  return after;
}

function sameFiles(a: Files, b: Files): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}

function checkInverse(before: Files, after: Files, outcome: MutationSuccess): void {
  for (const { file, splices } of outcome.edits) {
    const text = before[file] ?? '';
    const inverse = invertSplices(text, splices);
    expect(applySplices(after[file] as string, inverse), `law 3: undo restores ${file}`).toBe(text);
  }
}

function checkOutside(change: AnyMutationChange, project: TestProject, after: Files, about?: SpansByFile): void {
  const spans = spansAbout(change, project, after);
  for (const [file, text] of Object.entries(project.files)) {
    const own = [...(spans.get(file) ?? []), ...(about?.get(file) ?? [])];
    expect(changedOutside(text, after[file] as string, own), `law 5: ${file} outside of the edit`).toBeNull();
  }
}

/** The same change on the result, its ids carried along. */
function checkTwice(change: AnyMutationChange, project: TestProject, after: Files, outcome: MutationSuccess): void {
  const again: TestProject = {
    ...createProject(after),
    tailwind: project.tailwind,
    locate: (id) => {
      const address = project.locate(id);
      const moved = outcome.moved?.find((one) => one.from.file === address?.file && one.from.start === address.start);
      if (moved) return moved.to;
      const splices = outcome.edits.find((edit) => edit.file === address?.file)?.splices ?? [];
      const start = address && mapOffset(splices, address.start);
      return address && start !== null ? { file: address.file, start: start as number } : null;
    },
  };
  const second = mutate(change, again);
  if (!second.ok) {
    expect(second.error.code, 'law 6: the second time is refused in words').not.toBe('unsafe-edit');
    return;
  }
  for (const [file, text] of Object.entries(applyTo(after, second))) {
    const known = syntaxErrors(file, after[file] as string);
    expect(syntaxErrors(file, text), `law 6: ${file} parses after the second time`).toEqual(known);
  }
}

/** Every address of the answer is an element of the new text. */
function checkAddresses(outcome: MutationSuccess, after: Files): void {
  const places = [
    ...(outcome.moved ?? []).map((one) => one.to),
    ...(outcome.copied ?? []).map((one) => one.to),
    ...(outcome.added ?? []).map((one) => one.at),
  ];
  const project = createProject(after);
  for (const { file, start } of places) expect(() => project.idAt(file, start)).not.toThrow();
}
