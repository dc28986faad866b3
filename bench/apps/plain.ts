/** The app under Vite's own command, without us. */
import { execa, type ResultPromise } from 'execa';
import { freePort } from '../../tests/support/ports.ts';
import type { App } from './catalogue.ts';
import { appEnvironment, commandOf } from './managers.ts';

export interface PlainServer {
  url: string;
  stop(): Promise<void>;
}

/** ms */
const STARTS_WITHIN = 90_000;

/** @throws Error with the server's words when it does not answer */
export async function startPlain(app: App, root: string): Promise<PlainServer> {
  const port = await freePort();
  const child = execa(...commandOf(app, root, [...(app.dev ?? ['vite']), '--port', String(port)]), {
    cwd: root,
    env: { ...appEnvironment(root), NO_COLOR: '1' },
    detached: true,
    reject: false,
    stdin: 'ignore',
    all: true,
  });
  let words = '';
  child.all.on('data', (chunk) => {
    words += String(chunk);
  });
  const url = `http://localhost:${port}${app.route ?? '/'}`;
  const until = performance.now() + STARTS_WITHIN;
  while (!(await answers(url))) {
    if (child.exitCode === null && performance.now() < until) continue;
    await stop(child);
    throw new Error(`The app does not start without us: ${words.trim().slice(-500)}`);
  }
  return { url, stop: () => stop(child) };
}

/** Waits a while for the answer. */
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(5_000) })).status < 500;
  } catch {
    await new Promise((done) => setTimeout(done, 100));
    return false;
  }
}

async function stop(child: ResultPromise): Promise<void> {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  await child;
}
