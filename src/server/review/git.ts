/**
 * Git, as far as reviewing and staging need it. No hook, filter, pager or editor runs: only plumbing is called, with the
 * project's own paths and never a client's words (S-140). Nor does git reach for another machine: of a partial clone it would
 * fetch what it lacks, by a command that the repository itself may name.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TIME_LIMIT = 20_000;

export interface GitResult {
  code: number;
  stdout: Buffer;
  stderr: string;
}

/**
 * @param more of the environment
 * @returns null where there is no git
 */
function runGit(
  cwd: string,
  args: readonly string[],
  input?: string,
  more: NodeJS.ProcessEnv = {},
): Promise<GitResult | null> {
  const safe = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '--no-pager'];
  return new Promise((resolve) => {
    const child = spawn('git', [...safe, ...args], {
      cwd,
      env: { ...environment(), ...more },
      timeout: TIME_LIMIT,
      windowsHide: true,
    });
    const out: Buffer[] = [];
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += String(chunk).slice(0, 10_000);
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve({ code: code ?? -1, stdout: Buffer.concat(out), stderr }));
    // A program that ends before it has read everything is told by its exit code.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Stronger than `protocol.*.allow` of any config. Git 2.44 knows the first; no transport has the name in the second. */
const NO_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: '-' };

/** Ours without what points git at another repository or index, without a network, and without questions to anybody. */
function environment(): NodeJS.ProcessEnv {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name)));
  return { ...env, ...NO_NETWORK, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', NoDefaultCurrentDirectoryInExePath: '1' };
}

export interface Repository {
  /** absolute path of the work tree */
  top: string;
  /** of the project in it: empty or with a slash at its end */
  prefix: string;
  gitDir: string;
  branch: string | null;
}

export async function findRepository(root: string): Promise<Repository | null> {
  const found = await runGit(root, ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-prefix']);
  if (found?.code !== 0) return null;
  const [top, gitDir, prefix = ''] = found.stdout.toString().split('\n');
  if (!top || !gitDir) return null;
  const head = await runGit(root, ['symbolic-ref', '--short', '-q', 'HEAD']);
  return { top, gitDir, prefix, branch: head?.code === 0 ? head.stdout.toString().trim() : null };
}

export interface IndexEntry {
  mode: string;
  blob: string;
  /** 0, or a side of a merge that is not settled */
  stage: number;
}

/** What git's index has of these files; files that it does not have are left out. @param files in the project */
export async function indexEntries(
  { top, prefix }: Repository,
  files: readonly string[],
): Promise<Map<string, IndexEntry>> {
  const entries = new Map<string, IndexEntry>();
  if (files.length === 0) return entries;
  const listed = await runGit(top, [
    '--literal-pathspecs',
    'ls-files',
    '-s',
    '-z',
    '--',
    ...files.map((file) => prefix + file),
  ]);
  for (const line of (listed?.stdout.toString() ?? '').split('\0')) {
    const [, mode, blob, stage, path] = /^(\d+) ([0-9a-f]+) (\d)\t(.*)$/s.exec(line) ?? [];
    if (!mode || !blob || !path?.startsWith(prefix)) continue;
    entries.set(path.slice(prefix.length), { mode, blob, stage: Number(stage) });
  }
  return entries;
}

/** Those of the files that git is told to ignore. */
export async function ignoredFiles({ top, prefix }: Repository, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const input = files.map((file) => `${prefix}${file}\0`).join('');
  const found = await runGit(top, ['check-ignore', '-z', '--stdin'], input);
  const paths = (found?.stdout.toString() ?? '').split('\0').filter((path) => path !== '');
  return new Set(paths.map((path) => path.slice(prefix.length)));
}

/** The text of a blob, null where it is no UTF-8, undefined where git does not have it on this machine. */
export async function blobText({ top }: Repository, blob: string): Promise<string | null | undefined> {
  const read = await runGit(top, ['cat-file', 'blob', blob]);
  if (read?.code !== 0) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(read.stdout);
  } catch {
    return null;
  }
}

/**
 * Changes the index by a patch, all of it or nothing. Git may not see the work tree meanwhile: it would compare files that it
 * is not sure of, and run their filters for that.
 */
export async function applyToIndex({ gitDir }: Repository, patch: string): Promise<GitResult | null> {
  const nowhere = await mkdtemp(join(tmpdir(), 'visual-edit-'));
  try {
    const args = ['apply', '--cached', '--whitespace=nowarn', '-'];
    return await runGit(nowhere, args, patch, { GIT_DIR: gitDir, GIT_WORK_TREE: nowhere });
  } finally {
    await rmdir(nowhere).catch(() => {});
  }
}
