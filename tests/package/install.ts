/** Fresh projects with the packed package installed from the registry's cache, a few at a time. */
import { mkdirSync } from 'node:fs';
import { execa } from 'execa';
import { createProject, type TestProject } from '../support/project.ts';
import { writeFiles } from '../support/vite-project.ts';
import { appFiles, type Versions } from './app-files.ts';

/** An installation waits for the network more than for a processor. */
const AT_ONCE = 3;

/**
 * Starts installing all of them; each promise is of one project.
 * @throws (in the promise) execa's error with npm's own words
 */
export function installAll(all: readonly Versions[], tarball: string): Map<string, Promise<TestProject>> {
  const running: Promise<unknown>[] = [];
  const projects = new Map<string, Promise<TestProject>>();
  all.forEach((versions, index) => {
    const slot = running[index % AT_ONCE] ?? Promise.resolve();
    const project = slot.then(() => installOne(versions, tarball));
    running[index % AT_ONCE] = project.catch(() => {});
    project.catch(() => {});
    projects.set(versions.name, project);
  });
  return projects;
}

async function installOne(versions: Versions, tarball: string): Promise<TestProject> {
  const project = createProject();
  mkdirSync(project.root);
  writeFiles(project.root, appFiles(versions, tarball));
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-progress'];
  await execa('npm', args, { cwd: project.root, env: { NODE_ENV: undefined } });
  return project;
}
