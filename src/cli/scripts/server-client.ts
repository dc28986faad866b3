/** The project by way of its running server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Activity,
  type ApiFailure,
  type MutationAnswer,
  mutatePath,
  type SessionInfo,
} from '../../protocol/api.ts';
import { type AnyMutationChange, CHANGE_TYPES } from '../../protocol/changes.ts';
import type { ServerFile } from '../../server/http/server-file.ts';
import type { ElementAtAnswer, SourcePlace } from '../../server/identity/element-at.ts';
import { Problem } from '../problems.ts';
import { apiRequest } from './api-request.ts';
import type { ProjectClient } from './project-client.ts';

/** The server's limits for one request: number of changes, and bytes of JSON. */
const MAX_CHANGES = 100;
const MAX_BYTES = 900_000;
/** How often a request is sent again to a server that asks for patience. */
const MAX_REPEATS = 10;

/**
 * The client of a project's server, null when it does not answer.
 * @param root absolute real path
 */
export async function serverClient(root: string, server: ServerFile): Promise<ProjectClient | null> {
  const isThere = await apiRequest(server, '/canvases').then(
    ({ status }) => status === 200,
    () => false,
  );
  return isThere ? new ServerClient(root, server) : null;
}

class ServerClient implements ProjectClient {
  constructor(
    readonly root: string,
    private readonly server: ServerFile,
  ) {}

  async elementAt(place: SourcePlace): Promise<ElementAtAnswer> {
    const answer = await this.findElement(place);
    const isUnknownFile = !answer.ok && answer.error.code === 'file-not-found';
    if (!isUnknownFile || !existsSync(join(this.root, place.file))) return answer;
    await this.loadIntoApp(place.file);
    return this.findElement(place);
  }

  async *apply(changes: readonly AnyMutationChange[], dryRun: boolean): AsyncIterable<MutationAnswer> {
    for (const batch of batchesOf(changes)) {
      const path = `/canvases/${this.server.canvasId}/changes`;
      const body = await this.ask<{ answers: MutationAnswer[] } | ApiFailure>(path, { changes: batch, dryRun });
      const answers = 'answers' in body ? body.answers : [body];
      yield* answers;
      if (!answers.at(-1)?.ok) return;
    }
  }

  undo(latestUuid?: string): Promise<MutationAnswer> {
    return this.ask(mutatePath(this.server.canvasId, CHANGE_TYPES.UNDO.operation), { latestUuid });
  }

  passOver(latestUuid?: string): Promise<MutationAnswer> {
    return this.ask(mutatePath(this.server.canvasId, 'passOver'), { latestUuid });
  }

  redo(changeToRedoId?: string): Promise<MutationAnswer> {
    return this.ask(mutatePath(this.server.canvasId, CHANGE_TYPES.REDO.operation), { changeToRedoId });
  }

  activities(): Promise<Activity[]> {
    return this.ask(`/canvases/${this.server.canvasId}/activities`);
  }

  async close(): Promise<void> {}

  private findElement({ file, line, column }: SourcePlace): Promise<ElementAtAnswer> {
    const query = new URLSearchParams({ file, line: String(line), column: String(column) });
    return this.ask(`/canvases/${this.server.canvasId}/element?${query}`);
  }

  /** Has the dev server load a file as a page would, so that its elements are known; whether it can is seen afterwards. */
  private async loadIntoApp(file: string): Promise<void> {
    const session = await this.ask<SessionInfo | ApiFailure>('/session');
    if (!('appUrl' in session)) return;
    const path = file.split('/').map(encodeURIComponent).join('/');
    await fetch(new URL(path, session.appUrl)).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    );
  }

  private async ask<T>(path: string, body?: unknown): Promise<T> {
    for (let repeat = 0; ; repeat++) {
      const answer = await apiRequest(this.server, path, body).catch((error: Error) => {
        throw new Problem('server-lost', { message: error.message });
      });
      if (answer.status !== 429 || repeat === MAX_REPEATS) return answer.body as T;
      await delay(1000 * Math.max(answer.retryAfter, 0.05));
    }
  }
}

/** Changes in groups that fit into one request each. */
function batchesOf(changes: readonly AnyMutationChange[]): AnyMutationChange[][] {
  const batches: AnyMutationChange[][] = [];
  let bytes = 0;
  for (const change of changes) {
    const size = Buffer.byteLength(JSON.stringify(change));
    const batch = batches.at(-1);
    bytes += size;
    if (batch && batch.length < MAX_CHANGES && bytes <= MAX_BYTES) {
      batch.push(change);
    } else {
      batches.push([change]);
      bytes = size;
    }
  }
  return batches;
}
