/**
 * The git commands for review and staging. Security: only plumbing commands run, with the project's own paths and no text
 * from clients, and without hooks, filters, pager or editor. Git may not use the network either: in a partial clone it would
 * fetch missing objects, with a command that the repository can configure.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';

const TIME_LIMIT = 20_000;

export interface GitResult {
  code: number;
  stdout: Buffer;
  stderr: string;
}

/**
 * @param more additional environment variables
 * @returns null when git is not installed
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
    // Ignore EPIPE from a process that ends before reading all input: its exit code tells.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Overrides `protocol.*.allow` of any configuration. Git knows the first since 2.44; no transport is called `-`. */
const NO_NETWORK = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: '-' };

/** Our environment without GIT_ variables (they could name another repository or index), network access or prompts. */
function environment(): NodeJS.ProcessEnv {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name)));
  return { ...env, ...NO_NETWORK, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', NoDefaultCurrentDirectoryInExePath: '1' };
}

export interface Repository {
  /** absolute path of the work tree */
  top: string;
  /** path of the project in it: empty, or with a trailing slash */
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

/** A project file's path in the work tree; one of another package climbs out of the project. */
export const inRepository = (prefix: string, file: string): string => posix.join(prefix, file);

export interface IndexEntry {
  mode: string;
  blob: string;
  /** 0, or one side of an unresolved merge */
  stage: number;
}

/** Index entries of these files; files not in the index are omitted. @param files relative to the project */
export async function indexEntries(
  { top, prefix }: Repository,
  files: readonly string[],
): Promise<Map<string, IndexEntry>> {
  const entries = new Map<string, IndexEntry>();
  if (files.length === 0) return entries;
  const byPath = new Map(files.map((file) => [inRepository(prefix, file), file]));
  const listed = await runGit(top, ['--literal-pathspecs', 'ls-files', '-s', '-z', '--', ...byPath.keys()]);
  for (const line of (listed?.stdout.toString() ?? '').split('\0')) {
    const [, mode, blob, stage, path] = /^(\d+) ([0-9a-f]+) (\d)\t(.*)$/s.exec(line) ?? [];
    const file = byPath.get(path ?? '');
    if (!mode || !blob || file === undefined) continue;
    entries.set(file, { mode, blob, stage: Number(stage) });
  }
  return entries;
}

/** The files among these that git ignores. */
export async function ignoredFiles({ top, prefix }: Repository, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const byPath = new Map(files.map((file) => [inRepository(prefix, file), file]));
  const input = [...byPath.keys()].map((path) => `${path}\0`).join('');
  const found = await runGit(top, ['check-ignore', '-z', '--stdin'], input);
  const paths = (found?.stdout.toString() ?? '').split('\0').filter((path) => path !== '');
  return new Set(paths.flatMap((path) => byPath.get(path) ?? []));
}

/** The text of a blob: null if it is not UTF-8, undefined if git does not have it locally. */
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
 * Applies a patch to the index atomically. An empty folder serves as work tree: otherwise git could compare files of the
 * real one and run their filters.
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
