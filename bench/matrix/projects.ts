/** The projects of the matrix, each in a private copy. Two of them share their source; a path is a folder elsewhere. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyTree } from '../../tests/support/copy-tree.ts';
import { installedPackages } from '../../tests/support/installed.ts';
import { createInstalledProject, REPOSITORY, type TestProject } from '../../tests/support/project.ts';

interface MatrixProject {
  title: string;
  /** under tests/projects */
  folder: string;
  /** a text of a file that is another one in this project */
  other?: { file: string; from: string; to: string };
}

export const PROJECTS: Record<string, MatrixProject> = {
  'tailwind-4-shadcn': { title: 'Tailwind 4 with shadcn components', folder: 'tailwind-4-shadcn' },
  'tailwind-3': { title: 'Tailwind 3, `important: true`', folder: 'tailwind-3' },
  'tailwind-3-root': {
    title: "Tailwind 3, `important: '#root'`",
    folder: 'tailwind-3',
    other: { file: 'tailwind.config.js', from: 'important: true', to: "important: '#root'" },
  },
  'plain-css': { title: 'Plain modern CSS', folder: 'plain-css' },
  'modules-scss-less': { title: 'CSS Modules with SCSS and Less', folder: 'modules-scss-less' },
  'css-in-js': { title: 'styled-components, Emotion and MUI', folder: 'css-in-js' },
};

export async function copyOfProject(name: string): Promise<TestProject> {
  const found: MatrixProject | undefined = name.includes('/') ? { title: name, folder: name } : PROJECTS[name];
  if (!found) throw new Error(`No project ${name}; there are ${Object.keys(PROJECTS).join(', ')}.`);
  const folder = resolve(REPOSITORY, 'tests/projects', found.folder);
  const project = createInstalledProject(await installedPackages(folder));
  copyTree(folder, project.root, ['node_modules', '.vite']);
  symlinkSync(REPOSITORY, join(project.root, 'node_modules/visual-edit'));
  if (found.other) {
    const file = join(project.root, found.other.file);
    writeFileSync(file, readFileSync(file, 'utf8').replace(found.other.from, found.other.to));
  }
  return project;
}
