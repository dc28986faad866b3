/** The apps of `npm run apps`: how each is made from packages of the registry. */
import { LIBRARIES, type Library } from './libraries.ts';
import type { ManagerName } from './managers.ts';
import { REACT_ROUTER, VIKE, WAKU } from './own-apps.ts';
import { SETUPS, type Setup } from './setups.ts';

export interface App {
  name: string;
  /** the generator's package and its arguments, which make the folder `app`; empty where `files` are the whole app */
  create: readonly string[];
  /** another generator's package and its arguments: it runs in the app and adds to it */
  extend?: readonly string[];
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
  /** what the row is about, and what it leaves out */
  remark?: string;
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

const STORYBOOK: App = {
  name: 'Storybook',
  create: createVite(8, 'react-ts').create,
  extend: [
    ...['create-storybook@10.6.2', '--yes', '--type', 'react', '--builder', 'vite', '--features', 'docs'],
    ...['--package-manager', 'npm', '--skip-install', '--no-dev', '--no-agent', '--disable-telemetry'],
  ],
  add: { storybook: '10.6.7', '@storybook/react-vite': '10.6.7', '@storybook/addon-docs': '10.6.7' },
  dev: ['storybook', 'dev', '--ci', '--disable-telemetry'],
  isAttached: true,
  build: { command: ['storybook', 'build', '--disable-telemetry'], output: 'storybook-static' },
  route: '/iframe.html?id=example-page--logged-out&viewMode=story',
  state: { press: 'button:has-text("Log in")', shows: /^Welcome,/ },
  remark:
    'the row is about the page of the story Example/Page, /iframe.html under Storybook’s own server, with the plugin in the Vite config; the editor is there from the first page that is opened, and that one is loaded again. Not checked: the pages around it (sidebar, controls, docs), which are Storybook’s own, built before they are installed. Stories in frames of their own under visual-edit dev have browser tests (story-board, story-args).',
};

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
  STORYBOOK,
  {
    name: 'react-admin',
    create: [
      ...['create-react-admin@5.15.0', 'app', '--data-provider', 'fakerest', '--auth-provider', 'none'],
      ...['--resource', 'posts', '--install', 'skip', '--interactive', 'false'],
    ],
  },
];
