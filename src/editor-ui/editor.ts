/** One editor: its store, its connections to server and frames, and its actions. Made once the session is known. */
import { API_PATH, type ServerEvent, type SessionInfo } from '../protocol/api.ts';
import type { ApiClient } from './api/client.ts';
import { keepConnection } from './api/connection.ts';
import { type ProjectApi, projectApi } from './api/project.ts';
import { createDropProbe, type DropProbe } from './canvas/drop-probe.ts';
import { createFrameDrag } from './canvas/frame-drag.ts';
import { type Boxes, createBoxes } from './canvas/spacing/boxes.ts';
import { takeBoxes } from './canvas/zoom-selection.ts';
import { type Canvases, createCanvases } from './canvases/canvases.ts';
import { elementNear, openCode } from './code/open-code.ts';
import { takeBehindKeys } from './commands/typed-ahead.ts';
import type { Edits } from './edits/edit.ts';
import { createEdits } from './edits/edits.ts';
import { readTables } from './edits/tables.ts';
import { takeText } from './edits/text-edits.ts';
import { keepProblems } from './edits/type-problems.ts';
import { createUpdates } from './edits/updates.ts';
import { createFrames, type Frames } from './frame/frames.ts';
import type { FrameEvents } from './frame/reports.ts';
import { sendTo } from './frame/send-to.ts';
import { keepLabel } from './layers/labels.ts';
import type { Notify } from './notices.ts';
import type { EditorState } from './store/state.ts';
import { type EditorStore, frameOf, patchFrame } from './store/store.ts';
import { bindFrameContext } from './styling/frame-context.ts';
import { createStyling, type Styling } from './styling/styling.ts';

export interface Editor extends Edits, ProjectApi {
  store: EditorStore;
  /** styles of the selection, the editing context, and edits of both */
  styling: Styling;
  session: SessionInfo;
  /** the frames on the canvas; calls without a frame go to the active one */
  frame: Frames;
  /** finds the place for an element dropped on the page */
  probe: DropProbe;
  /** the selected element's boxes */
  boxes: Boxes;
  /** the canvas that is open */
  canvases: Canvases;
  notify: Notify;
  /** Opens the user's code editor at an element, or at a line of a file. */
  openInEditor(place: { codebaseId: string } | { file: string; line: number }): Promise<void>;
  /**
   * Sends a frame to an address of the app.
   * @param frameId the active one without it
   * @returns false for an address that is not the app's
   */
  navigate(address: string, frameId?: string): boolean;
  /** Loads tables and activities again: at the start, and when events may have been missed. */
  refresh(): Promise<boolean>;
  close(): void;
}

export interface EditorParts {
  store: EditorStore;
  api: ApiClient;
  session: SessionInfo;
  notify: Notify;
  /** keys, wheel and menus of the frame; they belong to the views */
  frameEvents: Omit<FrameEvents, 'onEditedText' | 'onStyles' | 'onBoxes' | 'onDrag'>;
}

export function createEditor({ store, api, session, notify, frameEvents }: EditorParts): Editor {
  const { canvasId } = session;
  const project = projectApi(api, canvasId);
  const frame = createFrames(store, {
    ...frameEvents,
    onDrag: (message) => {
      takeDrag(message);
      boxes.stir(message);
    },
    onStyles: (message) => {
      styling.take(message);
      boxes.stir(message);
    },
    onBoxes: (answer, frameId) => {
      takeBoxes(store, frameId, answer);
      boxes.take(answer);
      takeBehindKeys(editor, answer.elementKey);
    },
    onEditedText: (data, frameId) => takeText({ store, frame, notify, apply: edits.apply }, frameId, data),
  });
  const updates = createUpdates({ store, frame });
  const edits = createEdits({ store, api, canvasId, frame, updates, notify });
  const problems = keepProblems({ store, notify, undo: edits.undo });
  const probe = createDropProbe(frame);
  const boxes = createBoxes(store, frame);
  const takeDrag = createFrameDrag({ store, probe, edits, notify });
  const styling = createStyling({ store, frame, edits, notify, ask: project.ask });
  const canvases = createCanvases(() => editor);
  const onMissed = () => {
    void refresh();
    canvases.onMissed();
  };
  const onEvent = (event: ServerEvent) => {
    updates.onEvent(event);
    canvases.onEvent(event);
    if (event.event === 'problems') problems.take(event.activityId, event.problems);
  };
  const line = keepConnection({ store, api, canvasId, onEvent, onMissed });
  const refresh = () => line.tried.then(() => readTables({ store, frame, updates, canvasId, ...project }));
  const stops = [
    line.close,
    problems.stop,
    bindFrameContext(store, styling),
    keepLabel({ store, notify, tell: project.tell }),
    boxes.close,
    styling.close,
    frame.close,
  ];

  const editor: Editor = {
    ...edits,
    ...project,
    undo: () => canvases.follow(edits.undo()),
    redo: () => canvases.follow(edits.redo()),
    store,
    probe,
    boxes,
    styling,
    session,
    frame,
    canvases,
    notify,
    refresh,
    navigate(address, frameId) {
      const id = frameId ?? pageFrame(store.getState());
      if (frameId === undefined) frame.activate(id);
      return navigate(store, session, address, id);
    },
    openInEditor: (place) => openInEditor({ store, notify, tell: project.tell }, place),
    close() {
      for (const stop of stops) stop();
    },
  };
  return editor;
}

/** The active frame, or the first that shows the app: a component that is shown alone goes nowhere. */
function pageFrame({ frames, activeFrame }: EditorState): string {
  const { component } = frames[activeFrame] ?? {};
  return (component && Object.values(frames).find((one) => !one.component)?.id) ?? activeFrame;
}

function navigate(store: EditorStore, { appUrl, appOrigin }: SessionInfo, address: string, frameId: string): boolean {
  const { href } = frameOf(store.getState(), frameId);
  const url = URL.canParse(address, href || appUrl) ? new URL(address, href || appUrl) : null;
  if (url?.origin !== appOrigin) return false;
  patchFrame(store, frameId, { status: 'loading' });
  sendTo(store, frameId, url.href);
  return true;
}

async function openInEditor(
  { store, notify, tell }: Pick<Editor, 'store' | 'notify' | 'tell'>,
  place: Parameters<Editor['openInEditor']>[0],
): Promise<void> {
  const { settings, elements } = store.getState();
  // the server opens elements of its own index only, never a path from a client: a place without an element opens in the code view
  const codebaseId = 'codebaseId' in place ? place.codebaseId : elementNear(elements, place);
  if (settings.codeEditor === 'view' || !codebaseId) {
    openCode(store, place);
    return;
  }
  const answer = await tell('/openInEditor', { codebaseId });
  if (!answer.ok) notify.refused(answer.error);
}

/** Address of the API beside the page, also where the editor is mounted behind a path. */
export function apiBase(pageAddress: string): string {
  return new URL(`.${API_PATH}`, pageAddress).href;
}
