/** The components of packages that the project uses already. */
import type { TreeElement } from '../../protocol/api.ts';

export interface PackageComponent {
  name: string;
  packageName: string;
  /** id of an element that uses it: the new one is another like it */
  codebaseId: string;
  /** an element that uses it has words between its tags */
  showsText: boolean;
  /** how many elements use it */
  uses: number;
}

/** Components that put nothing of their own on the page. */
const UNSEEN =
  /(?:Provider|Router|Routes?|Outlet|Navigate|Suspense|StrictMode|Fragment|Boundary|Baseline|Toaster|Devtools|Portal)$/;

/**
 * Those in the files that pages have loaded, those used most first.
 * @param shown ids of elements on the page, where a new one is shown like them at once
 */
export function packageComponents(
  elements: Readonly<Record<string, TreeElement>>,
  shown: ReadonlySet<string | null>,
): PackageComponent[] {
  const found = new Map<string, PackageComponent>();
  for (const one of Object.values(elements)) {
    const { componentName: name, packageName = '', codebaseId, definition, staticTextContents } = one;
    if (definition !== null || UNSEEN.test(name)) continue;
    const key = `${packageName} ${name}`;
    const known = found.get(key) ?? { codebaseId, showsText: false, uses: 0 };
    found.set(key, {
      name,
      packageName,
      codebaseId: shown.has(known.codebaseId) ? known.codebaseId : codebaseId,
      showsText: known.showsText || staticTextContents,
      uses: known.uses + 1,
    });
  }
  return [...found.values()].sort((a, b) => b.uses - a.uses);
}
