/**
 * The journal on disk: an append-only file with one record and its checksum per line.
 *
 * A line is `<16 hex digits of sha256> <JSON>`. On opening, everything after the first damaged line is dropped, and a copy
 * of the file is kept. A failed append is truncated, so that the file always ends in a complete line.
 */
import {
  closeSync,
  constants,
  existsSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sha256 } from '../files/hash.ts';
import { Refused } from '../routes/errors.ts';
import { isJournalRecord, JOURNAL_VERSION, type JournalRecord } from './journal-records.ts';

const syncData = promisify(fdatasync);
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;
/** In bytes. A larger journal was not written by us and is set aside unread. */
const MAX_READ = 512 * 1024 * 1024;

export class JournalFile {
  private fd: number;
  private length: number;

  private constructor(fd: number, length: number) {
    this.fd = fd;
    this.length = length;
  }

  /**
   * Opens the journal, or creates one.
   * @param warn called with a sentence for each dropped part
   * @throws Error when the file cannot be created
   */
  static open(
    path: string,
    root: string,
    warn: (message: string) => void,
  ): { file: JournalFile; records: JournalRecord[] } {
    const old = existsSync(path) || isLink(path) ? readOld(path, root, warn) : null;
    if (old) return old;
    const file = JournalFile.create(path);
    const header: JournalRecord = { kind: 'header', version: JOURNAL_VERSION, root };
    file.appendNow([header]);
    syncFolderOf(path);
    return { file, records: [header] };
  }

  /** Replaces the journal at `path` by one with these records. If anything fails, the old journal stays. */
  static replace(path: string, records: readonly JournalRecord[]): JournalFile {
    const fresh = `${path}.new`;
    removeIfThere(fresh);
    const file = JournalFile.create(fresh);
    try {
      file.appendNow(records);
      renameSync(fresh, path);
      syncFolderOf(path);
      return file;
    } catch (error) {
      file.close();
      removeIfThere(fresh);
      throw error;
    }
  }

  private static create(path: string): JournalFile {
    const flags = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | NO_FOLLOW;
    return new JournalFile(openSync(path, flags, 0o600), 0);
  }

  static at(fd: number, length: number): JournalFile {
    return new JournalFile(fd, length);
  }

  get size(): number {
    return this.length;
  }

  /**
   * Appends complete lines. With `durable`, resolves once they are on the disk.
   * @throws Refused `journal-error`; the journal is then unchanged
   */
  async append(records: readonly JournalRecord[], durable = true): Promise<void> {
    const start = this.length;
    try {
      this.write(records);
      if (durable) await syncData(this.fd);
    } catch (error) {
      this.cutBack(start);
      throw journalRefusal(error);
    }
  }

  private appendNow(records: readonly JournalRecord[]): void {
    this.write(records);
    fsyncSync(this.fd);
  }

  private write(records: readonly JournalRecord[]): void {
    if (fstatSync(this.fd).nlink === 0) throw Object.assign(new Error('it was deleted'), { code: 'ENOENT' });
    const bytes = Buffer.from(records.map(encodeLine).join(''));
    let done = 0;
    while (done < bytes.length) {
      const count = writeSync(this.fd, bytes, done, bytes.length - done, this.length + done);
      if (count === 0) throw Object.assign(new Error('nothing was written'), { code: 'EIO' });
      done += count;
    }
    this.length += bytes.length;
  }

  private cutBack(length: number): void {
    this.length = length;
    try {
      ftruncateSync(this.fd, length);
    } catch {
      // The next append overwrites the torn line; if there is none, the checksum drops it on opening.
    }
  }

  close(): void {
    if (this.fd >= 0) closeSync(this.fd);
    this.fd = -1;
  }
}

export function encodeLine(record: JournalRecord): string {
  const json = JSON.stringify(record);
  return `${sha256(json).slice(0, 16)} ${json}\n`;
}

/** The records of the undamaged lines at the start of `bytes`, and their length in bytes. */
function decodeLines(bytes: Buffer): { records: JournalRecord[]; length: number } {
  const records: JournalRecord[] = [];
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(10, start);
    if (end < 0) break;
    const record = decodeLine(bytes.toString('utf8', start, end));
    if (!record) break;
    records.push(record);
    start = end + 1;
  }
  return { records, length: start };
}

function decodeLine(line: string): JournalRecord | null {
  const json = line.slice(17);
  if (line[16] !== ' ' || sha256(json).slice(0, 16) !== line.slice(0, 16)) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isJournalRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function readOld(
  path: string,
  root: string,
  warn: (message: string) => void,
): { file: JournalFile; records: JournalRecord[] } | null {
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDWR | NO_FOLLOW | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    setAside(path, `it cannot be opened (${(error as NodeJS.ErrnoException).code})`, warn);
    return null;
  }
  const problem = foreign(fd);
  const bytes = problem ? Buffer.alloc(0) : readFileSync(fd);
  const { records, length } = decodeLines(bytes);
  const [header] = records;
  const unfit = problem ?? headerProblem(header, root);
  if (unfit) {
    closeSync(fd);
    setAside(path, unfit, warn);
    return null;
  }
  if (length < bytes.length) {
    keepCopy(path, bytes);
    warn(
      `The undo journal was damaged after ${length} of ${bytes.length} bytes; what follows was dropped (a copy is in ${path}.damaged).`,
    );
    ftruncateSync(fd, length);
    fsyncSync(fd);
  }
  return { file: JournalFile.at(fd, length), records };
}

function foreign(fd: number): string | null {
  const stat = fstatSync(fd);
  if (!stat.isFile()) return 'it is no regular file';
  if (process.getuid && stat.uid !== process.getuid()) return 'it belongs to another user';
  if (stat.size > MAX_READ) return `it has ${stat.size} bytes`;
  return null;
}

function headerProblem(header: JournalRecord | undefined, root: string): string | null {
  if (header?.kind !== 'header') return 'it does not begin like one';
  if (header.version !== JOURNAL_VERSION)
    return `it has version ${header.version}, and this program writes ${JOURNAL_VERSION}`;
  return header.root === root ? null : 'it is of another project';
}

function setAside(path: string, why: string, warn: (message: string) => void): void {
  renameSync(path, `${path}.unusable`);
  warn(`The undo journal could not be used: ${why}. It is now ${path}.unusable, and a new one was begun.`);
}

function keepCopy(path: string, bytes: Buffer): void {
  const copy = `${path}.damaged`;
  try {
    removeIfThere(copy);
    const fd = openSync(copy, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | NO_FOLLOW, 0o600);
    try {
      writeSync(fd, bytes);
    } finally {
      closeSync(fd);
    }
  } catch {
    // The copy is optional: a full disk must not keep the server from starting.
  }
}

function removeIfThere(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function isLink(path: string): boolean {
  try {
    closeSync(openSync(path, constants.O_RDONLY | NO_FOLLOW | (constants.O_NONBLOCK ?? 0)));
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ELOOP';
  }
}

function syncFolderOf(path: string): void {
  if (process.platform === 'win32') return;
  const fd = openSync(join(dirname(path), '.'), constants.O_RDONLY);
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

function journalRefusal(error: unknown): Refused {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!code) throw error;
  return new Refused({
    code: 'journal-error',
    message: `The undo journal cannot be written: ${message}. Nothing was changed, because it could not have been undone.`,
    hint: 'Free disk space or mend the state folder, then try again; restart visual-edit if the folder was deleted.',
  });
}
