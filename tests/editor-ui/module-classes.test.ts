/** Classes of the CSS modules that the element's file imports are proposed, and a class that nobody has is named. */
import { expect, it } from 'vitest';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { moduleClasses, sayIfUnknown } from '../../src/editor-ui/inspector/class-knowledge.ts';
import { createStylingStore } from '../../src/editor-ui/styling/store.ts';
import type { CssRulesAnswer, ProcessedCssRule } from '../../src/protocol/style-rules.ts';
import { fakeNotify } from './fakes.ts';

const CSS = {
  cssElementLookup: {
    a: { filename: 'src/login.module.css', selector: '.incorrect', styles: { color: 'red' } },
  },
  stylesheets: [
    {
      filename: 'src/login.module.css',
      kind: 'module',
      classNames: { group: '_group_1', incorrect: '_incorrect_1' },
      importers: ['src/Login.tsx'],
    },
  ],
} as unknown as CssRulesAnswer;

it('proposes those that begin with the word, also as the code has it', () => {
  const [found] = moduleClasses(CSS, 'src/Login.tsx', 'inc');
  expect(found).toMatchObject({ name: 'incorrect', known: true, properties: ['color'], declarations: '' });
  expect(moduleClasses(CSS, 'src/Login.tsx', 'styles.g').map(({ name }) => name)).toEqual(['group']);
  expect(moduleClasses(CSS, 'src/Other.tsx', 'inc')).toEqual([]);
  expect(moduleClasses(CSS, 'src/Login.tsx', '')).toEqual([]);
});

async function saidOf(names: string[], rules: ProcessedCssRule[] = []) {
  const notify = fakeNotify();
  const styling = { store: createStylingStore() };
  styling.store.setState({ css: CSS, rules });
  const tell = async (_path: string, { classes }: { classes: string[] }) => ({
    ok: true,
    value: { classes: classes.map((name) => ({ name, known: name === 'card' })) },
  });
  await sayIfUnknown({ notify, styling, tell } as unknown as Editor, 'src/Login.tsx', names);
  return notify.said;
}

it('says which class no style sheet has', async () => {
  expect(await saidOf(['compact', 'card', 'group', 'styles.group'])).toEqual([
    expect.stringContaining('No style sheet of the project has the class compact.'),
  ]);
});

it('but not where packages bring classes', async () => {
  const ofPackage = { source: null, origin: 'rule', inherited: false } as ProcessedCssRule;
  expect(await saidOf(['compact'], [ofPackage])).toEqual([]);
  expect(await saidOf(['compact'], [{ ...ofPackage, inherited: true }])).toHaveLength(1);
});
