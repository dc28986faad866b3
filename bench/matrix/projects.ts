/** The projects of the matrix, each in a private copy. Several may share their source. */
import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '../../tests/support/copy-tree.ts';
import { createInstalledProject, REPOSITORY, type TestProject } from '../../tests/support/project.ts';

const PROJECTS = join(REPOSITORY, 'tests/projects');

export function projectNames(): string[] {
  return readdirSync(PROJECTS, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() && existsSync(join(PROJECTS, one.name, 'package.json')) ? one.name : [],
  );
}

export async function copyOfProject(
  name: string,
  install: (folder: string) => Promise<string>,
): Promise<{ modules: string; project: TestProject }> {
  const folder = join(PROJECTS, name);
  const modules = await install(folder);
  const project = createInstalledProject(modules);
  copyTree(folder, project.root, ['node_modules', '.vite']);
  symlinkSync(REPOSITORY, join(project.root, 'node_modules/visual-edit'));
  return { modules, project };
}
