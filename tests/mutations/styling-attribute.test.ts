/** STYLING of style attributes: a shorthand that is unset takes its parts away. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { applySplices, invertSplices } from '../../src/protocol/splice.ts';
import { createProject } from './support/project.ts';

const APP = 'src/App.tsx';
const code = (style: string) => `export const App = () => <div style={${style}}>Hi</div>;\n`;

function edited(style: string, stylingChanges: Record<string, string | null>) {
  const text = code(style);
  const project = createProject({ [APP]: text });
  const codebaseId = project.idAt(APP, text.indexOf('<'));
  const change = createChange('11111111-1111-4111-8111-111111111111', 'STYLING', {
    codebaseId,
    stylingChanges,
    stylingFramework: 'Inline',
    modifiers: [],
  });
  const outcome = mutate(change, project);
  if (!outcome.ok) return outcome.error.code;
  const splices = outcome.edits[0]?.splices ?? [];
  const after = applySplices(text, splices);
  expect(applySplices(after, invertSplices(text, splices))).toBe(text);
  return after;
}

describe('a shorthand that is unset', () => {
  test('takes its parts away, but for those that are set anew', () => {
    const style = "{ position: 'absolute', top: 0, right: '4px', color: 'red' }";
    expect(edited(style, { inset: null })).toBe(code("{ position: 'absolute', color: 'red' }"));
    expect(edited(style, { inset: null, top: '0px', left: '0px' })).toBe(
      code("{ position: 'absolute', top: 0, color: 'red', left: '0px' }"),
    );
    expect(edited(style, { inset: null, bottom: '0px' })).toBe(
      code("{ position: 'absolute', color: 'red', bottom: '0px' }"),
    );
    expect(edited('{ paddingLeft: 4, paddingTop: 8 }', { padding: null })).toBe(
      'export const App = () => <div>Hi</div>;\n',
    );
  });

  test('takes neighbours away together, on one line and on several', () => {
    expect(edited("{ top: 0, left: 0, color: 'red' }", { inset: null })).toBe(code("{ color: 'red' }"));
    const lines = (...of: string[]) => `{\n${of.map((one) => `  ${one},\n`).join('')}}`;
    expect(edited(lines('top: 0', "color: 'red'", 'left: 0', 'right: 0'), { top: null, left: null, right: null })).toBe(
      code(lines("color: 'red'")),
    );
  });

  test('goes itself where it is there', () => {
    expect(edited("{ color: 'red', inset: 0 }", { inset: null, top: '0px' })).toBe(
      code("{ color: 'red', top: '0px' }"),
    );
  });

  test('is refused where nothing of it is there', () => {
    expect(edited("{ color: 'red' }", { inset: null })).toBe('style-not-found');
  });
});
