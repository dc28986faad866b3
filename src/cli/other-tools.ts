/** Projects of other tools, told by their dependencies and config files before any of their code runs. */
import { readdirSync } from 'node:fs';
import { listsPackage } from './packages.ts';
import { Problem } from './problems.ts';

interface Tool {
  /** with its article */
  name: string;
  packages: readonly string[];
  config?: RegExp;
  reason: string;
  next: string;
}

const OWN_BUNDLER = 'it is built and served without Vite';
const TO_VITE = 'To use visual-edit, move it to Vite:';

/** The first that fits is named: a framework comes before the bundler that it may list too. */
const TOOLS: readonly Tool[] = [
  {
    name: 'a Next.js app',
    packages: ['next'],
    config: /^next\.config\.[cm]?[jt]s$/,
    reason: 'Next.js has a compiler and a dev server of its own, which visual-edit cannot join',
    next: 'There is no way to edit it here; components that you also show in a Vite app can be edited there.',
  },
  {
    name: 'an Expo or React Native app',
    packages: ['expo', 'react-native'],
    reason: 'Metro builds it, and its elements are no HTML',
    next: 'If it has a web app built by Vite, name that folder: `visual-edit dev <folder>`.',
  },
  {
    name: 'a Gatsby site',
    packages: ['gatsby'],
    config: /^gatsby-config\.[cm]?[jt]s$/,
    reason: 'Gatsby builds and serves it with webpack',
    next: 'There is no way to edit it here; components that you also show in a Vite app can be edited there.',
  },
  {
    name: 'a Create React App project',
    packages: ['react-scripts', '@craco/craco', 'react-app-rewired'],
    reason: 'react-scripts builds and serves it with webpack',
    next: `${TO_VITE} install vite and @vitejs/plugin-react, add a vite.config.js with \`react()\`, move public/index.html to the root, add \`<script type="module" src="/src/index.jsx"></script>\` to it, give files with JSX the ending .jsx or .tsx and rename REACT_APP_ variables to VITE_.`,
  },
  {
    name: 'an Astro site',
    packages: ['astro'],
    config: /^astro\.config\.[cm]?[jt]s$/,
    reason: 'Astro starts a Vite of its own',
    next: "Add `visualEdit()` from 'visual-edit' to `vite.plugins` in the Astro config, run `astro dev` and open a page: React components in it can be edited, .astro files cannot. `visual-edit dev` then gives the editor's address.",
  },
  {
    name: 'a Waku app',
    packages: ['waku'],
    config: /^waku\.config\.[jt]s$/,
    reason: 'Waku starts a Vite of its own',
    next: "Add `visualEdit()` from 'visual-edit' to `vite.plugins` in waku.config.ts, run `waku dev` and open a page. `visual-edit dev` then gives the editor's address.",
  },
  {
    name: 'a Remix app of the classic compiler',
    packages: ['@remix-run/dev'],
    config: /^remix\.config\.[cm]?js$/,
    reason: 'it is built without Vite',
    next: "Move it to Remix's Vite plugin (https://v2.remix.run/docs/guides/vite) and start again.",
  },
  {
    name: 'a Docusaurus site',
    packages: ['@docusaurus/core'],
    reason: 'Docusaurus builds and serves it with webpack',
    next: 'There is no way to edit it here; components that you also show in a Vite app can be edited there.',
  },
  {
    name: 'an Angular app',
    packages: ['@angular/core'],
    config: /^angular\.json$/,
    reason: 'visual-edit edits React components only',
    next: 'There is no way to edit it here.',
  },
  {
    name: 'a Parcel app',
    packages: ['parcel', 'parcel-bundler'],
    config: /^\.parcelrc$/,
    reason: OWN_BUNDLER,
    next: `${TO_VITE} install vite and @vitejs/plugin-react, add a vite.config.js with \`react()\`, and put index.html in the root with its script as \`type="module"\`.`,
  },
  {
    name: 'an Rsbuild or Rspack app',
    packages: ['@rsbuild/core', '@rspack/core'],
    config: /^rs(?:build|pack)\.config\.[cm]?[jt]s$/,
    reason: OWN_BUNDLER,
    next: `${TO_VITE} install vite and @vitejs/plugin-react, add a vite.config.js with \`react()\`, and an index.html in the root that loads its entry as a module.`,
  },
  {
    name: 'a webpack app',
    packages: ['webpack', 'webpack-dev-server'],
    config: /^webpack\.config\.[cm]?[jt]s$/,
    reason: OWN_BUNDLER,
    next: `${TO_VITE} install vite and @vitejs/plugin-react, add a vite.config.js with \`react()\`, and an index.html in the root that loads its entry as a module.`,
  },
];

/** Vite apps of other libraries; visual-edit edits the elements of React. */
const LIBRARIES: Record<string, string> = {
  vue: 'Vue',
  svelte: 'Svelte',
  'solid-js': 'Solid',
  preact: 'Preact',
  '@builder.io/qwik': 'Qwik',
  lit: 'Lit',
  '@angular/core': 'Angular',
};

/** The problem of a folder that is a project of another tool than Vite; null when none is recognized. */
export function otherTool(root: string): Problem | null {
  const names = readdirSync(root);
  const tool = TOOLS.find(
    ({ packages, config }) =>
      packages.some((name) => listsPackage(root, name)) || (config && names.some((name) => config.test(name))),
  );
  return tool ? new Problem('other-tool', { root, tool: tool.name, reason: tool.reason, next: tool.next }) : null;
}

/** The problem of a Vite project without React. */
export function noReact(root: string): Problem {
  const library = Object.keys(LIBRARIES).find((name) => listsPackage(root, name));
  return library === undefined
    ? new Problem('no-react', { root })
    : new Problem('other-library', { root, library: LIBRARIES[library] as string });
}
