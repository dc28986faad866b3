/**
 * Watches the files that the app has loaded, and only those, for edits by others (design §4). Our own saves are told from
 * them by the session, which compares texts, not times.
 */
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { Session } from './session.ts';

export interface FileWatch {
  /** watches further files; those that are watched already are left alone */
  add(files: Iterable<string>): void;
  close(): Promise<void>;
}

/** @param files project-relative */
export function watchFiles(session: Session, files: Iterable<string>): FileWatch {
  const { root } = session.ws.files;
  const watched = new Set<string>();
  const watcher = watch([], { ignoreInitial: true, atomic: true, followSymlinks: true, persistent: true });
  watcher.on('all', (_event, path) => session.noteExternalText(relative(root, path).split(sep).join('/'), null));
  // A file that cannot be watched (too many watches) is still compared before each edit of it.
  watcher.on('error', (error) => session.ws.logger.warn(`Watching files: ${(error as Error).message}`));
  const add = (more: Iterable<string>) => {
    const fresh = [...more].filter((file) => !watched.has(file));
    for (const file of fresh) watched.add(file);
    if (fresh.length > 0) watcher.add(fresh.map((file) => join(root, file)));
  };
  add(files);
  return { add, close: () => watcher.close() };
}
