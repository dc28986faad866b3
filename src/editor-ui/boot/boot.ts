/** From an opened page to an editor: token, session, tables. Waits for a server that is away, says when it is another one. */
import type { SessionInfo } from '../../protocol/api.ts';
import { createApiClient } from '../api/client.ts';
import { pauseBefore, sleep } from '../api/events.ts';
import { apiBase, createEditor, type Editor, type EditorParts } from '../editor.ts';
import type { EditorStore } from '../store/store.ts';
import { codeIn, exchangeCode } from './one-time-code.ts';
import { forgetToken, keepToken, type TokenPlace, takeToken } from './token.ts';

export interface BootParts extends Pick<EditorParts, 'notify' | 'frameEvents'> {
  store: EditorStore;
  place: TokenPlace & { document: { baseURI: string } };
  /** resolves after that many ms; tests bring their own */
  wait?: (ms: number) => Promise<void>;
}

/** @returns the editor, or null when this page can never become one (`connection` in the store says why) */
export async function boot(parts: BootParts): Promise<Editor | null> {
  const { store, place } = parts;
  const code = codeIn(place.location.hash);
  const kept = takeToken(place);
  const base = apiBase(place.document.baseURI);
  const token = (code && (await tokenFor(code, base, parts))) || kept;
  if (!token) {
    store.setState({ connection: { state: code ? 'expired' : 'no-token' } });
    return null;
  }
  const api = createApiClient({ base, token });
  for (let attempt = 0; ; attempt++) {
    const answer = await api.get<SessionInfo>('/session');
    if (answer.ok) {
      store.setState({ session: answer.value });
      const editor = createEditor({ ...parts, api, session: answer.value });
      if (await editor.refresh()) {
        store.setState({ connection: { state: 'online' } });
        return editor;
      }
      editor.close();
    } else if (answer.status === 401) {
      forgetToken(place);
      store.setState({ connection: { state: 'expired' } });
      return null;
    } else store.setState({ connection: { state: 'offline', error: answer.error } });
    await (parts.wait ?? sleep)(pauseBefore(attempt, Math.random));
  }
}

/** The token for a one-time code, null when the server no longer takes it. Waits for a server that is away. */
async function tokenFor(code: string, base: string, { place, wait = sleep }: BootParts): Promise<string | null> {
  for (let attempt = 0; ; attempt++) {
    const answer = await exchangeCode(base, code, fetch.bind(globalThis));
    if ('token' in answer) return keepToken(place, answer.token);
    if (answer.failed === 'refused') return null;
    await wait(pauseBefore(attempt, Math.random));
  }
}
