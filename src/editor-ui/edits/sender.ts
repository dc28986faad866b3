/**
 * Sends edits to the server one after the other, so that files and undo stack see them in the order in which they were made. While
 * the server is away they wait for it.
 */
import { type ApiError, type MutationSuccess, mutatePath } from '../../protocol/api.ts';
import type { ApiClient } from '../api/client.ts';
import { pauseBefore, sleep } from '../api/events.ts';
import type { NoticeAction, Notify } from '../notices.ts';
import type { EditorStore } from '../store/store.ts';
import type { EditOutcome } from './edit.ts';
import type { UpdateKind, Updates } from './updates.ts';

export interface SenderParts {
  store: EditorStore;
  api: Pick<ApiClient, 'post'>;
  canvasId: string;
  updates: Updates;
  notify: Notify;
  /** resolves after that many ms; tests bring their own */
  wait?: (ms: number) => Promise<void>;
}

export type Sender = ReturnType<typeof createSender>;

const EXPIRED: ApiError = {
  code: 'unauthorized',
  message: 'Not saved: visual-edit was started anew and has a new key.',
  hint: 'Open the address that it printed in your terminal, and make the change again there.',
};

/** True for an edit with an id: the server makes it once, however often it is asked. */
const isMadeOnce = (body: unknown) => typeof (body as { changeId?: unknown }).changeId === 'string';

export function createSender({ store, api, canvasId, updates, notify, wait = sleep }: SenderParts) {
  const { inOrder, isIdle } = createQueue(() => store.setState({ save: { phase: 'saving' } }));

  /** Shows how an edit ended. @param waysOn the actions of a refusal's notice */
  function settle(outcome: EditOutcome, ...waysOn: (NoticeAction | undefined)[]): void {
    if (!outcome.ok) {
      store.setState({ save: { phase: 'refused', error: outcome.error } });
      const [first, second] = waysOn;
      notify.refused(outcome.error, first, second);
      return;
    }
    const { activityId, toast, warnings } = outcome.answer;
    if (isIdle()) store.setState({ save: { phase: 'saved', activityId } });
    if (toast) notify.saved(toast);
    for (const warning of warnings) notify.warning(warning);
  }

  async function sendTo<A extends MutationSuccess>(
    kind: UpdateKind,
    path: string,
    body: unknown,
  ): Promise<{ ok: true; answer: A } | { ok: false; error: ApiError }> {
    for (let attempt = 0; ; attempt++) {
      const isOnline = store.getState().connection.state === 'online' || (await untilOnline(store));
      if (!isOnline) return { ok: false, error: EXPIRED };
      const done = updates.expectAnswer();
      const result = await api.post<A>(path, body);
      done(result.ok ? result.value : null, kind);
      if (result.ok) return { ok: true, answer: result.value };
      if (result.error.code !== 'unreachable' || !isMadeOnce(body)) return { ok: false, error: result.error };
      await wait(pauseBefore(attempt, Math.random));
    }
  }

  return {
    settle,
    isIdle,
    inOrder,
    /** One request, at once. */
    send: (kind: UpdateKind, operation: string, body: unknown): Promise<EditOutcome> =>
      sendTo(kind, mutatePath(canvasId, operation), body),
    /** The same to another path below the API. */
    sendTo,
    /** A dry run of a request. */
    async ask(operation: string, body: Record<string, unknown>): Promise<EditOutcome> {
      const result = await api.post<MutationSuccess>(mutatePath(canvasId, operation), { ...body, dryRun: true });
      return result.ok ? { ok: true, answer: result.value } : { ok: false, error: result.error };
    },
    /** An edit that is not sent. */
    settleUnsent(error: ApiError): EditOutcome {
      const outcome: EditOutcome = { ok: false, error };
      settle(outcome);
      return outcome;
    },
  };
}

/** @returns false when the server is another one now, which does not know this editor */
function untilOnline(store: EditorStore): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { state } = store.getState().connection;
      if (state !== 'online' && state !== 'expired') return;
      stop();
      resolve(state === 'online');
    };
    const stop = store.subscribe(look);
    look();
  });
}

/** Runs tasks one after the other. @param onAdded called for each task at once */
function createQueue(onAdded: () => void) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    /** True while no task runs or waits for its turn. */
    isIdle: () => waiting === 0,
    /** Runs `task` after all earlier ones. */
    inOrder<T>(task: () => Promise<T>): Promise<T> {
      waiting++;
      onAdded();
      const result = last.then(task).finally(() => {
        waiting--;
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
}
