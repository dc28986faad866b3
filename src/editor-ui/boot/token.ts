/**
 * The session token. It arrives once in the address's fragment (`#token=…`), which browsers never send to a server, and is
 * then kept in this tab's session storage so that a reload keeps it. Besides it, only the user's place is read from the
 * address (`deep-link.ts`).
 */
const STORAGE_KEY = 'visual-edit.token';
const TOKEN = /^[A-Za-z0-9_-]{16,200}$/;

/** The part of `window` that is needed, so that tests bring their own. */
export interface TokenPlace {
  location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  history: Pick<History, 'replaceState'>;
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Takes the token out of the address, where one is, and remembers it.
 * @returns the token, or null when neither address nor this tab has one
 */
export function takeToken(place: TokenPlace): string | null {
  const given = /[#&]token=([^#&]*)/.exec(place.location.hash)?.[1] ?? null;
  if (place.location.hash) place.history.replaceState(null, '', place.location.pathname);
  return (given !== null && keepToken(place, given)) || place.sessionStorage.getItem(STORAGE_KEY);
}

/** Remembers a token for this tab. @returns null for a text that cannot be a token */
export function keepToken(place: Pick<TokenPlace, 'sessionStorage'>, token: string): string | null {
  if (!TOKEN.test(token)) return null;
  place.sessionStorage.setItem(STORAGE_KEY, token);
  return token;
}

/** Forgets a token that the server no longer takes, so that a reload says so at once. */
export function forgetToken(place: Pick<TokenPlace, 'sessionStorage'>): void {
  place.sessionStorage.removeItem(STORAGE_KEY);
}
