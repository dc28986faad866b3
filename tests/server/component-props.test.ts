/** A component's props according to the project's TypeScript, and the list of insertable components. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ComponentProp } from '../../src/protocol/component-props.ts';
import { FILES, TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const APP = `import type { ReactNode } from 'react';
import { Button, Button as Send } from './Button';
import { Table, Choice } from './parts';
import { Title } from './Title';
import { Gone } from 'no-such-package';
import { Heading, Plain, Pressed, Toggle } from 'compound';

export function App({ label, more }: { label: ReactNode; more: { onClick(): void } }) {
  return (
    <main>
      <Button variant="outline" size={'lg'} onClick={() => 1} aria-label="x" data-state="on" wrong={1}>
        {label}
      </Button>
      <Table rows={[{ id: 'a' }]} render={(row) => row.id} />
      <Choice kind="many" values={['a']} />
      <Gone a="1" />
      <Pressed>Go</Pressed>
      <Heading as="h2" $tone="calm" title="A">A</Heading>
      <Plain as="nav" />
      <Title as="h2" />
      <Toggle label="a" />
      <Send variant="ghost" title="Send" {...more} />
    </main>
  );
}
`;
const BUTTON = `import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const button = cva('rounded', {
  variants: {
    variant: { solid: 'bg-black', outline: 'border', ghost: '' },
    size: { sm: 'p-1', md: 'p-2', lg: 'p-4' },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

interface Own {
  /** Shown before the words. */
  icon?: ReactNode;
  /** @default 3 */
  count?: number;
  accentColor?: string;
  /** @deprecated use variant */
  tone?: 'calm' | 'loud' | (string & {});
  isBusy?: boolean;
}

export function Button({ variant, size, icon, isBusy = false, disabled, ...rest }: ComponentProps<'button'> & VariantProps<typeof button> & Own) {
  return <button className={button({ variant, size })} disabled={disabled || isBusy} {...rest}>{icon}</button>;
}
`;
const TABLE_STORIES = `import { Table } from './parts';
export default { component: Table, args: { rows: [] } };
export const InUse = { args: { title: 'In use' } };
`;
const PARTS = `interface TableProps<Row extends { id: string }> {
  rows: Row[];
  render(row: Row): string;
  limits?: { min: number; max?: number };
}
export function Table<Row extends { id: string }>({ rows, render }: TableProps<Row>) {
  return <p>{rows.map(render)}</p>;
}
type ChoiceProps = { kind: 'one'; value: string } | { kind: 'many'; values: string[] };
export function Choice(props: ChoiceProps) {
  return <p>{props.kind}</p>;
}
export function Sign({ icon }: { icon: (string | { body: string }) & ('home' | 'pen'); id?: string & {} }) {
  return <p>{String(icon)}</p>;
}
export const LIMIT = 3;
`;
const CVA = `export type VariantProps<F extends (...args: any) => any> = Omit<Exclude<Parameters<F>[0], undefined>, 'class' | 'className'>;
type Variants<V> = { [K in keyof V]?: keyof V[K] | null | undefined };
export declare function cva<V extends Record<string, Record<string, string>>>(base: string, config: { variants: V; defaultVariants?: Variants<V> }): (props?: Variants<V> & { className?: string }) => string;
`;
/** A package's component that carries another one, as antd's Button does. */
const COMPOUND = `import * as React from 'react';
interface PressedProps extends React.HTMLAttributes<HTMLElement> {
  danger?: boolean;
  shape?: 'round' | 'square';
}
declare const Inner: React.ForwardRefExoticComponent<PressedProps & React.RefAttributes<HTMLElement>>;
export declare const Pressed: typeof Inner & { Group: React.FC };
interface ToggleProps {
  label: string;
  mode: 'on' | 'off' | undefined;
  data: any;
}
/** Components that may be shown as another element, as those of styled-components. */
type Shown<Own> = <As extends string | void = void>(
  props: React.HTMLAttributes<HTMLElement> & Own & { as?: As },
) => React.ReactNode;
export declare const Heading: Shown<{ as: 'h1' | 'h2' | 'h3'; $tone?: 'calm' | 'loud' }>;
export declare const Plain: Shown<{}>;
export declare const styled: { h1<Own>(css: TemplateStringsArray): Shown<Omit<Own, 'as'>> };
// @ts-ignore: built with other types of React, which had a prop more
type Kept = Pick<ToggleProps & Record<'size', string>, 'label' | 'mode' | 'data' | 'size' | 'gone'>;
export declare const Toggle: (props: Kept) => React.ReactNode;
`;
const TSCONFIG =
  '{ "compilerOptions": { "jsx": "react-jsx", "strict": true, "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true, "types": [] }, "include": ["src"] }\n';

let server: TestServer;
beforeAll(async () => {
  const project = new TestProject({
    ...FILES,
    'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }\n',
    'tsconfig.app.json': TSCONFIG,
    'src/App.tsx': APP,
    'src/Button.tsx': BUTTON,
    'src/parts.tsx': PARTS,
    'src/Title.tsx': `import { styled } from 'compound';
const Title = styled.h1<{ as: 'h1' | 'h2' | 'h4' }>\`margin: 0;\`;
export { Title };
`,
    'src/pages/home.tsx': 'const Home = () => <p />;\nexport default Home;\n',
    'src/Button.test.tsx': 'export const Never = () => <p />;\n',
    'src/Button.stories.tsx': 'export const Never = () => <p />;\n',
    'src/Table.stories.tsx': TABLE_STORIES,
    'src/broken.tsx': 'export const Never = () => <p',
    'src/Wrapped.tsx': `import { Toggle } from 'compound';
export const Wrapped = (props: Parameters<typeof Toggle>[0] & { title?: string }) => <Toggle {...props} />;
`,
    'dist/Never.jsx': 'export const Never = () => <p />;\n',
    '.hidden/Never.jsx': 'export const Never = () => <p />;\n',
    'node_modules/class-variance-authority/package.json':
      '{ "name": "class-variance-authority", "types": "index.d.ts" }\n',
    'node_modules/class-variance-authority/index.d.ts': CVA,
    'node_modules/compound/package.json': '{ "name": "compound", "types": "index.d.ts" }\n',
    'node_modules/compound/index.d.ts': COMPOUND,
  });
  for (const name of ['react', '@types/react', 'csstype']) {
    const link = join(project.root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules', name), link);
  }
  project.freshIdentity();
  server = await TestServer.start({ identity: project.identity }, project);
});
afterAll(() => server.close());

const props = async (tag: string, more = '') => {
  const id = server.project.id('src/App.tsx', tag);
  return (await server.ask({ path: `${server.canvas}/props?codebaseId=${id}${more}` })).json;
};
const line = ({ name, type, isRequired, defaultCode, isInherited, source }: ComponentProp) => [
  name,
  type.kind === 'enum' ? type.values : type.kind,
  isRequired,
  defaultCode,
  isInherited,
  source.state,
];

const exported = async (file: string, name: string, more = '') =>
  (await server.ask({ path: `${server.canvas}/props?file=${encodeURIComponent(file)}&export=${name}${more}` })).json;

describe('props of an exported component', () => {
  test('its own, with nothing set, and all that it inherits', async () => {
    const answer = await exported('src/Button.tsx', 'Button');
    expect(answer).toMatchObject({ ok: true, componentName: 'Button', from: 'types', undeclared: [], problem: null });
    expect(answer.codebaseId).toBeUndefined();
    expect(answer.declaration).toEqual({ file: 'src/Button.tsx', line: 23 });
    const own = answer.props.filter((one: ComponentProp) => !one.isInherited);
    expect(own.map(line)).toContainEqual(['variant', ['solid', 'outline', 'ghost'], false, "'solid'", false, 'absent']);
    expect(own.map(({ name }: ComponentProp) => name).toSorted()).toEqual([
      'accentColor',
      'children',
      'count',
      'disabled',
      'icon',
      'isBusy',
      'size',
      'tone',
      'variant',
    ]);
    expect(answer.props.map(line)).toContainEqual(['title', 'string', false, null, true, 'absent']);
    expect((await exported('src/Button.tsx', 'Button', '&quick=1')).from).toBe('code');
  });

  test('generics, unions, a default export without props, a file that the app has not loaded', async () => {
    const table = await exported('src/parts.tsx', 'Table');
    expect(table.props.filter((one: ComponentProp) => !one.isInherited).map(line)).toEqual([
      ['rows', 'array', true, null, false, 'absent'],
      ['render', 'function', true, null, false, 'absent'],
      ['limits', 'object', false, null, false, 'absent'],
    ]);
    expect((await exported('src/parts.tsx', 'Choice')).props.map(line)).toContainEqual([
      'kind',
      ['one', 'many'],
      true,
      null,
      false,
      'absent',
    ]);
    expect(await exported('src/pages/home.tsx', 'default')).toMatchObject({
      ok: true,
      componentName: 'home',
      from: 'types',
      props: [],
      problem: null,
    });
  });

  test('what must be given counts as its own, also where a package declares it', async () => {
    const wrapped = await exported('src/Wrapped.tsx', 'Wrapped');
    const own = wrapped.props.filter((one: ComponentProp) => !one.isInherited);
    expect(own.map(({ name }: ComponentProp) => name)).toEqual(expect.arrayContaining(['label']));
  });

  test('what the file does not export, and files that are not edited here, are refused', async () => {
    expect((await exported('src/Button.tsx', 'Gone')).error).toMatchObject({ code: 'not-exported' });
    expect((await exported('src/none.tsx', 'Gone')).error).toMatchObject({ code: 'file-not-found' });
    expect((await exported('.hidden/Never.jsx', 'Never')).error).toMatchObject({ code: 'forbidden-path' });
    expect((await exported('../x.tsx', 'Never')).ok).toBe(false);
  });
});

describe('props by the project’s types', () => {
  test('own, inherited and set ones, with cva’s variants, defaults and docs', async () => {
    const answer = await props('<Button');
    expect(answer).toMatchObject({ ok: true, from: 'types', problem: null, undeclared: ['wrong'] });
    expect(answer.declaration).toEqual({ file: 'src/Button.tsx', line: 23 });
    expect(answer.props.map(line)).toEqual([
      ['disabled', 'boolean', false, null, false, 'absent'],
      ['children', 'node', false, null, false, 'expression'],
      ['variant', ['solid', 'outline', 'ghost'], false, "'solid'", false, 'literal'],
      ['size', ['sm', 'md', 'lg'], false, "'md'", false, 'literal'],
      ['icon', 'node', false, null, false, 'absent'],
      ['count', 'number', false, '3', false, 'absent'],
      ['accentColor', 'color', false, null, false, 'absent'],
      ['tone', ['calm', 'loud'], false, null, false, 'absent'],
      ['isBusy', 'boolean', false, 'false', false, 'absent'],
      ['aria-label', 'string', false, null, true, 'literal'],
      ['onClick', 'function', false, null, true, 'expression'],
      ['data-state', 'string', false, null, true, 'literal'],
    ]);
    const prop = (name: string) => answer.props.find((one: ComponentProp) => one.name === name);
    expect(prop('icon')).toMatchObject({ description: 'Shown before the words.', typeText: 'ReactNode' });
    expect(prop('tone')).toMatchObject({ isDeprecated: true, type: { isOpen: true } });
    expect(prop('isBusy')).toMatchObject({ defaultLiteral: false });
  });

  test('what is set before a spread has its value', async () => {
    const answer = await props('<Send');
    const { source } = answer.props.find(({ name }: ComponentProp) => name === 'variant');
    expect(source).toMatchObject({ state: 'literal', value: 'ghost', spreadAfter: 'more' });
    const inherited = answer.props.filter((one: ComponentProp) => one.isInherited);
    expect(inherited).toMatchObject([{ name: 'title', source: { state: 'literal', value: 'Send' } }]);
    expect(answer.props.map(line)).toContainEqual(['icon', 'node', false, null, false, 'spread']);
  });

  test('generics, methods, objects and alternatives', async () => {
    expect((await props('<Table')).props.map(line)).toEqual([
      ['rows', 'array', true, null, false, 'expression'],
      ['render', 'function', true, null, false, 'expression'],
      ['limits', 'object', false, null, false, 'absent'],
    ]);
    expect(
      (await exported('src/parts.tsx', 'Sign')).props.filter((one: ComponentProp) => !one.isInherited).map(line),
    ).toEqual([
      ['icon', ['home', 'pen'], true, null, false, 'absent'],
      ['id', 'string', false, null, false, 'absent'],
    ]);
    const choice = await props('<Choice');
    expect(choice.props.map(line)).toEqual([
      ['kind', ['one', 'many'], true, null, false, 'literal'],
      ['value', 'string', false, null, false, 'absent'],
      ['values', 'array', false, null, false, 'expression'],
    ]);
  });

  test('a prop is needed where its type has no undefined; one that the types name without having it is not', async () => {
    const { props: found } = await props('<Toggle');
    const needed = found.flatMap(({ name, isRequired }: ComponentProp) => (isRequired ? [name] : []));
    expect(found).toHaveLength(5);
    expect(needed.sort()).toEqual(['data', 'label', 'size']);
  });

  test("all of its own of a package's component that carries another one", async () => {
    expect((await props('<Pressed')).props.map(line)).toEqual([
      ['danger', 'boolean', false, null, false, 'absent'],
      ['shape', ['round', 'square'], false, null, false, 'absent'],
      ['children', 'node', false, null, false, 'literal'],
    ]);
  });

  test('a name that narrows the type of its own prop leaves the others to choose', async () => {
    expect((await props('<Heading')).props.map(line)).toContainEqual([
      'as',
      ['h1', 'h2', 'h3'],
      true,
      null,
      false,
      'literal',
    ]);
    expect((await props('<Title')).props.map(line)).toContainEqual([
      'as',
      ['h1', 'h2', 'h4'],
      false,
      null,
      false,
      'literal',
    ]);
    expect((await props('<Plain')).props.map(line)).toContainEqual(['as', 'string', false, null, false, 'literal']);
  });

  test('quick: the code alone; an unknown component says what is missing', async () => {
    expect(await props('<Button', '&quick=1')).toMatchObject({ ok: true, from: 'code' });
    expect(await props('<Gone')).toMatchObject({
      from: 'code',
      props: [{ name: 'a', source: { state: 'literal', value: '1' } }],
      problem: 'TypeScript knows no type of this component (are its types installed?).',
    });
    expect(await props('<main')).toMatchObject({ from: 'native' });
  });

  test('an edit of the component is seen at the next question', async () => {
    const text = PARTS.replace('limits?:', 'bounds?: boolean;\n  limits?:');
    writeFileSync(server.project.path('src/parts.tsx'), text);
    expect((await props('<Table')).props.map(({ name }: ComponentProp) => name)).toContain('bounds');
    writeFileSync(server.project.path('src/parts.tsx'), PARTS);
    expect((await props('<Table')).props.map(({ name }: ComponentProp) => name)).not.toContain('bounds');
  });

  test('an id that names nothing is refused', async () => {
    const path = (query: string) => `${server.canvas}/props?${query}`;
    expect((await server.ask({ path: path('codebaseId=tempo-00000000-0000-5000-8000-000000000000') })).status).toBe(
      404,
    );
    expect((await server.ask({ path: path('codebaseId=../x') })).status).toBe(400);
    expect((await server.ask({ path: path('') })).status).toBe(400);
  });
});

describe('what can be added', () => {
  const insertables = async () => (await server.ask({ path: `${server.canvas}/insertables` })).json;
  const names = async () =>
    (await insertables()).components.map(({ name, file }: { name: string; file: string }) => `${file} ${name}`);
  const ALL = [
    'src/App.tsx App',
    'src/Button.tsx Button',
    'src/Card.tsx Card',
    'src/Title.tsx Title',
    'src/Wrapped.tsx Wrapped',
    'src/pages/home.tsx Home',
    'src/parts.tsx Table',
    'src/parts.tsx Choice',
    'src/parts.tsx Sign',
  ];

  test('[S-61] components of the app’s own files, and native tags in groups', async () => {
    expect(await names()).toEqual(ALL);
    const { natives, components, isPartial } = await insertables();
    expect(isPartial).toBe(false);
    expect(natives.map(({ name }: { name: string }) => name)).toEqual([
      'Layout',
      'Text',
      'Lists',
      'Media',
      'Forms',
      'Tables',
    ]);
    expect(components.find(({ name }: { name: string }) => name === 'Home')).toMatchObject({
      isDefault: true,
      exportName: 'default',
    });
  });

  test('follows what files are and hold', async () => {
    server.project.write('src/New.jsx', 'export function New({ a }) { return <p>{a}</p>; }\n');
    expect(await names()).toEqual([...ALL.slice(0, 3), 'src/New.jsx New', ...ALL.slice(3)]);
    server.project.write('src/New.jsx', 'export function Newer({ a }) { return <p>{a}</p>; }\n');
    expect(await names()).toContain('src/New.jsx Newer');
    symlinkSync('/etc', server.project.path('src/outside'));
    symlinkSync(server.project.path('src/New.jsx'), server.project.path('src/Linked.jsx'));
    expect((await names()).length).toBe(ALL.length + 1);
  });

  test('one of them is added by its file, wherever it is not used yet', async () => {
    const destinationElement = { codebaseId: server.project.id('src/Card.tsx', '<section') };
    const newElement = {
      type: 'component',
      file: 'src/pages/home.tsx',
      exportName: 'default',
      propsToSet: { id: 'x' },
    };
    const { json } = await server.mutate('addJsxElement', { destinationElement, newElement });
    expect(json).toMatchObject({ ok: true });
    expect(server.project.read('src/Card.tsx')).toContain('<Home id="x" />');
    expect(server.project.read('src/Card.tsx')).toContain("import Home from './pages/home';");
    for (const file of ['../outside.tsx', 'vite.config.ts', 'node_modules/x/index.jsx']) {
      const refused = await server.mutate('addJsxElement', { destinationElement, newElement: { ...newElement, file } });
      expect(refused.json.ok, file).toBe(false);
    }
  });
});

test('the args of a story that the app has not loaded, with its component', async () => {
  const ask = async (query: string) => (await server.ask({ path: `${server.canvas}/stories/args?${query}` })).json;
  const file = 'src/Table.stories.tsx';
  expect(await ask(`file=${file}&export=InUse`)).toEqual({
    ok: true,
    title: 'Table',
    name: 'In Use',
    line: 3,
    component: { name: 'Table', from: { file: 'src/parts.tsx', exportName: 'Table' } },
    args: [
      { name: 'rows', code: '[]', file, line: 2, from: 'meta' },
      { name: 'title', value: 'In use', code: "'In use'", file, line: 3, from: null },
    ],
    unread: [],
  });
  expect(await ask(`file=${file}&export=Gone`)).toMatchObject({ ok: false, error: { code: 'story-not-found' } });
  expect(await ask('file=src/Gone.stories.tsx&export=A')).toMatchObject({ ok: false });
  expect(await ask(`file=../${file}&export=InUse`)).toMatchObject({ error: { code: 'forbidden-path' } });
});

test('in JavaScript, a component of a package has the props that its types list, an own one those of its code', async () => {
  const project = new TestProject({
    ...FILES,
    'src/App.jsx': `import { Chip } from 'ui-kit';
import { Own } from './Own.jsx';
export const App = () => <p><Chip color="red" /><Own label="x" /></p>;
`,
    'src/Own.jsx': 'export const Own = ({ label, tone }) => <b title={tone}>{label}</b>;\n',
    'node_modules/ui-kit/package.json': '{ "name": "ui-kit", "types": "index.d.ts" }\n',
    'node_modules/ui-kit/index.d.ts':
      "export declare function Chip(props: { color?: 'red' | 'blue'; disabled?: boolean }): any;\n",
  });
  const old = await TestServer.start({ identity: project.identity }, project);
  try {
    const ask = async (tag: string) =>
      (await old.ask({ path: `${old.canvas}/props?codebaseId=${project.id('src/App.jsx', tag)}` })).json;
    const chip = await ask('<Chip');
    expect(chip).toMatchObject({ from: 'types', problem: null });
    expect(chip.props.map(line)).toEqual([
      ['color', ['red', 'blue'], false, null, false, 'literal'],
      ['disabled', 'boolean', false, null, false, 'absent'],
    ]);
    const own = await ask('<Own');
    expect([own.from, own.props.map(({ name }: ComponentProp) => name)]).toEqual(['code', ['label', 'tone']]);
  } finally {
    await old.close();
  }
});
