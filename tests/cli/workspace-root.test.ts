/** The command in the root of a workspace or repository: it finds the app, or names the apps with their commands. */
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { runCli, startCli, type TestProject } from '../support/project.ts';
import { APP_FILES, type Files, linkPackages, projectOf } from '../support/vite-project.ts';

let project: TestProject;
afterEach(() => project?.remove());

const app = (folder: string): Files =>
  Object.fromEntries(Object.entries(APP_FILES).map(([file, text]) => [`${folder}/${file}`, text]));

/** Has a config of Vite and React, but no page: a library. */
const LIBRARY = {
  'packages/ui/package.json': '{ "name": "ui", "peerDependencies": { "react": "*" } }',
  'packages/ui/vite.config.js': '',
};
const NPM = { 'package.json': '{ "private": true, "workspaces": ["apps/*", "./packages/**"] }', ...LIBRARY };
const PNPM = {
  'package.json': '{ "private": true, "devDependencies": { "vite": "*" } }',
  'pnpm-workspace.yaml':
    "# ours\npackages:\n  - 'apps/*' # apps\n\n  - \"packages/*\"\n  - '!apps/old'\ncatalog:\n  - no\n",
  ...LIBRARY,
};

test.each<{ what: string; files: Files; starts: string }>([
  { what: 'an npm or yarn workspace', files: { ...NPM, ...app('apps/web') }, starts: 'apps/web' },
  { what: 'a pnpm workspace', files: { ...PNPM, ...app('apps/web'), ...app('apps/old') }, starts: 'apps/web' },
  { what: 'a repository with a server', files: { 'package.json': '{}', ...app('client') }, starts: 'client' },
])('$what: the only app is started', async ({ files, starts }) => {
  project = projectOf(files);
  linkPackages(project.root);
  const cli = await startCli(project.root);
  expect(cli.ready.root).toBe(join(project.root, starts));
  await cli.stop();
});

test('several apps: each with its command', async () => {
  project = projectOf({ ...NPM, ...app('apps/web'), ...app('apps/the admin') });
  const { stderr, stdout, exitCode } = await runCli(project.root, ['dev', '--no-open'], { cwd: project.root });
  expect(String(stderr).trim().split('\n')).toEqual([
    `✗ ${project.root} has 2 Vite and React apps.`,
    '    Start one of them:',
    '      visual-edit dev "apps/the admin"',
    '      visual-edit dev apps/web',
  ]);
  expect([stdout, exitCode]).toEqual(['', 2]);
  const inJson = await runCli(project.root, ['dev', '--json'], { cwd: project.root });
  expect(JSON.parse(String(inJson.stdout))).toMatchObject({ event: 'error', error: { code: 'several-apps' } });
});

test('a folder that is no package and no repository is not searched', async () => {
  project = projectOf(app('deep/down'));
  const { stderr } = await runCli(project.root, ['dev', project.root, '--no-open']);
  expect(String(stderr)).toContain('is not a Vite project');
});
