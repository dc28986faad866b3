/** What the parent tells at the start and whenever the server gave elements new ids. */
import type { ScopeLookup, TreeElementLookup } from '../protocol/api.ts';
import { assertIdChars } from '../protocol/codebase-id.ts';
import type { FrameFunctions } from '../protocol/messages.ts';
import { DRIVE_MODE, ENABLED } from './page/session-store.ts';
import type { Session } from './session.ts';

/** @throws Error when the storyboard id holds other characters than ids may (spec §5) */
export function initProject(session: Session, args: FrameFunctions['initProject']): void {
  const [storyboardId, elements, scopes, component, modes, type, filename, originalUrl] = args;
  assertIdChars(storyboardId, 'storyboard id');
  const { project, tools, store, errors, navTree, reports, selection } = session;
  project.storyboardId = storyboardId;
  project.storyboardComponentElement = component;
  project.storyboardType = type ?? 'APPLICATION';
  project.savedComponentFilename = filename;
  project.originalStoryboardUrl = originalUrl ?? '';
  project.aiContext = modes?.aiContextSelection === true;
  project.replaceLookups(elements, scopes);
  // An editor that starts anew has nothing selected.
  selection.reset();
  // A page that reloads while driving goes on driving.
  tools.setDriving(modes?.driveModeEnabled === true || store.get(DRIVE_MODE) === ENABLED);
  reports.address(true);
  errors.refreshed();
  errors.report();
  navTree.restart();
}

export function renameCodebaseIds(
  session: Session,
  ids: Record<string, string>,
  elements: TreeElementLookup,
  scopes: ScopeLookup,
): void {
  session.project.mergeLookups(elements, scopes);
  session.page.learnIds(ids);
  session.instant.renameIds(ids);
  session.selection.renameIds((id) => (Object.hasOwn(ids, id) ? (ids[id] ?? null) : null));
  session.outlines.update();
  session.navTree.pageChanged();
}
