/** The built command's check of types after each edit, on the example: in its own thread, by the example's TypeScript. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { MutationAnswer, ProblemsAnswer, ServerEvent } from '../../src/protocol/api.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { ApiClient } from '../support/api-client.ts';
import { createExampleCopy, type RunningCli, startCli, type TestProject } from '../support/project.ts';

const FILE = 'src/shell/MobileSidebar.tsx';
/** The first check reads the whole project. */
const FIRST_CHECK = { timeout: 60_000 };

let project: TestProject;
let cli: RunningCli | undefined;
let socket: WebSocket | undefined;
afterEach(async () => {
  socket?.terminate();
  await cli?.stop();
  cli = undefined;
  project.remove();
});

test('a value that the type does not take is told with its edit, until the undo', async () => {
  project = createExampleCopy();
  cli = await startCli(project.root, [], { typeCheck: true });
  const { appUrl, apiUrl, token } = cli.ready;
  const api = await ApiClient.connect({ apiUrl, token });
  const canvas = `${apiUrl}/canvases/${api.canvasId}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { origin } = new URL(apiUrl);
  socket = new WebSocket(`${canvas.replace('http', 'ws')}/events`, ['visual-edit.v1', `token.${token}`], { origin });
  const told: Extract<ServerEvent, { event: 'problems' }>[] = [];
  socket.on('message', (data) => {
    const event = JSON.parse(String(data)) as ServerEvent;
    if (event.event === 'problems') told.push(event);
  });
  await new Promise((resolve) => socket?.once('open', resolve));

  await (await fetch(new URL(FILE, appUrl))).text();
  const before = readFileSync(join(project.root, FILE), 'utf8');
  const button = await api.element((one) => one.filename === FILE && one.componentName === 'Button');
  const setVariant = async (propValue: string): Promise<string> => {
    const fields = { codebaseIdToChange: button.codebaseId, propName: 'variant', propValue };
    const changes = [createChange(randomUUID(), 'CHANGE_PROP', fields)];
    const answer = await fetch(`${canvas}/changes`, { method: 'POST', headers, body: JSON.stringify({ changes }) });
    const { answers } = (await answer.json()) as { answers: MutationAnswer[] };
    if (!answers[0]?.ok) throw new Error(JSON.stringify(answers));
    return answers[0].activityId;
  };

  await setVariant('soft');
  const activityId = await setVariant('wild');
  await expect.poll(() => told.length, FIRST_CHECK).toBe(1);
  const after = readFileSync(join(project.root, FILE), 'utf8');
  const line = after.split('\n').findIndex((one) => one.includes('variant="wild"'));
  const column = after.split('\n')[line]?.indexOf('variant=');
  expect(told[0]).toMatchObject({ activityId, problems: [{ file: FILE, line: line + 1, column, code: 2322 }] });
  expect(told[0]?.problems[0]?.message).toMatch(/^Type '"wild"' is not assignable to type /);
  const problems = async () => (await (await fetch(`${canvas}/problems`, { headers })).json()) as ProblemsAnswer;
  expect(await problems()).toEqual({ [activityId]: told[0]?.problems });

  expect(await api.undo()).toMatchObject({ ok: true });
  await expect.poll(() => told.slice(1)).toMatchObject([{ activityId, problems: [] }]);
  expect(await problems()).toEqual({});
  expect(await api.undo()).toMatchObject({ ok: true });
  expect(readFileSync(join(project.root, FILE), 'utf8')).toBe(before);
});
