/** The list of a file's stories, as Storybook would show it. */
import { describe, expect, it } from 'vitest';
import { storiesIn } from '../../src/mutations/stories/stories-in.ts';
import { storyNameFromExport } from '../../src/protocol/stories.ts';

const FILE = 'src/shop/Button.stories.tsx';
const META = `export default { title: 'Shop/Button', component: Button };\n`;
const names = (text: string, file = FILE) => storiesIn(text, file).map(({ exportName, name }) => [exportName, name]);

describe('names', () => {
  // as `storyNameFromExport` of storybook/internal/csf gives them
  it.each([
    ['Primary', 'Primary'],
    ['LoggedIn', 'Logged In'],
    ['loggedOut', 'Logged Out'],
    ['With_two_words', 'With Two Words'],
    ['Size2xl', 'Size 2 Xl'],
    ['HTMLView', 'HTML View'],
    ['$primary', '$primary'],
    ['a', 'A'],
  ])('%s is %s', (exportName, name) => {
    expect(storyNameFromExport(exportName)).toBe(name);
  });

  it('are those that the story gives itself, in either format', () => {
    const text = `${META}export const One = { name: 'First' };
export const Two = () => <b />;
Two.storyName = 'Second';
export const Three = { storyName: \`Third\` } satisfies Story;
export const Four = Template.bind({});
export function Five() {}
`;
    expect(names(text)).toEqual([
      ['One', 'First'],
      ['Two', 'Second'],
      ['Three', 'Third'],
      ['Four', 'Four'],
      ['Five', 'Five'],
    ]);
  });
});

describe('stories', () => {
  it('are the exports of a file with a meta, by whatever name and in whatever form it is exported', () => {
    const [story] = storiesIn(
      `const meta = { title: 'Shop/Button', component: Button, parameters: { layout: 'centered' } } satisfies Meta<typeof Button>;
export default meta;
export type Props = {};
const First = { parameters: { layout: 'fullscreen' } };
export { First as Primary };
`,
      FILE,
    );
    expect(story).toEqual({
      file: FILE,
      exportName: 'Primary',
      title: 'Shop/Button',
      name: 'Primary',
      component: 'Button',
      layout: 'fullscreen',
    });
    expect(names('export const A = {};')).toEqual([]);
    expect(names(`${META}export const A = {`)).toEqual([]);
    expect(names(`${META}export * from './more';\nexport { B } from './b';\nexport const A = {};`)).toEqual([
      ['A', 'A'],
    ]);
  });

  it('of a factory are found without a default export', () => {
    const text = `const meta = preview.meta({ component: Button });\nexport const A = meta.story({ name: 'First' });\n`;
    expect(storiesIn(text, FILE)).toMatchObject([
      { exportName: 'A', name: 'First', component: 'Button', title: 'shop/Button' },
    ]);
  });

  it('are those that the meta includes and does not exclude', () => {
    const all = 'export const A = {};\nexport const B = {};\nexport const dataC = {};\n';
    const withMeta = (rule: string) => names(`export default { ${rule} };\n${all}`).map(([name]) => name);
    expect(withMeta(`excludeStories: /^data/`)).toEqual(['A', 'B']);
    expect(withMeta(`includeStories: ['A', 'dataC']`)).toEqual(['A', 'dataC']);
    expect(withMeta(`includeStories: /^[A-Z]/, excludeStories: ['B']`)).toEqual(['A']);
  });
});

it.each([
  ['src/shop/Card.stories.tsx', 'shop/Card'],
  ['src/shop/Button/Button.stories.tsx', 'shop/Button'],
  ['src/shop/button/index.stories.js', 'shop/button'],
  ['stories/Page.stories.jsx', 'stories/Page'],
  ['Page.stories.ts', 'Page'],
])('a file without a title, %s, is called %s', (file, title) => {
  expect(storiesIn('export default {};\nexport const A = {};', file)).toMatchObject([{ title }]);
});
