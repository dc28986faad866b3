/**
 * The app's history, reconstructed from the addresses that it reports: browsers do not tell how far one can go back. Going back
 * from the first page would move the editor itself, so Back is offered only while there is a page of the app to go to.
 */
export interface Visits {
  hrefs: readonly string[];
  /** index of the current address */
  at: number;
}

export const NO_VISITS: Visits = { hrefs: [], at: -1 };
const MOST = 200;

/** An address that equals the one before or after means that the app went there by history; any other is a new page. */
export function noteVisit({ hrefs, at }: Visits, href: string): Visits {
  if (hrefs[at] === href) return { hrefs, at };
  if (at > 0 && hrefs[at - 1] === href) return { hrefs, at: at - 1 };
  if (hrefs[at + 1] === href) return { hrefs, at: at + 1 };
  const kept = [...hrefs.slice(0, at + 1), href].slice(-MOST);
  return { hrefs: kept, at: kept.length - 1 };
}

export const canGoBack = ({ at }: Visits): boolean => at > 0;
export const canGoForward = ({ hrefs, at }: Visits): boolean => at < hrefs.length - 1;
