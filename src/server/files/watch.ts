/**
 * Watches the files that the app has loaded for edits by others. The session ignores our own saves: it compares texts, not
 * times.
 */
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { Session } from '../session.ts';

/**
 * Milliseconds. chokidar reports no further event of a file within 50 ms of the last; this second comparison catches changes
 * in that time.
 */
const SECOND_LOOK = 120;

/**
 * Milliseconds without a new file before watching starts: while an app loads, its page must not wait for that. Earlier edits
 * are found when it starts.
 */
const CALM = 4000;
/** Upper limit of that delay in milliseconds, if files keep coming. */
const LATEST = 10_000;

export interface FileWatch {
  /** watches more files, after a delay; ignores those already watched */
  addSoon(files: () => Iterable<string>): void;
  close(): Promise<void>;
}

/** @param files relative to the project */
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
  // Files that cannot be watched (a system limit) are still compared before each edit.
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
