/** Builds the parts of the runtime and hands each the others that it uses. The only place that knows all of them. */
import type { FrameMessage } from '../protocol/messages.ts';
import { StyleWatch } from './css/evals.ts';
import { ThemeEmulation } from './css/theme-emulation.ts';
import type { FrameParts } from './functions.ts';
import { DropQuestions } from './geometry/drop-question.ts';
import type { Teardown } from './guard.ts';
import type { HotReload } from './hot-reload.ts';
import { InstantUpdates } from './instant-updates/updates.ts';
import { NavTree } from './nav-tree/nav-tree.ts';
import { Outlines } from './outlines.ts';
import { Overlay } from './overlay/overlay.ts';
import { Tracker } from './overlay/tracker.ts';
import { Backdrop } from './page/backdrop.ts';
import { ErrorWatch } from './page/error-watch.ts';
import { readFlags } from './page/flags.ts';
import { FrameStorage } from './page/frame-storage.ts';
import { instanceAt, isDescribed } from './page/instance-at.ts';
import { Page } from './page/page.ts';
import { PageSheets } from './page/page-sheets.ts';
import type { AppWindow } from './parts.ts';
import { ProjectState } from './project-state.ts';
import { PseudoStates } from './pseudo-states.ts';
import type { ReactBridge } from './react-bridge.ts';
import { type LoadRecorder, RecordingSwitch } from './recording/recording-switch.ts';
import { Reports } from './reports.ts';
import { Selection } from './selection.ts';
import type { HitDeps } from './tools/hit-test.ts';
import { Tools } from './tools/tools.ts';

export interface Surroundings {
  window: AppWindow;
  react: ReactBridge;
  hotReload: HotReload;
  /** Sends a message to the parent. */
  post(message: FrameMessage | Record<string, unknown>): void;
  /** the parent is our own editor */
  isEditor?: boolean;
  loadRecorder?: LoadRecorder | undefined;
}

export function buildParts(
  { window, react, hotReload, post, isEditor = false, loadRecorder }: Surroundings,
  teardown: Teardown,
) {
  const { document } = window;
  const { clock } = hotReload;
  const dom = { window, document, teardown };
  const parent = { post, isEditor };
  const flags = readFlags(window.location.search);
  const project = new ProjectState();
  const page = new Page(document, project, react);
  const elements = { page, project, react };
  const storage = new FrameStorage(window, () => project.storyboardId);
  const sheets = new PageSheets(document);
  teardown.add(() => sheets.stop());
  teardown.add(react.startClassing());
  const overlay = new Overlay(document);
  teardown.add(() => overlay.stop());
  const tracker = new Tracker(window, overlay);
  teardown.add(() => tracker.stop());
  const pseudoStates = new PseudoStates({ ...dom, page, react, sheets });
  const theme = new ThemeEmulation({ ...dom, sheets });
  // Selection and outlines, and outlines and tools, need each other: the later ones are looked up when used.
  const redraw = { update: () => outlines.update(), updatePointed: () => outlines.updatePointed() };
  const selection = new Selection({ page, project, post, pseudoStates, outlines: redraw });
  const styles = new StyleWatch({ ...dom, page, sheets, selection, post });
  const mode = () => tools;
  const outlines: Outlines = new Outlines({ document, ...elements, isEditor, overlay, tracker, selection, mode });
  const backdrop = new Backdrop({ ...dom, ...parent, flags, sheets });
  const reports = new Reports({ ...dom, post });
  /** Outlines follow the change at once, the nav tree after a while. */
  const pageChanged = (stylesOnly = false) => {
    tracker.stir();
    outlines.forget();
    styles.changed();
    navTree.pageChanged(stylesOnly);
  };
  const instant = new InstantUpdates({ ...dom, ...parent, ...elements, sheets, clock, pageChanged });
  const errors = new ErrorWatch({ ...dom, ...parent, react, flags });
  const drops = new DropQuestions({ ...dom, ...elements, outlines, post });
  const onLearned = () => {
    drops.again();
    tools.lookAgain();
  };
  const navTree = new NavTree({ ...dom, ...parent, ...elements, clock, storage, selection, errors, onLearned });
  const findInstance = { document, ...elements };
  const instanceAtPress: HitDeps['instanceAt'] = (element, goesIn, codebaseId, selected = selection) =>
    isEditor ? instanceAt(element, selected, goesIn, findInstance, codebaseId) : null;
  const shared = {
    ...dom,
    ...elements,
    isEditor,
    instanceAt: instanceAtPress,
    isDescribed: (element: Element) => isDescribed(element, findInstance),
    post,
    flags,
    storage,
    sheets,
    overlay,
    outlines,
    selection,
    reports,
    backdrop,
  };
  const tools: Tools = new Tools({ ...shared, instant, navTree });
  const recording = new RecordingSwitch({ ...dom, ...parent, sheets, loadRecorder });
  const answering = { hotReload, reply: post, pseudoStates, theme, styles, errors, pageChanged };
  return { ...shared, ...answering, instant, navTree, tools, drops, recording } satisfies FrameParts;
}
