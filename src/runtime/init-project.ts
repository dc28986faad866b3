/** Starts the runtime for a project: tables, storyboard, mode and first reports. Later it takes new tables and renamed ids. */
import type { ScopeLookup, TreeElementLookup } from '../protocol/api.ts';
import { isStoryboardType, STORYBOARD_TYPES } from '../protocol/canvases.ts';
import { assertIdChars } from '../protocol/codebase-id.ts';
import type { FrameFunctions } from '../protocol/messages.ts';
import type { InstantUpdates } from './instant-updates/updates.ts';
import type { NavTree } from './nav-tree/nav-tree.ts';
import type { Outlines } from './outlines.ts';
import type { Backdrop } from './page/backdrop.ts';
import type { ErrorWatch } from './page/error-watch.ts';
import { DRIVE_MODE, ENABLED, type FrameStorage } from './page/frame-storage.ts';
import type { Page } from './page/page.ts';
import type { ProjectState } from './project-state.ts';
import type { Reports } from './reports.ts';
import type { Selection } from './selection.ts';
import type { Tools } from './tools/tools.ts';

interface InitDeps {
  project: ProjectState;
  tools: Tools;
  storage: FrameStorage;
  errors: ErrorWatch;
  navTree: NavTree;
  reports: Reports;
  backdrop: Backdrop;
  selection: Selection;
}

/** @throws Error when an id contains characters that ids may not, or the storyboard's type is none */
export function initProject(deps: InitDeps, args: FrameFunctions['initProject']): void {
  const [storyboardId, elements, scopes, component, modes, type, filename, originalUrl] = args;
  assertIdChars(storyboardId, 'storyboard id');
  const storyboardType = type ?? 'APPLICATION';
  if (!isStoryboardType(storyboardType))
    throw new Error(`storyboard type is one of ${STORYBOARD_TYPES.join(', ')}, not ${JSON.stringify(type)}`);
  const { project, tools, storage, errors, navTree, reports, backdrop, selection } = deps;
  project.replaceLookups(elements, scopes);
  project.storyboardId = storyboardId;
  project.storyboardComponentElement = component;
  project.storyboardType = storyboardType;
  project.savedComponentFilename = filename;
  project.originalStoryboardUrl = originalUrl ?? '';
  project.aiContext = modes?.aiContextSelection === true;
  // A new editor has nothing selected.
  selection.reset();
  // A page that reloads in drive mode stays in it.
  tools.setDriving(modes?.driveModeEnabled === true || storage.get(DRIVE_MODE) === ENABLED);
  reports.address(true);
  backdrop.look(true);
  errors.refreshed();
  errors.report();
  navTree.restart();
}

interface RenameDeps extends Pick<InitDeps, 'project' | 'selection' | 'navTree'> {
  page: Page;
  instant: InstantUpdates;
  outlines: Outlines;
}

/** @throws Error when an id contains characters that ids may not */
export function renameCodebaseIds(
  deps: RenameDeps,
  ids: Record<string, string>,
  elements: TreeElementLookup,
  scopes: ScopeLookup,
): void {
  for (const id of Object.entries(ids).flat()) assertIdChars(id, 'codebase id');
  deps.project.mergeLookups(elements, scopes);
  deps.page.learnIds(ids);
  deps.instant.renameIds(ids);
  deps.selection.renameIds((id) => (Object.hasOwn(ids, id) ? (ids[id] ?? null) : null));
  deps.outlines.update();
  deps.navTree.pageChanged();
}
