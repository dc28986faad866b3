/**
 * The project's files on disk: their text, and which of them may be read and written.
 *
 * A *name* is a project-relative path as the rest of the server uses it; a *place* is its real location after resolving
 * links, which must pass the same rules. Reads are synchronous: files have at most 2 MiB, and the mutation engine requests
 * them in the middle of its work.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync, type Stats } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { MAX_SOURCE_LENGTH } from '../../mutations/jsx/parse.ts';
import { asFileRefusal, refuse } from '../routes/errors.ts';
import { sha256 } from './hash.ts';
import { type FileKind, pathProblem } from './path-rules.ts';
import { type PinnedDir, pinDir } from './pinned-dir.ts';
import { withSlashes } from './slashes.ts';

/** The location of a name after resolving links: the real folder and the entry in it. */
export interface FileLocation {
  /** the requested name */
  file: string;
  /** project-relative path after links */
  realFile: string;
  /** absolute real path of the folder */
  dir: string;
  entry: string;
}

export interface SourceText {
  text: string;
  /** sha256 of the bytes */
  hash: string;
  stat: Stats;
}

export class SourceFiles {
  readonly root: string;

  /** @param packages the workspace's other packages, relative to the root */
  constructor(
    root: string,
    private readonly protectedDirs: readonly string[],
    private readonly packages: readonly string[] = [],
    private readonly kind: FileKind = 'source',
  ) {
    this.root = realpathSync.native(root);
  }

  /** @throws Refused `forbidden-path` for a name or location that is not allowed, `file-not-found` */
  place(file: string): FileLocation {
    this.assertAllowed(file, file);
    return this.guarded(file, () => this.placeOf(file, realpathSync.native(join(this.root, file))));
  }

  /** The place for a new file in an existing folder. */
  newPlace(file: string): FileLocation {
    this.assertAllowed(file, file);
    return this.guarded(file, () => {
      const dir = realpathSync.native(join(this.root, dirname(file)));
      return this.placeOf(file, join(dir, basename(file)));
    });
  }

  /** @throws Refused as `place` does, or `not-a-file`, `file-too-large`, `not-utf8` */
  read(file: string): SourceText {
    return this.inItsFolder(file, (dir, entry) => readEntry(dir, entry, file));
  }

  /** @param most of bytes @throws Refused as `place` does, or `not-a-file`, `file-too-large` */
  readBytes(file: string, most: number): Buffer {
    return this.inItsFolder(file, (dir, entry) => readEntryBytes(dir, entry, file, most).bytes);
  }

  private inItsFolder<T>(file: string, read: (dir: PinnedDir, entry: string) => T): T {
    const place = this.place(file);
    return this.guarded(file, () => {
      const dir = pinDir(place.dir);
      try {
        return read(dir, place.entry);
      } finally {
        dir.close();
      }
    });
  }

  private placeOf(file: string, real: string): FileLocation {
    const inside = relative(this.root, real);
    const realFile = withSlashes(inside);
    // A file of another package has one name only.
    const climbs = [file, realFile].some((path) => path.startsWith('../'));
    if (inside === '' || isAbsolute(inside) || inside === '..' || (climbs && realFile !== file)) {
      refuse('forbidden-path', `${file} leads out of the project.`, { hint: 'Edit that file where it belongs.', file });
    }
    this.assertAllowed(realFile, file);
    return { file, realFile, dir: dirname(real), entry: basename(real) };
  }

  private assertAllowed(path: string, file: string): void {
    const problem = pathProblem(path, this.protectedDirs, this.packages, this.kind);
    if (problem) refuse('forbidden-path', `This path is not edited here: ${problem}.`, { file: file.slice(0, 200) });
  }

  private guarded<T>(file: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw asFileRefusal(error, file);
    }
  }
}

/** The text of an entry of a pinned folder. */
export function readEntry(dir: PinnedDir, entry: string, file: string): SourceText {
  const { bytes, stat } = readEntryBytes(dir, entry, file, MAX_SOURCE_LENGTH);
  return { text: decode(bytes, file), hash: sha256(bytes), stat };
}

/** Reads an entry of a pinned folder without following a link or blocking on a pipe. */
function readEntryBytes(dir: PinnedDir, entry: string, file: string, most: number): { bytes: Buffer; stat: Stats } {
  const path = dir.path(entry);
  const seen = lstatSync(path);
  if (!seen.isFile()) notAFile(file);
  const fd = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile()) notAFile(file);
    if (stat.size > most) {
      const hint = 'Split the file, or edit it by hand.';
      refuse('file-too-large', `${file} has ${stat.size} bytes, more than ${most}.`, { hint, file });
    }
    return { bytes: readAll(fd, stat.size), stat };
  } finally {
    closeSync(fd);
  }
}

function readAll(fd: number, size: number): Buffer {
  // One byte more than expected: reading it shows that the file has grown since `stat`.
  let buffer = Buffer.allocUnsafe(size + 1);
  let length = 0;
  for (;;) {
    const count = readSync(fd, buffer, length, buffer.length - length, length);
    if (count === 0) return buffer.subarray(0, length);
    length += count;
    if (length === buffer.length) buffer = Buffer.concat([buffer, Buffer.allocUnsafe(buffer.length)]);
  }
}

function decode(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const hint = 'Save the file as UTF-8, then try again.';
    return refuse('not-utf8', `${file} is not UTF-8 text.`, { hint, file });
  }
}

function notAFile(file: string): never {
  refuse('not-a-file', `${file} is no regular file.`, { file });
}
