/**
 * Records a user's session in the app: turns recording on in the active frame, passes the page's events to our server, and goes on
 * in each page that the frame shows next. Nothing of it is in the page, the editor or on disk before the user asks for it.
 */
import type { ApiError } from '../../protocol/api.ts';
import { MASK_ATTRIBUTE, type RecordingEnd, type RecordingStarted } from '../../protocol/recordings.ts';
import { pathOf } from '../canvas/address.ts';
import type { Editor } from '../editor.ts';
import { activeFrame, frameOf } from '../store/store.ts';
import { PartQueue } from './part-queue.ts';
import { type RecordingMessage, runningRecording, setRunningRecording } from './running.ts';

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
function record(editor: Editor, frameId: string, id: string): void {
  const { store, frame, tell } = editor;
  const { driving } = frameOf(store.getState(), frameId);
  const parts = new PartQueue(id, tell, (error) => finish(error));
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
    parts.add(message.events);
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
    void parts.allSaved().then((saved) => (saved > 0 ? show(editor, error) : discard(editor, id, error)));
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
  // a recording shows the app in use, so the frame goes to Interact
  if (!driving) frame.setDriving(true);
  frame.link(frameId).call('startRecording');
}

/** @param error why it has ended, if the user has not ended it */
function show({ store, notify }: Editor, error?: ApiError): void {
  if (error) notify.refused({ ...error, hint: [KEPT, error.hint].filter(Boolean).join(' ') });
  else store.setState({ overlay: 'recordings' });
}

async function discard({ notify, tell }: Editor, id: string, error: ApiError = NOTHING): Promise<void> {
  notify.refused(error);
  await tell('/deleteRecording', { id });
}
