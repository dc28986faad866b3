/**
 * Records what a user does with the app: turns recording on in the active frame, passes the page's events to our server, and goes on
 * in each page that the frame shows next. Nothing of it is in the page, the editor or on disk before the user asks for it.
 */
import type { ApiError } from '../../protocol/api.ts';
import { MASK_ATTRIBUTE, MOST_PART, type RecordingEnd, type RecordingStarted } from '../../protocol/recordings.ts';
import { pathOf } from '../canvas/address.ts';
import type { Editor } from '../editor.ts';
import { activeFrame, frameOf } from '../store/store.ts';
import { type RecordingMessage, runningRecording, setRunningRecording } from './running.ts';

/** UTF-16 units that may wait for the server; a page that sends more is not recorded any longer. */
const MOST_WAITING = 4 * MOST_PART;

const KEPT = 'What was recorded before is kept.';

const REASONS: Record<Exclude<RecordingEnd, 'stopped'>, ApiError> = {
  'too-large': {
    code: 'recording-too-large',
    message: 'The recording has ended: this page is too large to be recorded.',
    hint: `Give large parts of it the attribute ${MASK_ATTRIBUTE}: they are recorded as empty boxes.`,
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
};

const DELETED: ApiError = {
  code: 'recording-deleted',
  message: 'The recording has ended: it was deleted.',
  hint: 'Start another one to record the rest.',
};

const NO_PAGE: ApiError = {
  code: 'recording-no-page',
  message: 'There is nothing to record: the app is not shown in the active frame.',
  hint: 'Start again once the app is shown there.',
};

const NOTHING: ApiError = {
  code: 'recording-empty',
  message: 'Nothing was recorded: the page sent nothing before the end.',
  hint: 'Start again once the app is shown, and reload it if it does not answer.',
};

/** The server has been asked for a new recording and has not answered yet. */
let isStarting = false;

export async function startRecording(editor: Editor): Promise<void> {
  if (isStarting || runningRecording()) return;
  const { store, notify, tell } = editor;
  const { id: frameId, href, status } = activeFrame(store.getState());
  if (status !== 'ready') {
    notify.refused(NO_PAGE);
    return;
  }
  isStarting = true;
  try {
    const started = await tell<RecordingStarted>('/startRecording', { page: pathOf(href).replace(/[?#].*$/s, '') });
    if (!started.ok) notify.refused(started.error);
    else if (store.getState().frames[frameId]) record(editor, frameId, started.value.id);
    else void tell('/deleteRecording', { id: started.value.id });
  } finally {
    isStarting = false;
  }
}

/** @param id of the new, empty recording */
function record({ store, frame, notify, tell }: Editor, frameId: string, id: string): void {
  const { driving } = frameOf(store.getState(), frameId);
  let parts = 0;
  let saved = 0;
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
      if (answer.ok) saved++;
      else if (answer.error.code !== 'unknown-recording') finish(answer.error);
      else {
        saved = 0;
        finish(DELETED);
      }
    });
  }

  function stop(): void {
    const { status } = store.getState().frames[frameId] ?? {};
    const isSecond = isStopping;
    isStopping = true;
    // a page on its way has nothing to send, and one that hangs does not answer
    if (!isSecond && status === 'ready') frame.link(frameId).call('stopRecording');
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
    void sent.then(() => (saved > 0 ? show(error) : discard(error)));
  }

  function show(error?: ApiError): void {
    if (error) notify.refused({ ...error, hint: [KEPT, error.hint].filter(Boolean).join(' ') });
    else store.setState({ overlay: 'recordings' });
  }

  async function discard(error: ApiError = NOTHING): Promise<void> {
    notify.refused(error);
    await tell('/deleteRecording', { id });
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
