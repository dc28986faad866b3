/**
 * Saves source files so that each is complete after any crash.
 *
 * *Prepare* writes the new bytes to a temporary file beside the target and makes them durable; *commit* checks that the
 * target is still the text that the edit was based on, and renames. Commit is synchronous, so that several prepared files
 * change within one turn of the event loop, before any code in this process can see half of an edit.
 */

import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  type Stats,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asFileRefusal, refuse } from '../routes/errors.ts';
import { renameOver } from './held-rename.ts';
import { isOwnFile } from './path-rules.ts';
import { type PinnedDir, pinDir, syncFd } from './pinned-dir.ts';
import { isSameProcess } from './process-identity.ts';
import { type FileLocation, readEntry, type SourceFiles, type SourceText } from './source-files.ts';

export interface SaveRequest {
  file: string;
  /** the new text, or the bytes of a new image; null deletes the file */
  text: string | Uint8Array | null;
  /** hash that the file must have now; null if it must not exist */
  expect: string | null;
}

export interface PreparedSave {
  /** Puts the new text in place. @throws Refused `stale-file`; the file is then unchanged */
  commit(): void;
  /** Makes the rename durable. @throws Refused if the disk fails; then call `revert` */
  sync(): Promise<void>;
  /** Undoes a commit. Has no effect after `discard`. */
  revert(): void;
  /** Closes the folder and removes temporary files; a commit stays. Always call it last. */
  discard(): void;
}

const TEMP_NAME = /^\..*\.ve-(\d+)-[0-9a-f]{12}\.tmp$/;

/** True for the path of one of our temporary files. */
export const isTemporary = (path: string): boolean => TEMP_NAME.test(basename(path));

/** @throws Refused with nothing changed: path not allowed, read-only, hard-linked, stale, or a disk error */
export async function prepareSave(files: SourceFiles, request: SaveRequest): Promise<PreparedSave> {
  const { file, expect, text } = request;
  removeLeftovers();
  if (expect === null && isOwnFile(file)) makeFolder(files.root, file);
  const place = expect === null ? files.newPlace(file) : files.place(file);
  let save: Save | null = null;
  try {
    save = new Save(place, request, pinDir(place.dir));
    const now = save.assertUnchanged();
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    if (bytes !== null) await save.writeTemp(bytes, now?.stat ?? null);
    return save;
  } catch (error) {
    save?.discard();
    throw asFileRefusal(error, file);
  }
}

class Save implements PreparedSave {
  private readonly temp: string;
  private readonly backup: string;
  private tempExists = false;
  private backedUp = false;
  private committed = false;
  private old: SourceText | null = null;
  private open = true;

  constructor(
    private readonly place: FileLocation,
    private readonly request: SaveRequest,
    private readonly dir: PinnedDir,
  ) {
    this.temp = tempName(place.entry);
    this.backup = tempName(place.entry);
  }

  /** Checks that the target is as expected and may be replaced. @returns its current text, null when it is to be created */
  assertUnchanged(): SourceText | null {
    const { file, expect } = this.request;
    if (expect === null) {
      if (exists(this.dir.path(this.place.entry))) {
        refuse('file-exists', `${file} exists already.`, { hint: 'Choose another name.', file });
      }
      return null;
    }
    const now = readEntry(this.dir, this.place.entry, file);
    if (now.hash !== expect) stale(file);
    assertReplaceable(now.stat, this.dir.path(this.place.entry), file);
    return now;
  }

  async writeTemp(bytes: Uint8Array, like: Stats | null): Promise<void> {
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);
    const handle = await open(this.dir.path(this.temp), flags, like ? 0o600 : 0o644);
    this.tempExists = true;
    try {
      await writeFully(handle, bytes);
      if (like) await copyOwnership(handle, like, this.request.file);
      await syncFd(handle.fd);
      // A nearly full disk may accept a write but keep only part of it.
      const { size } = await handle.stat();
      if (size !== bytes.length) {
        refuse(
          'disk-error',
          `${this.request.file} could not be saved: the disk kept ${size} of ${bytes.length} bytes.`,
        );
      }
    } finally {
      await handle.close();
    }
  }

  commit(): void {
    try {
      const now = this.assertUnchanged();
      this.replace(now);
    } catch (error) {
      throw asFileRefusal(error, this.request.file);
    }
  }

  /**
   * Renames over the target while a second hard link keeps the old file. If another program was writing to it at that
   * moment, its file is put back, so that no save of the user's is lost.
   */
  private replace(now: SourceText | null): void {
    const target = this.dir.path(this.place.entry);
    this.old = now;
    this.backedUp = now !== null && this.linkBackup(target);
    if (this.request.text === null) {
      unlinkSync(target);
    } else {
      renameOver(this.dir.path(this.temp), target, this.request.file);
      this.tempExists = false;
    }
    this.committed = true;
    if (!this.backedUp || readEntry(this.dir, this.backup, this.request.file).hash === this.request.expect) return;
    this.revert();
    stale(this.request.file);
  }

  revert(): void {
    if (!this.committed) return;
    this.committed = false;
    const target = this.dir.path(this.place.entry);
    if (this.old === null) {
      removeQuietly(target);
    } else if (this.backedUp) {
      renameOver(this.dir.path(this.backup), target, this.request.file);
      this.backedUp = false;
    } else {
      const temp = this.dir.path(this.temp);
      writeFileSync(temp, this.old.text, { flag: 'wx', mode: this.old.stat.mode & 0o7777, flush: true });
      renameOver(temp, target, this.request.file);
    }
  }

  private linkBackup(target: string): boolean {
    try {
      linkSync(target, this.dir.path(this.backup));
      return true;
    } catch (error) {
      // On file systems without hard links, the check just before the rename must suffice.
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) return false;
      throw error;
    }
  }

  async sync(): Promise<void> {
    try {
      await this.dir.sync();
    } catch (error) {
      throw asFileRefusal(error, this.request.file);
    }
  }

  private removeTemp(name: string): void {
    if (!removeQuietly(this.dir.path(name))) leftovers.add(join(this.place.dir, name));
  }

  discard(): void {
    if (!this.open) return;
    this.open = false;
    if (this.tempExists) this.removeTemp(this.temp);
    if (this.backedUp) this.removeTemp(this.backup);
    this.dir.close();
    const { file, text } = this.request;
    if (this.committed && text === null && isOwnFile(file)) removeEmptyFolders(this.place.dir, file);
  }
}

/** Temporary files that could not be deleted in time. */
const leftovers = new Set<string>();

/** Tries again to delete them; called before each save and when a session closes. */
export function removeLeftovers(): void {
  for (const path of leftovers) if (removeQuietly(path)) leftovers.delete(path);
}

/** Refuses read-only and hard-linked files: a rename would override the permission or split the links. */
function assertReplaceable(stat: Stats, path: string, file: string): void {
  if ((stat.mode & 0o222) === 0) {
    const hint = 'Make the file writable (chmod u+w), then try again.';
    refuse('read-only', `${file} is read-only.`, { hint, file });
  }
  if (stat.nlink > 1) {
    const hint = 'Replace the hard link by a copy or a symbolic link.';
    refuse('hard-link', `${file} has ${stat.nlink} names on disk (hard links); saving it would split them.`, {
      hint,
      file,
    });
  }
  accessSync(path, constants.W_OK);
}

async function writeFully(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, done);
    if (bytesWritten === 0) throw Object.assign(new Error('nothing was written'), { code: 'EIO' });
    done += bytesWritten;
  }
}

async function copyOwnership(handle: FileHandle, like: Stats, file: string): Promise<void> {
  const own = await handle.stat();
  if (own.uid !== like.uid || own.gid !== like.gid) {
    await handle.chown(like.uid, like.gid).catch(() => {
      const hint = 'Take ownership of the file (chown), then try again.';
      refuse('not-writable', `${file} belongs to another user or group, which saving would change.`, { hint, file });
    });
  }
  // After chown, which clears the set-id bits.
  await handle.chmod(like.mode & 0o7777);
}

function stale(file: string): never {
  const hint = 'Look at the file as it is now and make the change again.';
  refuse('stale-file', `${file} was changed by another program at this moment; nothing was overwritten.`, {
    hint,
    file,
  });
}

function tempName(entry: string): string {
  return `.${entry.slice(0, 100)}.ve-${process.pid}-${randomBytes(6).toString('hex')}.tmp`;
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** @returns false when the file could not be deleted */
function removeQuietly(path: string): boolean {
  try {
    unlinkSync(path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR';
  }
}

/** Our folder in the project goes with the last file in it. @param dir absolute, of the file */
function removeEmptyFolders(dir: string, file: string): void {
  let path = dir;
  try {
    for (let left = file.split('/').length - 1; left > 0; left--) {
      rmdirSync(path);
      path = dirname(path);
    }
  } catch {
    // It has other files.
  }
}

/** Makes the folder of our first file, but never through a link: it could lead out of the project. */
function makeFolder(root: string, file: string): void {
  let path = root;
  const folder = dirname(file);
  for (const part of folder.split('/')) {
    path = join(path, part);
    try {
      const there = lstatSync(path, { throwIfNoEntry: false });
      if (!there) mkdirSync(path);
      else if (!there.isDirectory())
        refuse('forbidden-path', `${folder} is no folder, or a link.`, {
          hint: 'Make it a plain folder.',
          file,
        });
    } catch (error) {
      throw asFileRefusal(error, file);
    }
  }
}

/** Removes the temporary files that killed processes left in a project folder. @param dir relative to the project */
export function sweepTempFiles(files: SourceFiles, dir: string): void {
  let pinned: PinnedDir;
  let names: string[];
  try {
    pinned = pinDir(files.newPlace(`${dir === '' || dir === '.' ? '' : `${dir}/`}x.json`).dir);
  } catch {
    return;
  }
  try {
    names = readdirSync(pinned.path('.'));
    for (const name of names) {
      const pid = TEMP_NAME.exec(name)?.[1];
      if (pid && !isSameProcess(Number(pid), null)) removeQuietly(pinned.path(name));
    }
  } finally {
    pinned.close();
  }
}
