/** The components of packages that the project uses already. */
import type { TreeElement } from '../../protocol/api.ts';

export interface PackageComponent {
  name: string;
  /** id of an element that uses it: the new one is another like it */
  codebaseId: string;
  /** an element that uses it has words between its tags */
  showsText: boolean;
}

/** Components that put nothing of their own on the page. */
const UNSEEN =
  /(?:Provider|Router|Routes?|Outlet|Navigate|Suspense|StrictMode|Fragment|Boundary|Baseline|Toaster|Devtools|Portal)$/;

/**
 * Those in the files that pages have loaded, in the order of their first use.
 * @param shown ids of elements on the page, where a new one is shown like them at once
 */
export function packageComponents(
  elements: Readonly<Record<string, TreeElement>>,
  shown: ReadonlySet<string | null>,
): PackageComponent[] {
  const found = new Map<string, PackageComponent>();
  for (const { componentName: name, codebaseId, definition, staticTextContents } of Object.values(elements)) {
    if (definition !== null || UNSEEN.test(name)) continue;
    const known = found.get(name) ?? { name, codebaseId, showsText: false };
    found.set(name, {
      name,
      codebaseId: shown.has(known.codebaseId) ? known.codebaseId : codebaseId,
      showsText: known.showsText || staticTextContents,
    });
  }
  return [...found.values()];
}
