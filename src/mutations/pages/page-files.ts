/** Pages by their files, as most file routers name them: `src/pages/about.tsx`, `blog/[id].tsx`, `[...all].tsx`. */
import type { AppPage } from '../../protocol/pages.ts';

const PAGE_FILE = /^(?:src\/|app\/)?pages\/(.+)\.(?:tsx|jsx|js)$/;
const NO_PAGE = /(?:^|\/)(?:_[^/]*|api\/.*|[^/]*\.(?:test|spec|stories|d))$/;

/** @param files paths in the project */
export function filePages(files: readonly string[]): AppPage[] {
  return files.flatMap((file) => {
    const stem = PAGE_FILE.exec(file)?.[1];
    if (stem === undefined || NO_PAGE.test(stem)) return [];
    const path = pathOf(stem);
    return [{ path, name: nameOf(stem), file, base: path.replace(/\/[^/]*$/, '') }];
  });
}

/** The file that is the page of an address, in the folder of another page file; null beside other files. */
export function pageFileFor(sibling: string, path: string): string | null {
  const [, folder, ending] = /^((?:src\/|app\/)?pages\/).+(\.(?:tsx|jsx|js))$/.exec(sibling) ?? [];
  return folder === undefined ? null : folder + path.slice(1).replace(/:(\w+)/g, '[$1]') + ending;
}

function pathOf(stem: string): string {
  const parts = stem
    .split('/')
    .filter((part, i, all) => !/^\(.*\)$/.test(part) && !(i === all.length - 1 && part === 'index'));
  return `/${parts.map(patternOf).join('/')}`;
}

function patternOf(part: string): string {
  if (/^\[\.\.\..*\]$/.test(part)) return '*';
  const name = /^\[(\w+)\]$/.exec(part)?.[1];
  return name === undefined ? part : `:${name}`;
}

/** `AboutUs` of `AboutUs.tsx`; others are called by their path. */
function nameOf(stem: string): string | null {
  const last = stem.split('/').at(-1) as string;
  return /^[A-Z]\w*$/.test(last) ? last : null;
}
