/** Resources stay constant however long the server runs and however many files lie beside the app (S-136, S-137). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { IdentityRegistry } from '../../src/server/identity/identity.ts';
import { counted } from '../support/counts.ts';
import { APP, FILES, TestProject } from './support/project.ts';
import { TestServer } from './support/server.ts';

let server: TestServer;
afterEach(() => server.close());

/** Timers, sockets and other things that the process holds, by kind. */
function held(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Bytes in use once nothing is left to be collected. */
function heapNow(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

/** An editor's requests when its page is loaded, and when it is left. */
async function reload(): Promise<void> {
  const socket = new WebSocket(`ws://${server.host}${server.canvas}/events`, [
    'visual-edit.v1',
    `token.${server.server.token}`,
  ]);
  await new Promise((resolve, reject) => socket.on('message', resolve).on('error', reject));
  for (const path of ['/api/session', `${server.canvas}/lookups`, `${server.canvas}/activities`, '/']) {
    expect((await server.ask({ path })).status).toBe(200);
  }
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.close();
  await closed;
}

test('[S-136] reloads leave nothing behind', async () => {
  server = await TestServer.start();
  for (let i = 0; i < 10; i++) await reload();
  const before = held();
  const heap = heapNow();
  const times = counted(40, 1000);
  for (let i = 0; i < times; i++) await reload();
  await expect.poll(held).toEqual(before);
  // A socket with its buffers, or a copy of the tables, for each reload would be more.
  expect(heapNow() - heap).toBeLessThan(1_000_000 + times * 1000);
});

/** The number of file watches of this process; only Linux tells. */
function watches(): number {
  const folder = '/proc/self/fdinfo';
  const infos = readdirSync(folder).map((fd) => {
    try {
      return readFileSync(join(folder, fd), 'utf8');
    } catch {
      // the descriptor that lists the folder
      return '';
    }
  });
  return infos.join('\n').match(/^inotify /gm)?.length ?? 0;
}

test('[S-137] of thousands of files, those that the app loads are watched', async ({ skip }) => {
  if (process.platform !== 'linux') skip('only Linux tells what a process watches');
  const names = Array.from({ length: counted(1000, 20_000) }, (_, i) => `src/many/${i % 100}/File${i}.tsx`);
  const project = new TestProject({ ...FILES, ...Object.fromEntries(names.map((name) => [name, APP])) });
  const identity = new IdentityRegistry({ stateDir: project.stateDir });
  identity.sync('src/App.tsx', APP);
  const before = watches();
  server = await TestServer.start({ identity, resolveImport: () => null }, project);
  await expect.poll(() => watches() - before).toBeGreaterThan(0);
  await reload();
  // A file, and its folder.
  expect(watches() - before).toBeLessThan(5);
  expect(identity.files()).toEqual(['src/App.tsx']);
});
