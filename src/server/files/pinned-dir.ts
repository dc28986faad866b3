/**
 * Holds a folder open by its descriptor, so that the folder that was checked is the one that is used.
 *
 * Between the check of a path and its use, somebody may replace a folder by a link. On Linux a *pinned* folder is addressed
 * through `/proc/self/fd/<n>/`, which stays the opened folder; elsewhere by its path, which is checked again at each use.
 */
import { closeSync, constants, existsSync, fstatSync, fsync, lstatSync, openSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { refuse } from '../routes/errors.ts';

/** Makes what was written durable. Yarn's PnP replaces handles by its own, which lack `sync()`; their descriptors are the system's. */
export function syncFd(fd: number): Promise<void> {
  return promisify(fsync)(fd);
}

const FD_PATHS = process.platform === 'linux' && existsSync('/proc/self/fd');

export interface PinnedDir {
  /** path of an entry, valid until `close` */
  path(name: string): string;
  /** makes renames in the folder durable, where the system can */
  sync(): Promise<void>;
  close(): void;
}

/**
 * @param realDir absolute path without links
 * @throws Refused `forbidden-path` when the path now leads elsewhere
 */
export function pinDir(realDir: string): PinnedDir {
  const fd = openSync(realDir, constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0));
  try {
    assertSameDir(fd, realDir);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return {
    path(name) {
      if (FD_PATHS) return `/proc/self/fd/${fd}/${name}`;
      assertSameDir(fd, realDir);
      return join(realDir, name);
    },
    sync: () => syncFolder(fd),
    close: () => closeSync(fd),
  };
}

function assertSameDir(fd: number, realDir: string): void {
  if (FD_PATHS) {
    if (readlinkSync(`/proc/self/fd/${fd}`) !== realDir) moved();
    return;
  }
  const held = fstatSync(fd);
  const now = lstatSync(realDir);
  if (!now.isDirectory() || now.dev !== held.dev || now.ino !== held.ino) moved();
}

function moved(): never {
  refuse('forbidden-path', 'A folder on the way to the file was moved or became a link meanwhile.');
}

async function syncFolder(fd: number): Promise<void> {
  try {
    await syncFd(fd);
  } catch (error) {
    // Windows and some file systems cannot sync a folder.
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'EINVAL' && code !== 'EPERM' && code !== 'EISDIR' && code !== 'ENOTSUP') throw error;
  }
}
