/** The pages of a project in memory, each as `path name file`. */
import { readPages } from '../../../src/mutations/pages/read-pages.ts';
import type { PagesAnswer } from '../../../src/protocol/pages.ts';
import { createProject, type Files } from '../support/project.ts';

export function answerOf(files: Files): PagesAnswer {
  return readPages(createProject(files));
}

export function pagesOf(files: Files): string[] {
  const { pages, unread } = answerOf(files);
  return [
    ...pages.map(({ path, name, file }) => [path, name ?? '-', file].join(' ')),
    ...unread.map((at) => `? ${at}`),
  ];
}
