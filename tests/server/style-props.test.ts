/** Style props that a library gives to each of its components. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ComponentProp } from '../../src/protocol/component-props.ts';
import { FILES, TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const APP = `import { Box, Grid, Heading, motion } from 'kit';

export function App() {
  return (
    <main>
      <Heading level={2} px={2} />
      <Box m={1} />
      <Grid gap={1} />
      <motion.p layout />
    </main>
  );
}
`;
/** In another package of the library: mapped from names, declared, and by conditions. */
const SYSTEM = `type Value<T> = T | T[] | ((theme: object) => T);
type Names = 'border' | 'borderTop' | 'display' | 'gap' | 'color' | 'width' | 'height' | 'mx' | 'px' | 'typography';
export type SystemProps = { [K in Names]?: Value<string | number> };
export interface StyleProps { m?: number; p?: number; bg?: string; fz?: number; color?: string; opacity?: number; display?: string; inset?: string }
interface Conditions { _hover: string; _focus: string; _active: string; _dark: string; _first: string; _last: string; _open: string }
export type ConditionProps = { [K in keyof Conditions]?: StyleProps };
export interface PressProps { onPress?(): void; isDisabled?: boolean }
`;
const KIT = `import * as React from 'react';
import { ConditionProps, PressProps, StyleProps, SystemProps } from 'kit-system';
type Variants = { [K in 'size' | 'tone']?: 'a' | 'b' };
interface HeadingProps extends Omit<SystemProps, 'color'>, PressProps, Variants {
  color?: 'primary' | 'secondary';
  level: 1 | 2 | 3;
}
export declare function Heading(props: HeadingProps & React.HTMLAttributes<HTMLElement>): React.ReactElement;
interface BoxProps extends StyleProps, ConditionProps { as?: string }
export declare const Box: React.FC<BoxProps>;
interface GridProps { gap?: number; direction?: 'row' | 'column'; order?: number; columns?: number; flow?: string }
export declare const Grid: React.FC<GridProps>;
interface MotionProps { layout?: boolean; style?: object; transition?: object }
type Motion<A> = { [K in Exclude<keyof A, keyof MotionProps>]?: A[K] } & MotionProps;
export declare const motion: { p: React.FC<Motion<React.HTMLAttributes<HTMLElement>>> };
`;
const TSCONFIG =
  '{ "compilerOptions": { "jsx": "react-jsx", "strict": true, "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true, "types": [] }, "include": ["src"] }\n';

let server: TestServer;
beforeAll(async () => {
  const project = new TestProject({
    ...FILES,
    'tsconfig.json': TSCONFIG,
    'src/App.tsx': APP,
    'node_modules/kit/package.json': '{ "name": "kit", "types": "index.d.ts" }\n',
    'node_modules/kit/index.d.ts': KIT,
    'node_modules/kit-system/package.json': '{ "name": "kit-system", "types": "index.d.ts" }\n',
    'node_modules/kit-system/index.d.ts': SYSTEM,
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

const props = async (tag: string): Promise<ComponentProp[]> => {
  const id = server.project.id('src/App.tsx', tag);
  return (await server.ask({ path: `${server.canvas}/props?codebaseId=${id}` })).json.props;
};
const names = async (tag: string) => {
  const all = await props(tag);
  const those = (isInherited: boolean) => all.filter((one) => one.isInherited === isInherited).map(({ name }) => name);
  return { own: those(false), inherited: those(true) };
};

test('mapped from names, in another package: inherited; what the component declares itself stays its own', async () => {
  expect(await names('<Heading')).toEqual({
    own: ['level', 'color', 'onPress', 'isDisabled', 'size', 'tone', 'children'],
    inherited: ['border', 'borderTop', 'display', 'gap', 'width', 'height', 'mx', 'px', 'typography'],
  });
  const heading = await props('<Heading');
  const states = heading.map(({ name, source }) => `${name} ${source.state}`);
  expect(states).toContain('px literal');
  expect(states).toContain('mx absent');
  expect(heading.some((one) => 'isStyle' in one)).toBe(false);
});

test('declared by short names, and conditions with styles', async () => {
  expect(await names('<Box')).toEqual({
    own: ['as'],
    inherited: [
      ...['m', 'p', 'bg', 'fz', 'color', 'opacity', 'display', 'inset'],
      ...['_hover', '_focus', '_active', '_dark', '_first', '_last', '_open'],
    ],
  });
});

test('a few props that CSS names as well are the component’s own', async () => {
  expect(await names('<Grid')).toEqual({ own: ['gap', 'direction', 'order', 'columns', 'flow'], inherited: [] });
});

test('props that a package makes of those of the elements are not its own', async () => {
  expect((await names('<motion.p')).own).toEqual(['children', 'layout', 'style', 'transition']);
});
