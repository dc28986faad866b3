/** Pages by their files, as most file routers name them: `src/pages/about.tsx`, `blog/[id].tsx`, `[...all].tsx`. */
import type { AppPage } from '../../protocol/pages.ts';

const PAGE_FILE = /^(?:src\/|app\/)?pages\/(.+)\.(?:tsx|jsx|js)$/;
const NO_PAGE = /(?:^|\/)(?:_[^/]*|api\/.*|[^/]*\.(?:test|spec|stories|d))$/;

/** @param files paths in the project */
export function filePages(files: readonly string[]): AppPage[] {
  return files.flatMap((file) => {
    const stem = PAGE_FILE.exec(file)?.[1];
    if (stem === undefined || NO_PAGE.test(stem)) return [];
    return [{ path: pathOf(stem), name: nameOf(stem), file }];
  });
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
