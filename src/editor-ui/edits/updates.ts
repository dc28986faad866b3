/**
 * Applies news of the source, from answers and events, to tables, ids and activities, each once.
 *
 * The server tells every editor about a change, also the one that asked for it; so the news of an own change comes twice, in
 * either order. Renamed ids may form chains (a becomes b, b becomes c), so applying them twice would be wrong.
 */
import type { Activity, MutationSuccess, ScopeLookup, ServerEvent, TreeElementLookup } from '../../protocol/api.ts';
import type { LabelPatch } from '../../protocol/labels.ts';
import { renameKeys } from '../../protocol/renamed-ids.ts';
import type { Revisions } from '../../protocol/revisions.ts';
import type { FrameCalls } from '../frame/channel.ts';
import { isExternal, mergeActivity, noteUndoOrder } from '../store/ledger.ts';
import { mergeLookup, patchLabels } from '../store/lookups.ts';
import type { EditorStore } from '../store/store.ts';

export type UpdateKind = 'change' | 'undo' | 'redo';

interface SourceNews {
  prevIdToNewIdMap: Record<string, string>;
  treeElementLookup: TreeElementLookup;
  scopeLookup: ScopeLookup;
}

/** Parts of an event or an answer that change the tables. */
type News = Partial<Pick<SourceNews, 'treeElementLookup' | 'scopeLookup'>> & {
  activity?: Activity;
  labels?: LabelPatch;
};

export type Updates = ReturnType<typeof createUpdates>;

export interface UpdateParts {
  store: EditorStore;
  frame: FrameCalls & { noteIds(map: Record<string, string>): void; hear(revisions: Revisions): void };
}

export function createUpdates(parts: UpdateParts) {
  const { store, frame } = parts;
  /** news that came by answer, whose event is still to come */
  const answered: string[] = [];
  /** socket events received while this editor's request is pending */
  const heard: string[] = [];
  let requests = 0;
  /** one list of events and answers per read of the tables that is under way */
  const readings = new Set<News[]>();
  const note = (news: News) => {
    for (const list of readings) list.push(news);
  };

  return {
    /** Records events and answers while the tables are being read. @returns ends the recording, and merges it into the tables */
    startReading(): () => void {
      const since: News[] = [];
      readings.add(since);
      return () => {
        readings.delete(since);
        for (const news of since) addNews(parts, news);
      };
    },
    onEvent(event: ServerEvent): void {
      if ('treeElementLookup' in event || 'labels' in event) note(event);
      if (event.event === 'lookups') takeNews(parts, event);
      if (event.event === 'labels') patchLabels(store, event.labels);
      if (event.event !== 'change' && event.event !== 'undo' && event.event !== 'redo') return;
      takeActivity(store, event.event, event.activity);
      frame.hear(event.revisions);
      const name = `${event.event} ${event.activity.id}`;
      if (takeFrom(answered, name)) return;
      if (requests > 0) heard.push(name);
      takeNews(parts, event);
    },
    /** Called when a request goes out; the returned function takes its answer, or null for a refusal. */
    expectAnswer() {
      requests++;
      return (answer: MutationSuccess | null, kind: UpdateKind = 'change'): void => {
        requests--;
        if (answer) {
          frame.hear(answer.revisions);
          note(answer);
        }
        const name = `${kind} ${answer?.activityId}`;
        if (answer && !takeFrom(heard, name)) {
          answered.push(name);
          takeNews(parts, answer);
        }
        if (requests === 0) heard.length = 0;
      };
    },
    /** The socket was away: events still expected will never come. */
    forgetExpected(): void {
      answered.length = 0;
    },
  };
}

function takeNews({ store, frame }: UpdateParts, news: SourceNews): void {
  const { prevIdToNewIdMap, treeElementLookup, scopeLookup } = news;
  const { elements, scopes, editScopes, labels, renaming, sourceChanges } = store.getState();
  store.setState({
    sourceChanges: sourceChanges + 1,
    editScopes: renameKeys(editScopes, prevIdToNewIdMap),
    labels: renameKeys(labels, prevIdToNewIdMap),
    renaming: renaming && { ...renaming, codebaseId: prevIdToNewIdMap[renaming.codebaseId] ?? renaming.codebaseId },
    elements: mergeLookup(elements, treeElementLookup),
    scopes: mergeLookup(scopes, scopeLookup),
  });
  frame.noteIds(prevIdToNewIdMap);
  frame.call('updateCodebaseIds', prevIdToNewIdMap, treeElementLookup, scopeLookup);
}

function addNews({ store, frame }: UpdateParts, news: News): void {
  const { treeElementLookup = {}, scopeLookup = {}, activity, labels } = news;
  store.setState(({ elements, scopes, activities }) => ({
    elements: mergeLookup(elements, treeElementLookup),
    scopes: mergeLookup(scopes, scopeLookup),
    ...(activity && { activities: mergeActivity(activities, activity) }),
  }));
  if (labels) patchLabels(store, labels);
  frame.call('setNewLookups', treeElementLookup, scopeLookup);
}

function takeActivity(store: EditorStore, kind: UpdateKind, activity: Activity): void {
  const isPassed = isExternal(activity) || activity.passedOver === true;
  store.setState((state) => ({
    activities: mergeActivity(state.activities, activity),
    undoOrder: isPassed ? state.undoOrder : noteUndoOrder(state.undoOrder, kind, activity.id),
  }));
}

function takeFrom(list: string[], name: string): boolean {
  const at = list.indexOf(name);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}
