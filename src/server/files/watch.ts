/**
 * Watches the files that the app has loaded, and only those, for edits by others (design §4). Our own saves are told from
 * them by the session, which compares texts, not times.
 */
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { Session } from '../session.ts';

/**
 * chokidar drops news of a file for 50 ms after the last; whatever happened in that time is found by looking again after this
 * many milliseconds.
 */
const SECOND_LOOK = 120;

/**
 * Watching is set up once files have stopped coming for so many milliseconds: while an app loads, its page is waiting. An edit
 * that comes sooner is found when it is.
 */
const CALM = 4000;
/** Where something always comes, after so many milliseconds at the latest. */
const LATEST = 10_000;

export interface FileWatch {
  /** watches further files, soon; those that are watched already are left alone */
  addSoon(files: () => Iterable<string>): void;
  close(): Promise<void>;
}

/** @param files project-relative */
export function watchFiles(session: Session, files: Iterable<string>): FileWatch {
  const { root } = session.ws.files;
  const watched = new Set<string>();
  const looks = new Map<string, NodeJS.Timeout>();
  const watcher = watch([], { ignoreInitial: true, followSymlinks: true, persistent: true });
  watcher.on('all', (_event, path) => {
    const file = relative(root, path).split(sep).join('/');
    session.noteExternalText(file, null);
    clearTimeout(looks.get(file));
    const again = () => {
      looks.delete(file);
      session.noteExternalText(file, null);
    };
    looks.set(file, setTimeout(again, SECOND_LOOK));
  });
  // A file that cannot be watched (too many watches) is still compared before each edit of it.
  watcher.on('error', (error) => session.ws.logger.warn(`Watching files: ${(error as Error).message}`));
  const add = (more: Iterable<string>) => {
    const fresh = [...more].filter((file) => !watched.has(file));
    for (const file of fresh) watched.add(file);
    if (fresh.length > 0) watcher.add(fresh.map((file) => join(root, file)));
    return fresh;
  };
  add(files);
  let soon: NodeJS.Timeout | undefined;
  let latest: number | null = null;
  return {
    addSoon(more) {
      const now = performance.now();
      latest ??= now + LATEST;
      clearTimeout(soon);
      soon = setTimeout(
        () => {
          latest = null;
          for (const file of add(more())) session.noteExternalText(file, null);
        },
        Math.min(CALM, latest - now),
      );
    },
    close() {
      clearTimeout(soon);
      for (const look of looks.values()) clearTimeout(look);
      return watcher.close();
    },
  };
}
