/** One editor: its store, its connections to server and frame, and its actions. Made once the session is known. */
import type { Activity, ScopeLookup, SessionInfo, TreeElementLookup } from '../protocol/api.ts';
import { API_PATH } from '../protocol/api.ts';
import type { LabelsAnswer } from '../protocol/labels.ts';
import type { ApiClient } from './api/client.ts';
import { connectEvents } from './api/events.ts';
import { type ProjectApi, projectApi } from './api/project.ts';
import { createDropProbe, type DropProbe } from './canvas/drop-probe.ts';
import { createFrameDrag } from './canvas/frame-drag.ts';
import { type Boxes, createBoxes } from './canvas/spacing/boxes.ts';
import { takeBoxes } from './canvas/zoom-selection.ts';
import { elementNear, openCode } from './code/open-code.ts';
import type { Edits } from './edits/edit.ts';
import { createEdits } from './edits/edits.ts';
import { judgeTextEdit, keepWords } from './edits/text-edits.ts';
import { createUpdates } from './edits/updates.ts';
import { userIsActing } from './frame/activation.ts';
import { createFrames, type Frames } from './frame/frames.ts';
import type { FrameEvents } from './frame/reports.ts';
import { keepLabel } from './layers/labels.ts';
import type { Notify } from './notices.ts';
import { mergeLookup } from './store/lookups.ts';
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
    },
    onEditedText: (data, frameId) => {
      if (!userIsActing()) return;
      const state = store.getState();
      const judged = judgeTextEdit(state, frameId, data);
      const onRefused = () => keepWords({ store, frame }, frameId, data, state.choices);
      if (judged.kind === 'refused') notify.refused(judged.error, onRefused());
      if (judged.kind === 'change') void edits.apply(judged.change, onRefused);
    },
  });
  const updates = createUpdates({ store, frame });
  const edits = createEdits({ store, api, canvasId, frame, updates, notify });
  const probe = createDropProbe(frame);
  const boxes = createBoxes(store, frame);
  const takeDrag = createFrameDrag({ store, probe, edits, notify });
  const styling = createStyling({ store, frame, api, canvasId, edits });
  const unbindContext = bindFrameContext(store, styling);
  const project = projectApi(api, canvasId);
  const stopLabels = keepLabel({ store, notify, tell: project.tell });

  async function refresh(): Promise<boolean> {
    const [lookups, activities, labels] = await Promise.all([
      project.ask<{ treeElementLookup: TreeElementLookup; scopeLookup: ScopeLookup }>('/lookups'),
      project.ask<Activity[] | { activities: Activity[] }>('/activities'),
      project.ask<LabelsAnswer>('/labels'),
    ]);
    if (!lookups.ok || !activities.ok || !labels.ok) return false;
    const { treeElementLookup, scopeLookup } = lookups.value;
    store.setState({
      elements: mergeLookup({}, treeElementLookup),
      scopes: mergeLookup({}, scopeLookup),
      labels: labels.value.labels,
      activities: Array.isArray(activities.value) ? activities.value : activities.value.activities,
    });
    updates.forgetExpected();
    frame.call('setNewLookups', treeElementLookup, scopeLookup);
    return true;
  }

  const disconnect = connectEvents({
    url: `${api.base.replace(/^http/, 'ws')}/canvases/${canvasId}/events`,
    token: api.token,
    onEvent: updates.onEvent,
    onState: (connected, missed) => {
      if (connected) {
        store.setState({ connection: { state: 'online' } });
        if (missed) void refresh();
      } else void checkServer();
    },
  });

  /** The socket does not say why it closed; an ordinary request does. */
  async function checkServer(): Promise<void> {
    const answer = await api.get<SessionInfo>('/session');
    if (answer.ok) return;
    if (answer.status === 401) {
      disconnect();
      store.setState({ connection: { state: 'expired' } });
    } else store.setState({ connection: { state: 'offline', error: answer.error } });
  }

  return {
    ...edits,
    ...project,
    store,
    probe,
    boxes,
    styling,
    session,
    frame,
    notify,
    refresh,
    navigate(address, frameId = store.getState().activeFrame) {
      const { goTo, href } = frameOf(store.getState(), frameId);
      const url = URL.canParse(address, href || session.appUrl) ? new URL(address, href || session.appUrl) : null;
      if (url?.origin !== session.appOrigin) return false;
      patchFrame(store, frameId, { status: 'loading', goTo: { url: url.href, count: goTo.count + 1 } });
      return true;
    },
    async openInEditor(place) {
      const { settings, elements } = store.getState();
      // the server opens elements of its own index only, never a path from a client: a place without an element opens in the
      // code view
      const codebaseId = 'codebaseId' in place ? place.codebaseId : elementNear(elements, place);
      if (settings.codeEditor === 'view' || !codebaseId) {
        openCode(store, place);
        return;
      }
      const answer = await project.tell('/openInEditor', { codebaseId });
      if (!answer.ok) notify.refused(answer.error);
    },
    close() {
      disconnect();
      unbindContext();
      stopLabels();
      boxes.close();
      styling.close();
      frame.close();
    },
  };
}

/** Address of the API beside the page, also where the editor is mounted behind a path. */
export function apiBase(pageAddress: string): string {
  return new URL(`.${API_PATH}`, pageAddress).href;
}
