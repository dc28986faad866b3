/** Words typed on both sides of computed values: a value is found again only as a word of its own, as it was. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { createProject } from './support/project.ts';

const FILE = 'src/App.tsx';

/** The text of the `<p>` after the edit; the code of a refusal. */
function edited(text: string, oldText: string, newText: string): string {
  const head = 'export function App({ n, m, name }) {\n  return <p>';
  const tail = '</p>;\n}\n';
  const code = head + text + tail;
  const project = createProject({ [FILE]: code });
  const outcome = mutate(
    createChange('11111111-1111-4111-8111-111111111111', 'EDIT_TEXT', {
      codebaseIdToEditText: project.idAt(FILE, code.indexOf('<p')),
      oldText,
      newText,
    }) as never,
    project,
  );
  if (!outcome.ok) return outcome.error.code;
  return applySplices(code, outcome.edits[0]?.splices ?? []).slice(head.length, -tail.length);
}

describe('typed around computed values', () => {
  test.each([
    ['Page {n} of 3', 'Page 1 of 3', 'Sheet one of 10'],
    ['Page {n} of 3', 'Page 1 of 3', 'Sheet 21 for 30'],
    ['Page {n} of 3', 'Page 1 of 3', 'Sheet 1.5 for 30'],
    ['Page {n} of 3', 'Page 1 of 3', 'Sheet 2,1 for 30'],
    ['Page {n} of 3', 'Page 1 of 3', 'Sheet 1:30 for x'],
    ['Page {n} of 3', 'Page 1 of 3', 'Sheet 1st for x'],
    ['Page {n} of 3', 'Page 1 of 3', 'Sheet 1_ for x'],
    ['Hi {name}, welcome', 'Hi Al, welcome', 'Dear Alice, hello'],
    ['Hi {name}, welcome', 'Hi al, welcome', 'Dear Cal, hello'],
    ['Hi {name}, welcome', 'Hi al, welcome', 'Dear 𝒜al, hello'],
    ['Hi {name}, welcome', 'Hi Zoe, welcome', 'Dear Zoe\u0301, hello'],
    // it touched another letter there
    ['A {n}px wide', 'A 1px wide', 'Some 10px high'],
    ['Hi {name}, {n} new', 'Hi Al, 3 new', 'Dear Al, 31 old'],
  ])('%s: %s to %s is no literal’s', (text, oldText, newText) => {
    expect(edited(text, oldText, newText)).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
  });

  test.each([
    ['Page {n} of 3', 'Page 1 of 3', 'Sheet 1 for 30', 'Sheet {n} for 30'],
    ['Page {n} of 3', 'Page 1 of 3', 'Sheet (1), 30', 'Sheet ({n}), 30'],
    ['Page {n} of 3', 'Page 1 of 3', 'It is 1. The rest', 'It is {n}. The rest'],
    ['Hi {name}, welcome', 'Hi Al, welcome', 'Dear Al’s, hello', 'Dear {name}’s, hello'],
    ['A {n}px wide', 'A 1px wide', 'Some 1px high', 'Some {n}px high'],
    ['A {n}px wide', 'A 1px wide', 'Some 1 high', 'Some {n} high'],
  ])('%s: %s to %s', (text, oldText, newText, after) => {
    expect(edited(text, oldText, newText)).toBe(after);
  });
});
