/** The HTTP API as a script uses it. */
import { type MutationAnswer, mutatePath, type TreeElement, type TreeElementLookup } from '../../src/protocol/api.ts';
import type { AnyMutationChange } from '../../src/protocol/changes.ts';

export interface Connection {
  apiUrl: string;
  token: string;
}

export class ApiClient {
  private constructor(
    private readonly connection: Connection,
    readonly canvasId: string,
  ) {}

  static async connect(connection: Connection): Promise<ApiClient> {
    const session = await request(connection, '/session');
    return new ApiClient(connection, (session as { canvasId: string }).canvasId);
  }

  async lookups(): Promise<TreeElementLookup> {
    const answer = await request(this.connection, `/canvases/${this.canvasId}/lookups`);
    return (answer as { treeElementLookup: TreeElementLookup }).treeElementLookup;
  }

  /** The only element for which `accepts` returns true, among files that the dev server has served. */
  async element(accepts: (element: TreeElement) => boolean): Promise<TreeElement> {
    const all = Object.values(await this.lookups()).filter((element) => element !== null);
    const [found, second] = all.filter(accepts);
    if (!found || second) throw new Error(`Wanted one element, found ${found ? 'several' : 'none'} of ${all.length}.`);
    return found;
  }

  editText(codebaseId: string, oldText: string, newText: string): Promise<MutationAnswer> {
    return this.post('editText', { element: { codebaseId }, oldText, newText });
  }

  /** Edits the only heading with this text. */
  async editHeading(oldText: string, newText: string): Promise<MutationAnswer> {
    const { codebaseId } = await this.element(({ componentName }) => componentName === 'h1');
    return this.editText(codebaseId, oldText, newText);
  }

  remove(codebaseId: string): Promise<MutationAnswer> {
    return this.post('removeJsxElement', { elementsToRemove: [{ codebaseId }] });
  }

  undo(): Promise<MutationAnswer> {
    return this.post('undoChangeToFiles', {});
  }

  /** Applies a change item of any type. */
  async apply(change: AnyMutationChange): Promise<MutationAnswer> {
    const init = { method: 'POST', body: JSON.stringify({ changes: [change] }) };
    const { answers } = (await request(this.connection, `/canvases/${this.canvasId}/changes`, init)) as {
      answers: [MutationAnswer];
    };
    return answers[0];
  }

  /** A GET under the canvas. */
  read(path: string): Promise<unknown> {
    return request(this.connection, `/canvases/${this.canvasId}${path}`);
  }

  stage(): Promise<unknown> {
    return request(this.connection, `/canvases/${this.canvasId}/stage`, { method: 'POST', body: '{}' });
  }

  private async post(operation: string, body: object): Promise<MutationAnswer> {
    return (await request(this.connection, mutatePath(this.canvasId, operation), {
      method: 'POST',
      body: JSON.stringify(body),
    })) as MutationAnswer;
  }
}

async function request({ apiUrl, token }: Connection, path: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${apiUrl}${path}`, { headers, ...init });
  return answer.json();
}
