/** Starting and ending a recording, with a server and a page that the test is. */
import { afterEach, expect, it } from 'vitest';
import type { ApiResult } from '../../src/editor-ui/api/client.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import { startRecording } from '../../src/editor-ui/recordings/record-session.ts';
import { runningRecording, setRunningRecording } from '../../src/editor-ui/recordings/running.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { createEditorStore, patchFrame } from '../../src/editor-ui/store/store.ts';
import type { ApiError } from '../../src/protocol/api.ts';
import type { RecordingEnd } from '../../src/protocol/recordings.ts';

afterEach(() => setRunningRecording(null));

function setUp() {
  const store = createEditorStore();
  patchFrame(store, MAIN_FRAME, { status: 'ready', href: 'http://localhost:5173/cart?token=abc#x' });
  const asked: [path: string, body: unknown][] = [];
  const calls: string[] = [];
  const refused: ApiError[] = [];
  let held: Promise<void> | undefined;
  let failure: ApiError | undefined;
  const editor = {
    store,
    frame: {
      link: () => ({ call: (name: string) => void calls.push(name) }),
      setDriving: (driving: boolean) => patchFrame(store, MAIN_FRAME, { driving }),
    },
    notify: { refused: (error: ApiError) => void refused.push(error) },
    tell: async (path: string, body: unknown): Promise<ApiResult<unknown>> => {
      asked.push([path, body]);
      await held;
      return failure ? { ok: false, status: 409, error: failure } : { ok: true, value: { ok: true, id: 'one' } };
    },
  } as unknown as Editor;
  const hold = () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  const fail = (error: ApiError | undefined) => {
    failure = error;
  };
  const send = () => runningRecording()?.take({ id: 'RECORDED', events: '[{}]' }, MAIN_FRAME);
  const ended = (reason: RecordingEnd) => runningRecording()?.take({ id: 'RECORDING_ENDED', reason }, MAIN_FRAME);
  const paths = () => asked.map(([path]) => path);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { store, editor, asked, calls, refused, hold, fail, send, ended, paths, settled };
}

it('two starts at once make one recording', async () => {
  const { editor, calls, paths } = setUp();
  await Promise.all([startRecording(editor), startRecording(editor)]);
  expect([paths(), calls]).toEqual([['/startRecording'], ['startRecording']]);
});

it('a refused start leaves the way free for the next', async () => {
  const { editor, refused, fail, calls } = setUp();
  fail({ code: 'too-many-recordings', message: 'There are 50.' });
  await startRecording(editor);
  expect([refused.map(({ code }) => code), calls]).toEqual([['too-many-recordings'], []]);
  fail(undefined);
  await startRecording(editor);
  expect(calls).toEqual(['startRecording']);
});

it('a frame that is gone when the server answers is not recorded, and nothing is left', async () => {
  const { editor, store, hold, paths, calls } = setUp();
  const release = hold();
  const start = startRecording(editor);
  const { frames } = store.getState();
  const { [MAIN_FRAME]: main, ...others } = frames;
  store.setState({
    frames: { ...others, other: { ...(main as NonNullable<typeof main>), id: 'other' } },
    activeFrame: 'other',
  });
  release();
  await start;
  expect([runningRecording(), store.getState().recording]).toEqual([null, null]);
  expect([paths(), calls]).toEqual([['/startRecording', '/deleteRecording'], []]);
});

it('only the path of the page is told', async () => {
  const { editor, asked } = setUp();
  await startRecording(editor);
  expect(asked).toEqual([['/startRecording', { page: '/cart' }]]);
});

it('a start with no page is refused before anything is made', async () => {
  const { editor, store, paths, refused } = setUp();
  patchFrame(store, MAIN_FRAME, { status: 'loading' });
  await startRecording(editor);
  expect([paths(), refused.map(({ code }) => code)]).toEqual([[], ['recording-no-page']]);
});

it('a second Stop ends what a page that hangs does not', async () => {
  const { editor, store, calls, send, settled } = setUp();
  await startRecording(editor);
  send();
  runningRecording()?.stop();
  expect(store.getState().recording).not.toBeNull();
  runningRecording()?.stop();
  expect([store.getState().recording, runningRecording()]).toEqual([null, null]);
  await settled();
  expect([calls, store.getState().overlay]).toEqual([['startRecording', 'stopRecording'], 'recordings']);
});

it.each(['not-loaded', 'too-large', 'stopped'] as const)(
  'what ends as %s with nothing recorded is not listed',
  async (reason) => {
    const { editor, store, ended, paths, refused, settled } = setUp();
    await startRecording(editor);
    if (reason === 'stopped') runningRecording()?.stop();
    ended(reason);
    await settled();
    expect(paths()).toEqual(['/startRecording', '/deleteRecording']);
    expect(refused.map(({ code }) => code)).toEqual([reason === 'stopped' ? 'recording-empty' : `recording-${reason}`]);
    expect(refused[0]?.hint).not.toContain('kept');
    expect(store.getState().overlay).toBe('none');
  },
);

it('what was recorded before an error is kept, and the notice says so', async () => {
  const { editor, send, ended, paths, refused, settled } = setUp();
  await startRecording(editor);
  send();
  ended('too-large');
  await settled();
  expect(paths()).toEqual(['/startRecording', '/recordEvents']);
  expect(refused[0]?.hint).toMatch(/^What was recorded before is kept\. /);
});

it.each([
  ['recording-not-open', /^What was recorded before is kept\. /],
  ['unknown-recording', /^Start another one/],
])('what is kept after %s is said', async (code, hint) => {
  const { editor, send, fail, refused, settled } = setUp();
  await startRecording(editor);
  send();
  await settled();
  fail({ code, message: 'There is no such recording.', hint: 'Start another one to record the rest.' });
  send();
  await settled();
  expect(refused).toMatchObject([
    {
      message: expect.stringMatching(code === 'unknown-recording' ? /it was deleted/ : /./),
      hint: expect.stringMatching(hint),
    },
  ]);
});
