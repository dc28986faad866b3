/** Stand-ins for the server, the frame and the notices, which record their calls. */
import type { ApiClient, ApiResult } from '../../src/editor-ui/api/client.ts';
import type { Edits } from '../../src/editor-ui/edits/edit.ts';
import { createEdits } from '../../src/editor-ui/edits/edits.ts';
import { createUpdates, type Updates } from '../../src/editor-ui/edits/updates.ts';
import type { NoticeAction, Notify } from '../../src/editor-ui/notices.ts';
import type { FindKeys } from '../../src/editor-ui/store/selection.ts';
import { createEditorStore, type EditorStore } from '../../src/editor-ui/store/store.ts';
import type { ApiError, MutationSuccess } from '../../src/protocol/api.ts';
import type { Revisions } from '../../src/protocol/revisions.ts';
import { APP_FILE, DIFF, fakeElements, SCOPES } from './fake-project.ts';

export interface FakeApi extends ApiClient {
  posts: { path: string; body: Record<string, unknown> }[];
  /** answers the oldest request that waits; without waiting requests, the next one */
  answer(result: ApiResult<unknown>): void;
}

function fakeApi(): FakeApi {
  const waiting: ((result: ApiResult<unknown>) => void)[] = [];
  const ready: ApiResult<unknown>[] = [];
  const posts: FakeApi['posts'] = [];
  return {
    base: 'http://localhost/api',
    token: 'abc',
    posts,
    get: () => Promise.reject(new Error('not asked for here')),
    image: () => Promise.resolve(null),
    post: (path, body) => {
      posts.push({ path, body: body as Record<string, unknown> });
      const next = ready.shift();
      const answer = next ? Promise.resolve(next) : new Promise<ApiResult<unknown>>((resolve) => waiting.push(resolve));
      return answer as Promise<never>;
    },
    answer(result) {
      const first = waiting.shift();
      if (first) first(result);
      else ready.push(result);
    },
  };
}

export function fakeFrame() {
  const calls: [name: string, ...args: unknown[]][] = [];
  const later: FindKeys[] = [];
  const awaited: { revisions: Revisions; settle(isCommitted: boolean): void }[] = [];
  const ids: Record<string, string>[] = [];
  return {
    calls,
    later,
    awaited,
    ids,
    call: (name: string, ...args: unknown[]) => void calls.push([name, ...args]),
    select: (keys: string[]) => void calls.push(['select', ...keys]),
    selectLater: (find: FindKeys) => void later.push(find),
    whenCommitted: (revisions: Revisions) =>
      new Promise<boolean>((resolve) => {
        awaited.push({ revisions, settle: resolve });
      }),
    hear: () => {},
    noteIds: (map: Record<string, string>) => void ids.push(map),
    names: () => calls.map(([name]) => name),
  };
}

export function fakeNotify(): Notify & { said: string[]; actions: NoticeAction[] } {
  const said: string[] = [];
  const actions: NoticeAction[] = [];
  return {
    said,
    actions,
    saved: (text) => void said.push(`saved: ${text}`),
    warning: (text) => void said.push(`warning: ${text}`),
    unavailable: ({ message }) => void said.push(`unavailable: ${message}`),
    refused: (error, action) => {
      said.push(`refused: ${error.message}`);
      if (action) actions.push(action);
    },
    unshown: (reason, ...offered) => {
      said.push(`unshown: ${reason.message} ${reason.hint}`);
      actions.push(...offered.filter((one) => one !== undefined));
    },
    superseded: () => {},
    problem: (notice) => {
      said.push(`problem: ${notice?.error.message ?? 'none'}`);
      if (notice) actions.push(notice.action);
    },
  };
}

export function success(activityId: string, patch: Partial<MutationSuccess> = {}): ApiResult<MutationSuccess> {
  const value: MutationSuccess = {
    ok: true,
    revisions: {},
    activityId,
    changeId: activityId,
    prevIdToNewIdMap: {},
    files: [{ path: APP_FILE, diff: DIFF }],
    treeElementLookup: {},
    scopeLookup: {},
    warnings: [],
    ...patch,
  };
  return { ok: true, value };
}

export function refusal(error: ApiError = { code: 'dynamic-text', message: 'No literal.' }): ApiResult<never> {
  return { ok: false, status: 422, error };
}

export interface Bench {
  store: EditorStore;
  api: FakeApi;
  frame: ReturnType<typeof fakeFrame>;
  notify: ReturnType<typeof fakeNotify>;
  updates: Updates;
  edits: Edits;
}

/** Everything around `createEdits`, online and with the fake project's tables. */
export function bench(): Bench {
  const store = createEditorStore({ connection: { state: 'online' }, elements: fakeElements(), scopes: SCOPES });
  const api = fakeApi();
  const frame = fakeFrame();
  const notify = fakeNotify();
  const updates = createUpdates({ store, frame });
  const edits = createEdits({ store, api, canvasId: 'main', frame, updates, notify });
  return { store, api, frame, notify, updates, edits };
}
