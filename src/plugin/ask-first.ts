import type { Connect, ViteDevServer } from 'vite';

/** Adds a middleware that is asked before those of Vite, of other plugins and of the app. */
export function askFirst({ middlewares }: ViteDevServer, handle: Connect.NextHandleFunction): void {
  middlewares.use(handle);
  const ours = middlewares.stack.pop();
  if (ours) middlewares.stack.unshift(ours);
}
