/** The app's pages, read from its router or its pages folder as the files are now. */
import { filePages } from '../../mutations/pages/page-files.ts';
import { readPages } from '../../mutations/pages/read-pages.ts';
import { mayHoldRouter } from '../../mutations/pages/router-files.ts';
import type { PagesAnswer } from '../../protocol/pages.ts';
import type { Workspace } from '../edits/workspace.ts';
import { LongText } from '../engine/outlines.ts';
import { walkProject } from '../files/project-walk.ts';
import { readingProject } from './text-source.ts';

const LIMITS = { folders: 2000, depth: 16 };

export async function pagesAnswer(ws: Workspace): Promise<PagesAnswer> {
  const project = readingProject(ws);
  const answer = readPages({
    ...project,
    // the registry has the texts in memory
    sourceFiles: () => ws.identity.files().filter((file) => mayHoldRouter(ws.identity.textOf(file) ?? '')),
    read: (file) => shortText(() => project.read(file)),
  });
  if (answer.router !== 'none') return answer;
  const pages = filePages(await allFiles(ws));
  return pages.length > 0 ? { ...answer, router: 'files', pages } : answer;
}

/** A file that is too long to be parsed here counts as missing: no router is written in such a file by hand. */
function shortText(read: () => string | null): string | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof LongText) return null;
    throw error;
  }
}

async function allFiles({ files, options }: Workspace): Promise<string[]> {
  const found: string[] = [];
  await walkProject(files.root, options.protectedDirs, LIMITS, (file) => found.push(file));
  return found;
}
