/** Sends modules again that ran in a page before they accepted updates (`src/runtime/missed-refresh.ts`). */
import { LOADED_EVENT, UNREFRESHED_EVENT } from '../protocol/revisions.ts';
import type { HotChannel } from './page-revisions.ts';
import type { PageModule, PageSide } from './vite-versions.ts';

/**
 * Code for the page: `resend`. A module's own promise, after which it accepts updates, waits for an import of its address, so an
 * import that begins later ends later. A classic script cannot have this code: Vite adds an import to it.
 */
export const RESEND = `// Before this event, the dev server itself reloads a page that an update came too early for.
let isCurrent = false;
import.meta.hot?.on('${LOADED_EVENT}', () => {
  isCurrent = true;
});
const loaded = new Map();
const note = (entries) => entries.forEach(({ name }) => loaded.set(new URL(name).pathname, name));
const observer = new PerformanceObserver((list) => note(list.getEntries()));
observer.observe({ type: 'resource', buffered: true });
const addressOf = (path) => {
  const { pathname } = new URL(path, location.href);
  // It begins with the app's base.
  for (const [known, address] of loaded) if (known.endsWith(pathname)) return address;
};
const resend = (paths) => {
  if (!isCurrent) return false;
  note(observer.takeRecords());
  const addresses = [...paths].map(addressOf).filter(Boolean);
  Promise.allSettled(addresses.map((address) => import(/* @vite-ignore */ address))).then(() => {
    if (addresses.length > 0 && paths.size > 0) import.meta.hot.send('${UNREFRESHED_EVENT}', { paths: [...paths] });
  });
  return addresses.length > 0;
};
`;

/** @param isReactModule true for a file that accepts its updates through React's plugin, if at all */
export function resendUnrefreshed(
  channel: HotChannel,
  pageSide: () => Pick<PageSide, 'moduleGraph' | 'reloadModule'>,
  isReactModule: (file: string) => boolean,
): void {
  channel.on(UNREFRESHED_EVENT, async (data, page) => {
    const side = pageSide();
    const modules: PageModule[] = [];
    for (const path of pathsIn(data)) {
      const module = await side.moduleGraph.getModuleByUrl(path);
      if (module?.isSelfAccepting && module.file && isReactModule(module.file)) modules.push(module);
    }
    if (modules.length === 0) page.send(UNREFRESHED_EVENT, {});
    for (const module of modules) await side.reloadModule(module);
  });
}

/** Messages of a page are data from outside. */
function pathsIn(data: unknown): string[] {
  const paths = data !== null && typeof data === 'object' && 'paths' in data ? data.paths : [];
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
}
