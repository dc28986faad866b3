/** Laws for every value, not only for chosen ones: typed text reads back exactly, and never becomes code (S-64). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import {
  type AnyMutationChange,
  type ChangeFields,
  createChange,
  type MutationType,
} from '../../src/protocol/changes.ts';
import { applySplices } from '../../src/protocol/splice.ts';
import { counted } from '../support/counts.ts';
import { createProject } from './support/project.ts';
import { render, type Shown, textOf } from './support/render.ts';

/** Any text, with the characters that mean something in JSX, strings and templates more often than chance has them. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        '{',
        '}',
        '<',
        '>',
        '&',
        '&amp;',
        '&#x7b;',
        "'",
        '"',
        '`',
        '$',
        '${',
        '\\',
        '\\u007b',
        '/*',
        '*/',
        '//',
        '\n',
        '\r',
        '\r\n',
        '\t',
        ' ',
        '  ',
        '\u00a0',
        '\u2028',
        '\u2029',
        '\u0000',
        '\ufeff',
        '\u202e',
        '😀',
        'a',
        'b c',
        '</p>',
        '{/* */}',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

function edit<T extends MutationType>(text: string, needle: string, type: T, fields: (id: string) => ChangeFields[T]) {
  const project = createProject({ 'App.tsx': text });
  const id = project.idAt('App.tsx', text.indexOf(needle));
  const change = createChange('11111111-1111-4111-8111-111111111111', type, fields(id)) as AnyMutationChange;
  const outcome = mutate(change, project);
  if (!outcome.ok) return outcome;
  return { ok: true as const, text: applySplices(text, outcome.edits[0]?.splices ?? []) };
}

/** Half a pair cannot be in a file: such values are refused, all others are not. */
const isWhole = (value: string) => Buffer.from(value).toString() === value;

const HOSTS = {
  'JSX text': 'export const App = () => <p>old</p>;\n',
  'JSX text in lines': 'export const App = () => (\n  <p>\n    old\n  </p>\n);\n',
  'JSX text beside a child': 'export const App = () => <p>old<b>!</b></p>;\n',
  'a string': "export const App = () => <p>{'old'}</p>;\n",
  'a template': 'export const App = () => <p>{`old`}</p>;\n',
  'a constant': "const words = 'old';\nexport const App = () => <p>{words}</p>;\n",
  'an empty element': 'export const App = () => <p></p>;\n',
};

describe('[S-63] [S-64] text', () => {
  test.each(Object.entries(HOSTS))('in %s', async (name, source) => {
    const oldText = name === 'an empty element' ? '' : 'old';
    await fc.assert(
      fc.asyncProperty(anyText, async (newText) => {
        const result = edit(source, '<p', 'EDIT_TEXT', (codebaseIdToEditText) => ({
          codebaseIdToEditText,
          oldText,
          newText,
        }));
        if (newText === oldText) {
          expect(result).toMatchObject({ error: { code: 'no-change' } });
          return;
        }
        if (!isWhole(newText)) {
          expect(result).toMatchObject({ error: { code: 'invalid-text' } });
          return;
        }
        if (!result.ok) throw new Error(`refused: ${result.error.message}`);
        expect(textOf(await render(result.text))).toBe(name === 'JSX text beside a child' ? `${newText}!` : newText);
      }),
      { numRuns: counted(500, 5_000) },
    );
  });
});

describe('[S-67] prop values', () => {
  const hosts = {
    'a new prop': 'export const App = () => <p>x</p>;\n',
    'double quotes': 'export const App = () => <p title="old">x</p>;\n',
    'single quotes': "export const App = () => <p title='old'>x</p>;\n",
    'a string in braces': "export const App = () => <p title={'old'}>x</p>;\n",
    'an expression': 'export const App = () => <p title={1 + 1}>x</p>;\n',
  };
  test.each(Object.entries(hosts))('over %s', async (_, source) => {
    await fc.assert(
      fc.asyncProperty(anyText, async (propValue) => {
        const fields = (codebaseIdToChange: string) => ({ codebaseIdToChange, propName: 'title', propValue });
        const result = edit(source, '<p', 'CHANGE_PROP', fields);
        if (!isWhole(propValue)) {
          expect(result).toMatchObject({ error: { code: 'invalid-text' } });
          return;
        }
        if (propValue === 'old' && !result.ok) {
          expect(result.error.code).toBe('no-change');
          return;
        }
        if (!result.ok) throw new Error(`refused: ${result.error.message}`);
        expect((await render(result.text)).props.title).toBe(propValue);
      }),
      { numRuns: counted(400, 3_000) },
    );
  });

  test('numbers, booleans and objects', async () => {
    const source = 'export const App = () => <p data-x={1}>x</p>;\n';
    const key = fc
      .string({ unit: 'grapheme' })
      .filter((one) => !['__proto__', 'constructor', 'prototype'].includes(one));
    const { value } = fc.letrec((tie) => ({
      leaf: fc.oneof(
        // JSON has no -0
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
      ),
      value: fc.oneof(
        { maxDepth: 3 },
        tie('leaf'),
        fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(value, async (propValue) => {
        const fields = (codebaseIdToChange: string) => ({
          codebaseIdToChange,
          propName: 'data-x',
          propValue: propValue as never,
        });
        const result = edit(source, '<p', 'CHANGE_PROP', fields);
        if (!result.ok) {
          expect(result.error.code).toBe('no-change');
          return;
        }
        expect((await render(result.text)).props['data-x']).toEqual(propValue);
      }),
      { numRuns: counted(200, 2_000) },
    );
  });
});

describe('[S-65] classes', () => {
  const anyClass = anyText.map((text) => text.replace(/[ \t\n\f\r]/g, '')).filter((one) => one !== '');
  const hosts = {
    'no className': 'export const App = () => <p>x</p>;\n',
    'double quotes': 'export const App = () => <p className="a">x</p>;\n',
    'single quotes': "export const App = () => <p className='a'>x</p>;\n",
    'a string': "export const App = () => <p className={'a'}>x</p>;\n",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    'a template': 'export const App = () => <p className={`a ${tone}`}>x</p>;\n',
    'a joiner': "export const App = () => <p className={cn('a', tone)}>x</p>;\n",
    'a computed value': 'export const App = () => <p className={tone}>x</p>;\n',
  };
  const scope = { tone: 'b', cn: (...parts: unknown[]) => parts.filter(Boolean).join(' ') };
  const listOf = (shown: Shown) => String(shown.props.className ?? '').split(/[ \t\n\f\r]+/);

  test.each(Object.entries(hosts))('added to and removed from %s', async (_, source) => {
    await fc.assert(
      fc.asyncProperty(anyClass, async (className) => {
        const added = edit(source, '<p', 'ADD_CLASS', (codebaseIdToAddClass) => ({ codebaseIdToAddClass, className }));
        // biome-ignore lint/suspicious/noControlCharactersInRegex: such classes are refused
        if (!isWhole(className) || /[\u0000-\u001f\u007f]/.test(className)) {
          expect(added.ok).toBe(false);
          return;
        }
        if (!added.ok) {
          expect(added.error.code).toBe('no-change');
          return;
        }
        expect(listOf(await render(added.text, scope))).toContain(className);
        const fields = (codebaseIdToRemoveClass: string) => ({ codebaseIdToRemoveClass, className });
        const removed = edit(added.text, '<p', 'REMOVE_CLASS', fields);
        if (!removed.ok) throw new Error(`refused: ${removed.error.message}`);
        const left = listOf(await render(removed.text, scope)).filter((one) => one !== '' && one !== 'b');
        expect(left).not.toContain(className === 'b' ? '' : className);
      }),
      { numRuns: counted(250, 2_000) },
    );
  });
});

test('[S-66] inline style values', async () => {
  const source = "export const App = () => <p style={{ color: 'red', top: 1 }}>x</p>;\n";
  await fc.assert(
    fc.asyncProperty(anyText, fc.constantFrom('color', 'top', 'margin-left', '--x'), async (value, property) => {
      const fields = (codebaseId: string) =>
        ({ codebaseId, stylingChanges: { [property]: value }, stylingFramework: 'Inline' }) as const;
      const result = edit(source, '<p', 'STYLING', fields);
      if (!isWhole(value)) {
        expect(result.ok).toBe(false);
        return;
      }
      if (!result.ok) {
        expect(result.error.code).toBe('no-change');
        return;
      }
      const style = (await render(result.text)).props.style as Record<string, unknown>;
      const key = property === 'margin-left' ? 'marginLeft' : property;
      const shown = style[key];
      expect(typeof shown === 'number' ? `${shown}px` : shown).toBe(
        typeof shown === 'number' && value === '0' ? '0px' : value,
      );
    }),
    { numRuns: counted(500, 5_000) },
  );
});
