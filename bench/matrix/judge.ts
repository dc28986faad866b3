/** Judges the written lines as somebody of the project would: order of classes, doubled declarations, arbitrary values. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FileDiff } from '../../src/protocol/api.ts';

export interface Judge {
  /** lists of two or more classes that the edit wrote, and how many of them prettier-plugin-tailwindcss leaves as they are; null without it */
  sorted(files: readonly FileDiff[]): { lists: number; unchanged: number } | null;
  /** Reasons why the lines are not in the project's idiom. */
  ugly(files: readonly FileDiff[], asked: { property: string; value: string; isStep: boolean }): string[];
}

interface Sorter {
  sortClassLists(lists: string[][]): string[][];
}

/** `import()` of a file: modules that a runner evaluates have none of their own. */
export type ImportFile = (file: string) => Promise<unknown>;

export async function judgeOf(root: string, importFile: ImportFile): Promise<Judge> {
  const sorter = await sorterOf(root, importFile);
  return {
    sorted: (files) => {
      if (!sorter) return null;
      const news = files
        .filter(({ path }) => !/\.(?:css|scss|less)$/.test(path))
        .flatMap(({ diff }) => newLists(diff))
        .filter((list) => list.length > 1);
      return { lists: news.length, unchanged: news.filter((list) => isSorted(sorter, list)).length };
    },
    ugly: (files, asked) =>
      files.flatMap(({ path, diff }) => {
        const [gone, come] = ['-', '+'].map((sign) => linesOf(diff, sign)) as [string[], string[]];
        if (/\.(?:css|scss|less)$/.test(path)) return doubled(readFileSync(join(root, path), 'utf8'), come);
        const lists = (lines: string[]) => lines.flatMap(classLists);
        const old = new Set(lists(gone).map((list) => list.join(' ')));
        const news = lists(come).filter((list) => !old.has(list.join(' ')));
        const wasSorted = !sorter || lists(gone).every((list) => isSorted(sorter, list));
        const found: string[] = [];
        for (const list of news) {
          if (sorter && wasSorted && !isSorted(sorter, list)) found.push(`order: ${list.join(' ')}`);
          if (new Set(list).size < list.length) found.push(`doubled: ${list.join(' ')}`);
          const added = list.filter((one) => !lists(gone).some((other) => other.includes(one)));
          if (sorter && asked.isStep)
            found.push(...added.filter((one) => one.includes('[')).map((one) => `arbitrary: ${one}`));
        }
        return found;
      }),
  };
}

/** Those of the added lines that none of the removed ones has. */
function newLists(diff: string): string[][] {
  const [gone, come] = ['-', '+'].map((sign) => linesOf(diff, sign).flatMap(classLists)) as [string[][], string[][]];
  const old = new Set(gone.map((list) => list.join(' ')));
  return come.filter((list) => !old.has(list.join(' ')));
}

async function sorterOf(root: string, importFile: ImportFile): Promise<Sorter | null> {
  try {
    const file = createRequire(join(root, 'package.json')).resolve('prettier-plugin-tailwindcss/sorter');
    const { createSorter } = (await importFile(file)) as {
      createSorter(options: object): Promise<Sorter>;
    };
    const settings = JSON.parse(readFileSync(join(root, '.prettierrc'), 'utf8')) as {
      tailwindStylesheet?: string;
      tailwindConfig?: string;
    };
    return await createSorter({
      base: root,
      preserveDuplicates: true,
      ...(settings.tailwindStylesheet && { stylesheetPath: settings.tailwindStylesheet }),
      ...(settings.tailwindConfig && { configPath: settings.tailwindConfig }),
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

function isSorted(sorter: Sorter, list: string[]): boolean {
  return sorter.sortClassLists([list])[0]?.join(' ') === list.join(' ');
}

function linesOf(diff: string, sign: string): string[] {
  return diff
    .split('\n')
    .flatMap((line) => (line.startsWith(sign) && !line.startsWith(sign.repeat(3)) ? line.slice(1) : []));
}

/** Strings of a line that are lists of classes, as far as a line tells. */
function classLists(line: string): string[][] {
  return [...line.matchAll(/(["'`])((?:(?!\1).)*)\1/g)]
    .map(([, , text = '']) => text.split(/\s+/).filter(Boolean))
    .filter(
      (list) =>
        list.some((one) => /[-:[]/.test(one)) && !list.some((one) => /[${}=<>,]/.test(one.replace(/\[.*\]/, ''))),
    );
}

/** A property that stands twice in a rule that the edit wrote to. */
function doubled(text: string, come: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of come) {
    const [, property] = /^\s*([\w-]+)\s*:/.exec(line) ?? [];
    const at = property ? text.indexOf(line) : -1;
    if (at < 0 || !property) continue;
    const body = `${text.slice(text.lastIndexOf('{', at) + 1, at)}${text.slice(at).split(/[{}]/)[0]}`;
    const count = body.split(/[;{}]/).filter((one) => one.trim().startsWith(`${property}:`)).length;
    if (count > 1) found.push(`doubled: ${property}`);
  }
  return found;
}
