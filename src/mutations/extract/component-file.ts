/** Where the file of a new component goes. */
import type { Target } from '../jsx/find-element.ts';
import { inCaseOf } from '../jsx/module-style.ts';
import { fileFor } from '../jsx/new-component.ts';
import type { Project, Refusal } from '../mutation.ts';
import { pageFileFor } from '../pages/page-files.ts';
import { findPages } from '../pages/read-pages.ts';
import { invalidField } from '../refusals.ts';
import { noFolderForComponent } from './refusals.ts';

/** @param wished path that the user chose */
export function componentFile(
  project: Project,
  { source, where }: Target,
  name: string,
  wished: string | undefined,
): string | Refusal {
  const ending = source.language === 'jsx' ? source.file.slice(source.file.lastIndexOf('.')) : '.tsx';
  if (wished !== undefined) {
    const isFit = /\.(?:jsx|js)$/.test(wished) ? source.language === 'jsx' : wished.endsWith('.tsx');
    return (isFit && fileFor(wished, source.file)) || invalidField('filename', `is no path of a ${ending} file here`);
  }
  const isPage = pageFileFor(source.file, '/x') !== null && !findPages(project);
  if (!isPage) {
    // TanStack Router makes a route of each file whose name does not begin so.
    return besideFile(source.file, /\bcreate(?:Lazy)?FileRoute\b/.test(source.text) ? '-' : '', name) + ending;
  }
  const component = project.sourceFiles().find((one) => /(?:^|\/)components\/[^/]+$/.test(one));
  return component === undefined ? noFolderForComponent(where) : besideFile(component, '', name) + ending;
}

/** Without its ending. */
function besideFile(file: string, prefix: string, name: string): string {
  const [, folder = '', stem = ''] = /^(.*\/)?([^/.]+)[^/]*$/.exec(file) ?? [];
  const model = stem === 'index' ? (folder.split('/').at(-2) ?? stem) : stem;
  return folder + prefix + inCaseOf(model, name);
}
