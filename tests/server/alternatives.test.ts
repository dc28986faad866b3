/** Components that fit in another one's place, by the project's types: other icons of a package, other parts of a module. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Alternative } from '../../src/protocol/alternatives.ts';
import { FILES, TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

const APP = `import Menu from 'deep-icons/Menu';
import { Link } from 'router';
import { Glyph } from './glyph';
import { Heart, icUser, MapPin, Star as Favourite } from 'plain-icons';
import * as All from 'plain-icons';
import { Badge, Chip } from './parts';
import { BoxIcon, PlusIcon as Add } from './icons';
import { Gone } from 'no-such-package';

function Own() {
  return <i />;
}
export function App() {
  return (
    <main>
      <Menu />
      <MapPin size={1} />
      <Badge tone="calm" icon={Heart} />
      <Chip label="x" />
      <Own />
      <All.Star />
      <Gone />
      <Link to="/" />
      <Favourite />
      <Glyph icon={icUser} />
      <BoxIcon />
    </main>
  );
}
`;
const PARTS = `import type { ComponentType } from 'react';
interface BadgeProps { tone: 'calm' | 'loud'; icon?: ComponentType<{ size?: number }> }
export function Badge(props: BadgeProps) { return <b>{props.tone}</b>; }
export function Pill({ tone }: { tone: string }) { return <i>{tone}</i>; }
export function Chip({ label }: { label: string }) { return <i>{label}</i>; }
export const LIMIT = 3;
export function useBadge() { return 1; }
`;
const ICONS = `import type { FC } from 'react';
export type Icon = FC<{ size?: number }>;
declare const MapPin: Icon, Star: Icon, Heart: Icon, Link: Icon, Map: Icon;
declare const Sized: FC<{ size: string }>;
export { MapPin, MapPin as MapPinIcon, Star, Star as StarIcon, Heart, Heart as HeartIcon, Link, Link as LinkIcon, Map, Map as MapIcon, Sized };
export declare function createIcon(): Icon;
export declare const icUser: string[], icStar: string[], icSun: string[], iconSet: Record<string, string[]>;
`;
// one declaration types each of the files
const SVG_TYPES = `declare module '*.svg?react' {
  import type { FC, SVGProps } from 'react';
  export const ReactComponent: FC<SVGProps<SVGSVGElement>>;
  const Icon: FC<SVGProps<SVGSVGElement>>;
  export default Icon;
}
`;
const SVG_ICONS = `import { ReactComponent as BoxIcon } from './box.svg?react';
import { ReactComponent as PlusIcon } from './plus.svg?react';
import StarIcon from './star.svg?react';
export { BoxIcon, BoxIcon as SquareIcon, PlusIcon, StarIcon };
export { ReactComponent as UserIcon, ReactComponent as Gone } from './user.svg?react';
`;
const TSCONFIG =
  '{ "compilerOptions": { "jsx": "react-jsx", "strict": true, "module": "esnext", "moduleResolution": "bundler", "skipLibCheck": true, "types": [] }, "include": ["src"] }\n';
const DEEP = "import type { FC } from 'react';\ndeclare const Icon: FC;\nexport default Icon;\n";

let server: TestServer;
beforeAll(async () => {
  const project = new TestProject({
    ...FILES,
    'tsconfig.json': TSCONFIG,
    'src/App.tsx': APP,
    'src/parts.tsx': PARTS,
    'src/svg.d.ts': SVG_TYPES,
    'src/icons/index.ts': SVG_ICONS,
    'src/glyph.tsx': 'export const Glyph = ({ icon }: { icon: string[] }) => <i>{icon[0]}</i>;\n',
    'node_modules/plain-icons/package.json': '{ "name": "plain-icons", "types": "index.d.ts" }\n',
    'node_modules/plain-icons/index.d.ts': ICONS,
    'node_modules/router/package.json': '{ "name": "router", "types": "index.d.ts" }\n',
    'node_modules/router/index.d.ts':
      "import type { FC } from 'react';\nexport declare const Link: FC<{ to: string }>;\n",
    'node_modules/deep-icons/package.json': '{ "name": "deep-icons" }\n',
    'node_modules/deep-icons/Menu.d.ts': DEEP,
    'node_modules/deep-icons/Star.d.ts': DEEP,
    'node_modules/deep-icons/index.d.ts': '',
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

async function ask(tag: string, more = '') {
  const id = server.project.id('src/App.tsx', tag);
  const { json } = await server.ask({ path: `${server.canvas}/alternatives?codebaseId=${id}${more}` });
  return { ...json, names: json.alternatives?.map(({ name }: Alternative) => name) };
}

test('an icon: the package’s others under names that are free in the file', async () => {
  const answer = await ask('<MapPin');
  expect(answer).toMatchObject({ module: 'plain-icons', problem: null });
  // `Link` and `Map` mean something else there; `Star` is imported under another name, and goes by its own
  expect(answer.names).toEqual(['Heart', 'LinkIcon', 'MapIcon', 'Star']);
  expect(new Set(answer.alternatives.map(({ importFrom }: Alternative) => importFrom))).toEqual(
    new Set(['plain-icons']),
  );
});

test('a prop that is a component', async () => {
  expect((await ask('<Badge', '&prop=icon')).names).toEqual(['LinkIcon', 'MapIcon', 'MapPin', 'Star']);
  expect(await ask('<Badge', '&prop=tone')).toMatchObject({ names: [], problem: expect.stringContaining('imported') });
});

test('a prop that is a value of a package: its other values of that type', async () => {
  const answer = await ask('<Glyph', '&prop=icon');
  expect(answer).toMatchObject({ names: ['icStar', 'icSun'], module: 'plain-icons', problem: null });
});

test('a component that nothing can take the place of: the values of its prop', async () => {
  const answer = await ask('<Glyph');
  expect(answer).toMatchObject({ names: ['icStar', 'icSun'], module: 'plain-icons', prop: 'icon', problem: null });
  expect((await ask('<Badge')).prop).toBeUndefined();
});

test('an icon made of a file of the project: those of the other files, however many one declaration types', async () => {
  // `PlusIcon` is imported under another name; `Gone` means something else there
  expect(await ask('<BoxIcon')).toMatchObject({
    names: ['PlusIcon', 'StarIcon', 'UserIcon'],
    module: './icons',
    problem: null,
  });
});

test('a component of the project: exports of its module that take its props', async () => {
  expect((await ask('<Badge')).names).toEqual(['Pill']);
  expect(await ask('<Chip')).toMatchObject({ names: [], problem: expect.stringContaining('nothing else that fits') });
});

test('the default import of a package’s file: the files beside it', async () => {
  expect(await ask('<Menu')).toMatchObject({
    module: 'deep-icons',
    alternatives: [{ name: 'Star', importFrom: 'deep-icons/Star' }],
  });
});

test('without an import or types, the reason', async () => {
  expect(await ask('<Own')).toMatchObject({ names: [], problem: expect.stringContaining('not imported') });
  expect(await ask('<All.Star')).toMatchObject({ names: [], problem: expect.stringContaining('by its name') });
  expect(await ask('<Gone')).toMatchObject({ names: [], problem: expect.stringContaining('no-such-package') });
  const unknown = await server.ask({ path: `${server.canvas}/alternatives?codebaseId=nonsense` });
  expect(unknown.json.ok).toBe(false);
});
