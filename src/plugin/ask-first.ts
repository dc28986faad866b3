import type { Connect, ViteDevServer } from 'vite';

/** Adds a middleware that runs before those of Vite, other plugins and the app. */
export function askFirst({ middlewares }: ViteDevServer, handle: Connect.NextHandleFunction): void {
  middlewares.use(handle);
  const ours = middlewares.stack.pop();
  if (ours) middlewares.stack.unshift(ours);
}
