/** Runs `bin/visual-edit.js` as a user's shell would. */
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { execaNode, type Options, type ResultPromise } from 'execa';
import { REPOSITORY } from './repository.ts';

export const BIN = join(REPOSITORY, 'bin/visual-edit.js');

export interface ReadyEvent {
  event: 'ready';
  appUrl: string;
  editorUrl: string;
  apiUrl: string;
  token: string;
  root: string;
  pid: number;
}
export type CliEvent = ReadyEvent | { event: string; [field: string]: unknown };

export interface RunningCli {
  ready: ReadyEvent;
  /** all JSON lines so far, oldest first */
  lines: CliEvent[];
  process: ResultPromise;
  /** Resolves with the first line, past or future, for which `accepts` returns true. */
  waitFor(accepts: (event: CliEvent) => boolean): Promise<CliEvent>;
  /** Ends the command with a signal (default SIGTERM) and waits for it. Does nothing if it has already ended. */
  stop(signal?: NodeJS.Signals): Promise<{ exitCode: number | undefined; signal: string | undefined }>;
}

let built: Error | true | undefined;

/**
 * Updates `dist` once per test process. Skipped in `npm test`, which has already built it.
 * @throws the build's error, at every call
 */
export function ensureBuilt(): void {
  built ??= process.env.VISUAL_EDIT_BUILT ? true : build();
  if (built !== true) throw built;
}

function build(): Error | true {
  try {
    execFileSync(process.execPath, [join(REPOSITORY, 'scripts/build.mjs')], { stdio: 'inherit' });
    return true;
  } catch (error) {
    return error as Error;
  }
}

/** A project's own XDG_STATE_HOME, next to it, so that tests do not share journals and locks. */
export function stateHomeOf(root: string): string {
  return join(dirname(root), 'state');
}

/**
 * Runs the command with these arguments and `root`'s state folder. Does not reject for a non-zero exit code.
 * @param root a project made by `createProject` or `createExampleCopy`
 */
export function runCli(root: string, args: string[], options: Options = {}): ResultPromise {
  ensureBuilt();
  const env = { ...environmentOf(root), ...options.env };
  return execaNode(BIN, args, { cwd: REPOSITORY, reject: false, nodeOptions: [], ...options, env }) as ResultPromise;
}

/** The environment of a project's commands: its own state folder, without the test runner's variables. */
export function environmentOf(root: string): Record<string, string | undefined> {
  // CI would enable colours although the output is not a terminal.
  return { XDG_STATE_HOME: stateHomeOf(root), NODE_ENV: undefined, VITEST: undefined, CI: undefined };
}

export interface StartOptions extends Options {
  /** look for new type errors after each edit; off by default, because it takes seconds of a core in each test that edits */
  typeCheck?: boolean;
}

/**
 * Runs `visual-edit dev <root> --no-open --json …args` and resolves once both servers answer.
 * @throws Error with the command's whole output when it ends before that
 */
export function startCli(
  root: string,
  args: string[] = [],
  { typeCheck = false, ...options }: StartOptions = {},
): Promise<RunningCli> {
  const types = typeCheck ? [] : ['--no-type-check'];
  return followCli(runCli(root, ['dev', root, '--no-open', '--json', ...types, ...args], options));
}

/** Waits for the `ready` line of a command that was started with `--json`. */
export async function followCli(child: ResultPromise): Promise<RunningCli> {
  const events = collectEvents(child);
  const ended = child.then((result) => {
    throw new Error(`visual-edit ended with ${result.exitCode ?? result.signal}:\n${result.stdout}\n${result.stderr}`);
  });
  ended.catch(() => {});
  const ready = (await Promise.race([events.waitFor(({ event }) => event === 'ready'), ended])) as ReadyEvent;
  return {
    ready,
    lines: events.lines,
    process: child,
    waitFor: (accepts) => Promise.race([events.waitFor(accepts), ended]),
    stop: async (signal = 'SIGTERM') => {
      // Signal the command's own process: npx, if in between, ends with it.
      if (child.exitCode === undefined || child.exitCode === null) kill(ready.pid, signal);
      const result = await child;
      return { exitCode: result.exitCode, signal: result.signal };
    },
  };
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function collectEvents(child: ResultPromise) {
  const lines: CliEvent[] = [];
  const waiting = new Set<(event: CliEvent) => void>();
  void (async () => {
    for await (const line of child.iterable({ from: 'stdout' })) {
      const event = JSON.parse(String(line)) as CliEvent;
      lines.push(event);
      for (const listener of waiting) listener(event);
    }
  })().catch(() => {});
  function waitFor(accepts: (event: CliEvent) => boolean): Promise<CliEvent> {
    return new Promise((resolve) => {
      const found = lines.find(accepts);
      if (found) return resolve(found);
      waiting.add(function listener(event) {
        if (!accepts(event)) return;
        waiting.delete(listener);
        resolve(event);
      });
    });
  }
  return { lines, waitFor };
}
