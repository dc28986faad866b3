import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createProject, REPOSITORY, runCli } from '../support/project.ts';

const project = createProject();
afterAll(project.remove);

const { version } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));

test('--version prints the version of the package', async () => {
  const { stdout, exitCode } = await runCli(project.root, ['--version']);
  expect([stdout, exitCode]).toEqual([version, 0]);
});

const OPTIONS: Record<string, string[]> = {
  dev: [
    '--port',
    '--editor-port',
    '--editor-path',
    '--host',
    '--no-type-check',
    '--config',
    '--mode',
    '--open',
    '--no-open',
    '--json',
  ],
  apply: ['--root', '--dry-run', '--json'],
  undo: ['--leave', '--root', '--json'],
  redo: ['--root', '--json'],
  log: ['--root', '--limit', '--diff', '--json'],
};

test('--help lists the commands, alike as an option and as a command', async () => {
  const [option, command] = await Promise.all([runCli(project.root, ['--help']), runCli(project.root, ['help'])]);
  const listed = [...String(option.stdout).matchAll(/^ {2}([a-z]+) .*\[(?:options|command)\]/gm)].map(
    ([, name]) => name,
  );
  expect(listed).toEqual([...Object.keys(OPTIONS), 'help']);
  expect([option.exitCode, command.exitCode, command.stdout]).toEqual([0, 0, option.stdout]);
});

test.concurrent.each(Object.entries(OPTIONS))('%s --help lists its options', async (name, options) => {
  const { stdout, stderr, exitCode } = await runCli(project.root, [name, '--help']);
  const listed = [...String(stdout).matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, option]) => option);
  expect([listed, stderr, exitCode]).toEqual([[...options, '--help'], '', 0]);
  const [first] = String(stdout).split('\n');
  expect(first).toMatch(new RegExp(`^Usage: visual-edit ${name} \\[options\\]`));
});

test.concurrent.each([
  { args: [], says: 'No command was given. See `visual-edit --help`.' },
  { args: ['play'], says: "Unknown command 'play'. See `visual-edit --help`." },
  {
    args: ['dev', '--prot', '1'],
    says: "Unknown option '--prot'. (Did you mean --port?) See `visual-edit dev --help`.",
  },
  { args: ['dev', 'a', 'b'], says: 'Too many arguments for' },
  { args: ['dev', '--port', '99999'], says: 'A port is a whole number from 0 to 65535. See `visual-edit dev --help`.' },
  { args: ['dev', '--editor-port', '1e3'], says: 'A port is a whole number from 0 to 65535.' },
  { args: ['dev', '--editor-port', ''], says: 'A port is a whole number from 0 to 65535.' },
  {
    args: ['dev', '--editor-port', '1', '--editor-path', '/x'],
    says: "cannot be used with option '--editor-port <port>'",
  },
  { args: ['dev', '--config'], says: 'argument missing. See `visual-edit dev --help`.' },
  { args: ['help', 'play'], says: "Unknown command 'play'. See `visual-edit --help`." },
  ...['apply', 'undo', 'redo', 'log'].map((name) => ({
    args: [name, '--root'],
    says: `argument missing. See \`visual-edit ${name} --help\`.`,
  })),
  { args: ['redo', 'abcd', 'abef'], says: 'Too many arguments for' },
  { args: ['redo', '--last'], says: "Unknown option '--last'. See `visual-edit redo --help`." },
  { args: ['log', 'abcd'], says: 'Too many arguments for' },
  { args: ['log', '--limit'], says: 'argument missing. See `visual-edit log --help`.' },
  { args: ['log', '--limits', '3'], says: 'Did you mean --limit?' },
])('wrong usage $args is said in one line and ends with 2', async ({ args, says }) => {
  const { stdout, stderr, exitCode } = await runCli(project.root, args);
  expect(String(stderr).replace(/\s+/g, ' ')).toContain(says);
  expect([stdout, exitCode]).toEqual(['', 2]);
});

test('with --json the reason is one line on stdout', async () => {
  const { stdout, stderr, exitCode } = await runCli(project.root, ['dev', '/no/such/folder', '--json']);
  expect(JSON.parse(String(stdout))).toEqual({
    event: 'error',
    error: {
      code: 'root-missing',
      message: 'There is no folder /no/such/folder.',
      hint: 'Give the path of your app: `visual-edit dev <folder>`.',
    },
  });
  expect([stderr, exitCode]).toEqual(['', 2]);
});
