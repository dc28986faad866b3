/**
 * An element that moves one step on and one step back among siblings with written spaces: the file has its bytes again. Words of a text
 * between the two are no sibling to step over, so there is no such step back.
 */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { createProject } from './support/project.ts';

const FILE = 'src/App.tsx';

type Side = 'before' | 'after';

/** The text after the element that begins with `what` has gone beside the other one. */
function moved(code: string, what: string, side: Side, where: string): string {
  const project = createProject({ [FILE]: code });
  const change = createChange('11111111-1111-4111-8111-111111111111', 'MOVE_JSX', {
    codebaseIdToMove: project.idAt(FILE, code.indexOf(what)),
    codebaseIdToMoveTo: project.idAt(FILE, code.indexOf('<p')),
    [`${side}CodebaseId`]: project.idAt(FILE, code.indexOf(where)),
  });
  const outcome = mutate(change as never, project);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return applySplices(code, outcome.edits[0]?.splices ?? []);
}

const inParent = (lines: string) => `export function App() {\n  return (\n    <p>\n${lines}\n    </p>\n  );\n}\n`;

/** `a` is an element of three lines, `a_` has a space written behind it, `#` is a comment; two blanks are a blank line. */
function rows(names: string): string {
  const parts = names.split(' ').map((name) => {
    if (name === '#') return '      {/* note */}';
    if (name === '') return '';
    if (/^[A-Z]/.test(name)) return `      ${name.replace('_', '{" "}')}`;
    const tag = name.charAt(0);
    return `      <${tag} id="${tag}">\n        ${tag}\n      </${tag}>${name.endsWith('_') ? '{" "}' : ''}`;
  });
  return inParent(parts.join('\n'));
}

const ARRANGEMENTS = [
  'a b_ i_ q_ s u',
  '# a b_ i_ q_ s u',
  'a_ b',
  'a b_ i',
  'a_ b i',
  'a_ b_ i_',
  'a b_ i_',
  'Words_ a b_ i',
  'Words_ a_ b_ Words',
  'a_ b  i_ q',
].map(rows);
const INLINE = [
  '      <a>a</a> <b>b</b>{" "}\n      <i>i</i>{" "}\n      <q>q</q>',
  '      Words <a>a</a> <b>b</b>{" "}\n      <i>i</i> and words',
  "      <a>a</a>{' '}\n\n      <b>b</b>{' '}\n      <i>i</i>",
  '      <a>a</a>{" "}<b>b</b>{" "}<i>i</i> <q>q</q>',
].map(inParent);

const shown = (code: string) => code.replace(/\{(['"`]) \1\}/g, ' ').replace(/\s+/g, '');

describe.each([...ARRANGEMENTS, ...INLINE].map((code, i) => [`arrangement ${i + 1}`, code] as const))(
  '%s',
  (_, code) => {
    const elements = [...code.matchAll(/<[abiqsu]\b/g)].map(([tag]) => tag);
    const pairs = elements.slice(1).map((next, i) => [elements[i] as string, next] as const);

    test.each(pairs)('%s one step on and one step back', (first, second) => {
      const after = moved(code, first, 'after', second);
      expect(after).not.toMatch(/^[ \t]+$|\n\n\n/m);
      expect([...shown(after)].sort()).toEqual([...shown(code)].sort());
      expect(after.match(/\{(['"`]) \1\}/g)).toEqual(code.match(/\{(['"`]) \1\}/g));
      expect(moved(after, first, 'before', second)).toBe(code);
    });

    test.each(pairs)('%s: what follows it goes one step back and on', (first, second) => {
      const after = moved(code, second, 'before', first);
      expect(after).not.toMatch(/^[ \t]+$|\n\n\n/m);
      expect(moved(after, second, 'after', first)).toBe(code);
    });
  },
);
