/** The args of a story as its files tell them: its own over those of its meta, in each form that stories have. */
import { describe, expect, it } from 'vitest';
import { storyArgs } from '../../src/mutations/stories/story-args.ts';
import { traceText } from '../../src/mutations/trace/trace-text.ts';
import { createProject, type Files } from './support/project.ts';

const FILE = 'src/Button.stories.tsx';
const BUTTON = `export function Button({ label = 'Press', user }) {\n  return <button title={user.name}>{label}</button>;\n}\n`;
const read = (text: string, exportName: string, files: Files = {}) => {
  const all = { [FILE]: text, 'src/Button.tsx': BUTTON, ...files };
  const answer = storyArgs(createProject(all), { file: FILE, exportName });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer;
};
/** `label: "Buy"`, `onClick: fn() from meta` */
const argsOf = (text: string, exportName: string, files?: Files): string[] => {
  const { args, unread } = read(text, exportName, files);
  const own = args.map(
    ({ name, value, code, from }) =>
      `${name}: ${value === undefined ? code : JSON.stringify(value)}${from === null ? '' : ` from ${from}`}`,
  );
  return [...own, ...unread.map(({ code }) => `… ${code}`)];
};

describe('args', () => {
  it.each<[name: string, text: string, args: string[]]>([
    [
      'of an object, over those of the meta',
      `const meta = { component: Button, args: { onClick: fn(), label: 'Shared', size: 'large' } } satisfies Meta<typeof Button>;
export default meta;
export const A: StoryObj<typeof meta> = { args: { label: 'Buy', 'aria-label': \`Now\`, count: -2, user: { name: 'Jo' }, gone: null } };`,
      [
        'onClick: fn() from meta',
        'label: "Buy"',
        'size: "large" from meta',
        'aria-label: "Now"',
        'count: -2',
        'user: {"name":"Jo"}',
        'gone: null',
      ],
    ],
    [
      'that no literal is',
      `export default { args: { size } };
export const A = { args: { label: t('buy'), list: ['a'], wide: undefined, onClick() {}, get now() { return 1; } } };`,
      [
        'size: size from meta',
        "label: t('buy')",
        "list: ['a']",
        'wide: undefined',
        'onClick: onClick() {}',
        'now: get now() { return 1; }',
      ],
    ],
    [
      'of a function, assigned',
      `export default { component: Button } as Meta;
const Template: Story = (args) => <Button {...args} />;
export const Base = Template.bind({});
Base.args = { label: 'Base', primary: true };
export const A = Template.bind({});
A.args = { ...Base.args, label: 'A' };`,
      ['label: "A"', 'primary: true from Base'],
    ],
    ['of a function without any', `export default {};\nexport const A = () => <Button />;`, []],
    [
      'spread from another story, from the meta, and from a constant',
      `const meta = { args: { size: 'small', label: 'Meta' } };
export default meta;
const shared = { tone: 'calm', label: 'Shared' } as const;
export const Base: Story = { args: { primary: true, label: 'Base' } };
export const A: Story = { args: { label: 'A', ...meta.args, ...Base.args, ...shared } };`,
      ['size: "small" from meta', 'label: "Shared" from shared', 'primary: true from Base', 'tone: "calm" from shared'],
    ],
    [
      'of a spread story, unless it has its own',
      `export default {};
export const Base = { args: { primary: true } };
export const A = { ...Base, name: 'Another' };`,
      ['primary: true from Base'],
    ],
    [
      'that replace those of a spread story',
      `export default {};
export const Base = { args: { primary: true } };
export const A = { ...Base, args: { label: 'A' } };`,
      ['label: "A"'],
    ],
    [
      'that a story spread behind replaces',
      `export default {};
export const Base = { args: { primary: true } };
export const Plain = { name: 'x' };
export const A = { args: { label: 'A' }, ...Base, ...Plain };`,
      ['primary: true from Base'],
    ],
    [
      'of a factory',
      `const meta = preview.meta({ component: Button, args: { size: 'small' } });
export const A = meta.story({ args: { label: 'A' } });`,
      ['size: "small" from meta', 'label: "A"'],
    ],
    [
      'that nobody can read',
      `export default {};
export const A = { args: { label: 'A', ...made(), [key]: 1, ...(wide ? { a: 1 } : { b: 2 }) } };`,
      ['label: "A"', '… made()', '… [key]: 1', '… (wide ? { a: 1 } : { b: 2 })'],
    ],
    ['that a call makes', `export default {};\nexport const A = { args: made() };`, ['… made()']],
    ['of an object that a call makes', `export default {};\nexport const A = { ...made(), name: 'A' };`, ['… made()']],
    [
      'taken in a circle',
      `export default {};\nexport const A = { args: { ...A.args, label: 'A' } };`,
      expect.anything(),
    ],
  ])('%s', (_name, text, args) => {
    expect(argsOf(text, 'A')).toEqual(args);
  });

  it('of stories of another file', () => {
    const header = `export default {};\nexport const LoggedIn = { args: { user: { name: 'Jane' } } };\nexport const Out = () => null;\nOut.args = { label: 'Out' };`;
    const text = `import * as HeaderStories from './Header.stories';
import { LoggedIn as In, Out } from './Header.stories';
import * as Gone from 'a-package';
export default {};
export const A = { args: { ...HeaderStories.LoggedIn.args, ...Out.args, ...Gone.X.args } };
export const B = { ...In };`;
    const files = { 'src/Header.stories.tsx': header };
    expect(argsOf(text, 'A', files)).toEqual([
      'user: {"name":"Jane"} from HeaderStories.LoggedIn',
      'label: "Out" from Out',
      '… Gone.X.args',
    ]);
    expect(argsOf(text, 'B', files)).toEqual(['user: {"name":"Jane"} from In']);
    expect(read(text, 'A', files).args[0]).toMatchObject({ file: 'src/Header.stories.tsx', line: 2 });
  });
});

describe('the component', () => {
  const componentOf = (text: string) => read(`${text}\nexport const A = {};`, 'A').component;
  it.each([
    [
      `import { Button as B } from './Button';\nexport default { component: B };`,
      { name: 'B', from: { file: 'src/Button.tsx', exportName: 'Button' } },
    ],
    [
      `import Button from './Button';\nexport default { component: Button } satisfies Meta;`,
      { name: 'Button', from: { file: 'src/Button.tsx', exportName: 'default' } },
    ],
    [
      `import * as Ui from './Button';\nexport default { component: Ui.Button };`,
      { name: 'Ui.Button', from: { file: 'src/Button.tsx', exportName: 'Button' } },
    ],
    [
      `import { Button } from './Button';\nexport default { component: Button.Icon };`,
      { name: 'Button.Icon', from: null },
    ],
    [`import { Chip } from '@mui/material';\nexport default { component: Chip };`, { name: 'Chip', from: null }],
    [`const Own = () => null;\nexport default { component: Own };`, { name: 'Own', from: null }],
    [`export default { title: 'x' };`, null],
  ])('of %s', (text, component) => {
    expect(componentOf(text)).toEqual(component);
  });
});

it('names what is no story', () => {
  const project = createProject({
    [FILE]: 'export default {};\nexport const A = {};',
    'src/Broken.stories.tsx': 'export {',
  });
  const codeOf = (file: string, exportName: string) => {
    const answer = storyArgs(project, { file, exportName });
    return answer.ok ? 'ok' : answer.error.code;
  };
  expect(codeOf(FILE, 'A')).toBe('ok');
  expect(codeOf(FILE, 'B')).toBe('story-not-found');
  expect(codeOf('src/Broken.stories.tsx', 'A')).toBe('syntax-error');
  expect(codeOf('src/Gone.stories.tsx', 'A')).toBe('file-not-readable');
  expect(codeOf('src/App.tsx', 'A')).toBe('invalid-field');
});

describe('text on the page of a story', () => {
  const APP = `import { Button } from './Button';\nexport const App = () => <Button label="Basket" />;\n`;
  const STORIES = `import { Button } from './Button';
export default { component: Button, args: { label: 'Shared' } };
export const Own = { args: { label: 'Own', user: { name: 'Jo' } } };
export const Inherits = {};
export const Made = { args: { label: made() } };
export const Rendered = { args: { label: 'Given' }, render: (args) => <Button {...args} /> };
export const Named = { render: ({ label }) => <Button label={label} /> };
const Template = (args) => <Button {...args} />;
export const Bound = Template.bind({});
Bound.args = { label: 'Bound' };
`;
  const files = { [FILE]: STORIES, 'src/Button.tsx': BUTTON, 'src/App.tsx': APP };
  const trace = (exportName: string, attribute: string | null = null, used: string | null = null) => {
    const project = createProject(files);
    const at = used === null ? -1 : STORIES.indexOf(used);
    const answer = traceText(project, project.idAt('src/Button.tsx', BUTTON.indexOf('<button')), {
      story: { file: FILE, exportName },
      attribute,
      callSite: used === null ? null : project.idAt(FILE, at),
    });
    if (!answer.ok) return answer.error.code;
    const [part] = answer.parts;
    return part?.sources.map(({ text, line, arg }) => [text, line, arg?.exportName, arg?.argName]) ?? [];
  };

  it('comes from its arg, from that of its meta, and through its render function', () => {
    expect(trace('Own')).toEqual([['Own', 3, 'Own', 'label']]);
    expect(trace('Inherits')).toEqual([['Shared', 2, 'Inherits', 'label']]);
    expect(trace('Rendered', null, '<Button {...args} />')).toEqual([['Given', 6, 'Rendered', 'label']]);
    expect(trace('Named', null, '<Button label={label} />')).toEqual([['Shared', 2, 'Named', 'label']]);
    const bound = STORIES.slice(STORIES.lastIndexOf('<Button {...args} />'));
    expect(trace('Bound', null, bound)).toEqual([['Bound', 10, 'Bound', 'label']]);
  });

  it('is not edited where an arg is code, or where it is only a part of one', () => {
    expect(trace('Made')).toEqual([]);
    expect(trace('Own', 'title')).toEqual([]);
  });
});
