/** Real Tailwinds for the engine's cases: the packages of both majors, with themes of their own. */
import { join } from 'node:path';
import { ClassIndex, type Tailwind, type TailwindAnswer } from '../../../src/mutations/tailwind/index.ts';
import { findTailwind, type TailwindPackage } from '../../../src/server/tailwind/packages.ts';
import { loadVersion3 } from '../../../src/server/tailwind/version-3.ts';
import { loadVersion4 } from '../../../src/server/tailwind/version-4.ts';
import { installedPackages } from '../../support/installed.ts';

const ROOT = process.cwd();
const HERE = import.meta.dirname;
export const VERSION_3 = join(HERE, 'tailwind-3');

const THEME = `
  @custom-variant dark (&:where(.dark, .dark *));
  @theme { --color-brand: #123456; --color-brand-soft: oklch(62.3% 0.214 259.815); --text-huge: 4rem; --spacing-gutter: 1.85rem; --breakpoint-3xl: 120rem }
  @theme inline { --color-ink: var(--ink) }
  @utility card { padding: 3px; border-radius: 5px }`;

/** Radii hang on a custom property of the root, for which Tailwind's own theme has another value. */
const SHADCN = `
  @theme inline { --radius-md: calc(var(--radius) - 2px); --radius-lg: var(--radius); --radius-xl: calc(var(--radius) + 4px); --color-card: var(--card) }
  :root { --radius: 0.625rem; --card: #fff }
  .dark { --card: #000 }`;

const LOADERS: Record<string, () => Promise<Tailwind>> = {
  '4': () => version4(`@import "tailwindcss";${THEME}`),
  '4-root': () => version4(`@import "tailwindcss";${SHADCN}`),
  '4-prefix': () => version4(`@import "tailwindcss" prefix(tw);${THEME}`),
  '3': () => version3('tailwind.config.cts'),
  '3-prefix': () => version3('prefixed.config.cjs'),
  '3-within': () => version3('within.config.cjs'),
  '3-max-screens': () => version3('max-screens.config.cjs'),
  '3-important': () => version3('important.config.cjs'),
};
const loaded = new Map<string, Promise<TailwindAnswer>>();

/**
 * @param name a key of the loaders, `4-sheet` for the theme of the sheet, or `broken: why` for one that does not load
 * @param sheet the case's own, which imports Tailwind
 */
export function themeOf(name: string, sheet = ''): Promise<TailwindAnswer> {
  if (name.startsWith('broken: ')) return Promise.resolve({ ok: false, reason: name.slice(8) });
  const isOwn = name === '4-sheet';
  const load = isOwn ? () => version4(sheet) : LOADERS[name];
  if (!load) throw new Error(`no theme ${name}`);
  const key = isOwn ? sheet : name;
  const answer = loaded.get(key) ?? load().then((tailwind): TailwindAnswer => ({ ok: true, tailwind }));
  loaded.set(key, answer);
  return answer;
}

async function version4(css: string): Promise<Tailwind> {
  return indexed(await loadVersion4(ROOT, [css], ROOT));
}

/** @param config file in the folder of Tailwind 3 beside this one, null for none */
async function version3(config: string | null): Promise<Tailwind> {
  await installedPackages(VERSION_3);
  const found = findTailwind(VERSION_3) as TailwindPackage;
  return indexed(loadVersion3(found, VERSION_3, config && join(VERSION_3, config)));
}

function indexed(core: Awaited<ReturnType<typeof loadVersion4>>): Tailwind {
  const index = new ClassIndex(core);
  for (const _ of index.build());
  return { ...core, index };
}
