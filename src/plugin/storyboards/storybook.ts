/** The project's Storybook: the package that composes stories, the annotations of its preview and of its addons. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as t from '@babel/types';
import { type AnyNode, forEachChild, keyName, unwrapNode } from '../../mutations/jsx/nodes.ts';
import { parseSource } from '../../mutations/jsx/parse.ts';

/** Specifiers and absolute paths of modules, or what is missing in words. */
export type StorybookParts = { entry: string; addons: string[]; preview: string | null } | { missing: string };

export interface InstalledPackage {
  /** absolute real path of its package.json */
  manifest: string;
  major: number;
  exports: unknown;
}

/** Packages that export `composeStories` for React, from this major version on. */
const FRAMEWORKS: readonly (readonly [name: string, since: number])[] = [
  ['@storybook/react-vite', 9],
  ['@storybook/nextjs-vite', 9],
  ['@storybook/react', 7],
];
const ENDINGS = ['ts', 'tsx', 'js', 'jsx', 'mjs', 'mts'];
/** Addons whose annotations show nothing in a story: they write docs, check, or record. */
const SHOWS_NOTHING = /(?:^|\/)(?:addon-(?:docs|a11y|vitest|onboarding|links|essentials|interactions)|storybook)$/;

export function storybookOf(root: string): StorybookParts {
  const found = FRAMEWORKS.find(([name, since]) => (installed(root, name)?.major ?? 0) >= since);
  if (!found) return { missing: missing('@storybook/react-vite') };
  if ((installed(root, found[0])?.major ?? 0) >= 9 && !installed(root, 'storybook'))
    return { missing: missing('storybook') };
  const preview = fileIn(root, 'preview');
  return { entry: found[0], addons: addonsOf(root), preview: preview && join(root, preview) };
}

/** Everything that `storybookOf` depends on, as a text that changes with it. */
export function storybookState(root: string): string {
  const main = fileIn(root, 'main');
  return JSON.stringify([storybookOf(root), main && readFileSync(join(root, main), 'utf8')]);
}

const missing = (name: string): string => `Storybook's package ${name} is not installed: npm i -D ${name}`;

/** A package as Node finds it from a folder. */
export function installed(from: string, name: string): InstalledPackage | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(path)) {
      const { version, exports } = JSON.parse(readFileSync(path, 'utf8'));
      return { manifest: realpathSync(path), major: Number.parseInt(String(version), 10), exports };
    }
    if (folder === dirname(folder)) return null;
  }
}

/** `.storybook/preview.ts`, whichever ending it has; null without one. */
function fileIn(root: string, stem: string): string | null {
  return ENDINGS.map((ending) => `.storybook/${stem}.${ending}`).find((file) => existsSync(join(root, file))) ?? null;
}

/** The addons that `.storybook/main` names and that bring annotations for the preview. */
function addonsOf(root: string): string[] {
  const main = fileIn(root, 'main');
  const parsed = main === null ? null : parseSource(readFileSync(join(root, main), 'utf8'), main);
  if (!parsed?.ok) return [];
  return addonNames(parsed.ast.program).flatMap((name) => {
    const { exports } = (SHOWS_NOTHING.test(name) ? null : installed(root, name)) ?? {};
    return typeof exports === 'object' && exports !== null && './preview' in exports ? [`${name}/preview`] : [];
  });
}

function addonNames(program: t.Node): string[] {
  let names: string[] = [];
  const visit = (node: AnyNode): void => {
    const list = node.type === 'ObjectProperty' && keyName(node.key) === 'addons' ? unwrapNode(node.value) : null;
    if (list?.type === 'ArrayExpression') names = list.elements.flatMap((one) => (one ? (firstText(one) ?? []) : []));
    else forEachChild(node, visit);
  };
  visit(program as AnyNode);
  return names;
}

/** The name in `'x'`, in `{ name: 'x' }` and in `getAbsolutePath('x')`. */
function firstText(node: t.Node): string | null {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'CallExpression' && node.arguments[0]) return firstText(node.arguments[0]);
  if (node.type !== 'ObjectExpression') return null;
  const name = node.properties.find((one) => one.type === 'ObjectProperty' && keyName(one.key) === 'name');
  return name?.type === 'ObjectProperty' ? firstText(name.value) : null;
}
