/** The apps of `npm run apps`: how each is made from packages of the registry. */
import { LIBRARIES, type Library } from './libraries.ts';
import type { ManagerName } from './managers.ts';
import { REACT_ROUTER, VIKE, WAKU } from './own-apps.ts';
import { SETUPS, type Setup } from './setups.ts';

export interface App {
  name: string;
  /** the generator's package and its arguments, which make the folder `app`; empty where `files` are the whole app */
  create: readonly string[];
  /** npm, unless named */
  manager?: ManagerName;
  /** runs under Vite's own command without us */
  dev?: readonly string[];
  /** it starts a Vite of its own, which has the plugin from the config */
  isAttached?: true;
  build?: { command: readonly string[]; output: string };
  /** added to the packages that the template asks for, or in place of its versions */
  add?: Readonly<Record<string, string>>;
  /** written over those of the template */
  files?: Readonly<Record<string, string>>;
  route?: string;
  /** a click that changes the page's state, and the text that shows it afterwards */
  state?: { press: string; shows: RegExp };
}

const COUNT = { press: 'button:has-text("count is")', shows: /count is 1/i };

/** The generator of each major of Vite. */
const CREATE_VITE = { 5: '5.5.5', 6: '6.5.0', 7: '7.1.3', 8: '9.3.0' } as const;
type Major = keyof typeof CREATE_VITE;

/** The generator for Vite 8 has no template with SWC any more. */
const templatesOf = (major: Major): string[] =>
  major === 8 ? ['react-ts', 'react'] : ['react-ts', 'react', 'react-swc-ts'];

function createVite(major: Major, template: string): App {
  const quiet = major === 8 ? ['--no-interactive'] : [];
  return {
    name: `create-vite ${template}, Vite ${major}`,
    create: [`create-vite@${CREATE_VITE[major]}`, 'app', '--template', template, ...quiet],
    state: COUNT,
  };
}

function withLibrary(major: Major, { name, add, files }: Library): App {
  const { state, ...rest } = createVite(major, 'react-ts');
  const counts = files['src/App.tsx'].includes('Count is');
  return { ...rest, name: `${name}, Vite ${major}`, add, files, ...(counts && { state }) };
}

function withSetup({ name, major, template, ...rest }: Setup): App {
  return { ...createVite(major, template), ...rest, name };
}

const THEME = { press: 'header button', shows: /^Light$/ };

const TANSTACK = ['@tanstack/cli@0.71.0', 'create', '--no-install', '--no-git', '--no-intent', '--yes'];

const MAJORS = [5, 6, 7, 8] as const;
const WITH_REACT_19 = [6, 7, 8] as const;

export const APPS: readonly App[] = [
  ...MAJORS.flatMap((major) => templatesOf(major).map((template) => createVite(major, template))),
  createVite(8, 'react-compiler-ts'),
  ...SETUPS.map(withSetup),
  ...LIBRARIES.flatMap((library) => WITH_REACT_19.map((major) => withLibrary(major, library))),
  ...WITH_REACT_19.map(
    (major): App => ({
      name: `React Router, framework mode, Vite ${major}`,
      create: [],
      state: COUNT,
      dev: ['react-router', 'dev'],
      build: { command: ['react-router', 'build'], output: 'build/client' },
      add: { vite: `^${major}.0.0` },
      files: REACT_ROUTER,
    }),
  ),
  { name: 'TanStack Start', create: [...TANSTACK, 'app'], dev: ['vite', 'dev'], state: THEME },
  { name: 'TanStack Router', create: [...TANSTACK, 'app', '--router-only'] },
  { name: 'vike-react', create: [], files: VIKE, state: COUNT },
  {
    name: 'Waku',
    create: [],
    files: WAKU,
    state: COUNT,
    dev: ['waku', 'dev'],
    isAttached: true,
    build: { command: ['waku', 'build'], output: 'dist' },
  },
  {
    name: 'react-admin',
    create: [
      ...['create-react-admin@5.15.0', 'app', '--data-provider', 'fakerest', '--auth-provider', 'none'],
      ...['--resource', 'posts', '--install', 'skip', '--interactive', 'false'],
    ],
  },
];
