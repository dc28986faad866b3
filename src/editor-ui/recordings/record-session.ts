/**
 * Records what a user does with the app: turns recording on in the active frame, passes the page's events to our server, and goes on
 * in each page that the frame shows next. Nothing of it is in the page, the editor or on disk before the user asks for it.
 */
import type { ApiError } from '../../protocol/api.ts';
import { MOST_PART, type RecordingEnd, type RecordingStarted } from '../../protocol/recordings.ts';
import { pathOf } from '../canvas/address.ts';
import type { Editor } from '../editor.ts';
import { activeFrame } from '../store/store.ts';
import { type RecordingMessage, runningRecording, setRunningRecording } from './running.ts';

/** UTF-16 units that may wait for the server; a page that sends more is not recorded any longer. */
const MOST_WAITING = 4 * MOST_PART;

const REASONS: Record<Exclude<RecordingEnd, 'stopped'>, ApiError> = {
  'too-large': {
    code: 'recording-too-large',
    message: 'The recording has ended: this page is too large to be recorded.',
    hint: 'What was recorded before is kept.',
  },
  'not-loaded': {
    code: 'recording-not-loaded',
    message: 'The recording has ended: its script could not be loaded in this page.',
    hint: 'Reload the app, and look whether its content security policy refuses scripts of the dev server.',
  },
};

const TOO_FAST: ApiError = {
  code: 'recording-too-fast',
  message: 'The recording has ended: the page changes faster than it can be saved.',
  hint: 'What was recorded before is kept.',
};

export async function startRecording(editor: Editor): Promise<void> {
  if (runningRecording()) return;
  const { store, frame, notify, tell } = editor;
  const { id: frameId, href, driving } = activeFrame(store.getState());
  const started = await tell<RecordingStarted>('/startRecording', { page: pathOf(href) });
  if (!started.ok) {
    notify.refused(started.error);
    return;
  }
  const { id } = started.value;
  let parts = 0;
  let waiting = 0;
  let sent: Promise<void> = Promise.resolve();
  /** asked the page for its last events */
  let isStopping = false;
  let isOver = false;

  function take(message: RecordingMessage, from: string): void {
    if (from !== frameId || isOver) return;
    if (message.id === 'RECORDING_ENDED') {
      if (message.reason !== 'stopped') finish(REASONS[message.reason]);
      else if (isStopping) finish();
      return;
    }
    const { events } = message;
    if (waiting + events.length > MOST_WAITING) {
      finish(TOO_FAST);
      return;
    }
    const part = parts++;
    waiting += events.length;
    sent = sent.then(async () => {
      const answer = await tell('/recordEvents', { id, part, events });
      waiting -= events.length;
      if (!answer.ok) finish(answer.error);
    });
  }

  function stop(): void {
    if (isStopping) return;
    isStopping = true;
    const { status } = store.getState().frames[frameId] ?? {};
    // a page on its way has nothing to send
    if (status === 'ready') frame.link(frameId).call('stopRecording');
    else finish();
  }

  function finish(error?: ApiError): void {
    if (isOver) return;
    isOver = true;
    unsubscribe();
    setRunningRecording(null);
    const { frames } = store.getState();
    if (frames[frameId] && !isStopping) frame.link(frameId).call('stopRecording');
    // as it was before
    if (!driving && frames[frameId]?.driving) frame.setDriving(false);
    store.setState({ recording: null });
    void sent.then(() => {
      if (error) notify.refused(error);
      else store.setState({ overlay: 'recordings' });
    });
  }

  const unsubscribe = store.subscribe(({ frames }, before) => {
    const now = frames[frameId];
    const was = before.frames[frameId];
    if (!now) finish();
    else if (now.visit !== was?.visit) {
      // another page: it starts with a picture of its own
      if (isStopping) finish();
      else frame.link(frameId).call('startRecording');
    }
  });
  setRunningRecording({ take, stop });
  store.setState({ recording: { frameId, since: Date.now() } });
  // what is recorded is how the app is used
  if (!driving) frame.setDriving(true);
  frame.link(frameId).call('startRecording');
}
