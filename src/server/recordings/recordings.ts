/**
 * Recordings on disk: one file each in the state folder, which is outside the project and which only its owner may read. The first
 * line tells what it is, each further line is a part. A part is appended as a whole line; what a crash leaves of an unfinished line
 * is ignored.
 */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  isRecordingId,
  LONGEST_PAGE,
  MOST_RECORDING,
  MOST_RECORDINGS,
  type Recording,
} from '../../protocol/recordings.ts';
import { isObject } from '../routes/decode-fields.ts';
import { asFileRefusal, Refused, refuse } from '../routes/errors.ts';
import { partOf } from './part.ts';

const FOLDER = 'recordings';
const ENDING = '.jsonl';
const VERSION = 1;
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0;
/** Bytes of the first line: longer ones are not ours. */
const LONGEST_HEAD = 4096;

interface Head {
  version: number;
  startedAt: string;
  page: string;
}

/** One that is being made, by this process. */
interface Open {
  parts: number;
  bytes: number;
}

export class Recordings {
  private readonly folder: string;
  private readonly open = new Map<string, Open>();

  constructor(stateDir: string) {
    this.folder = join(stateDir, FOLDER);
  }

  /** @returns the id of a new, empty recording. @throws Refused */
  start(page: string, now = new Date()): string {
    if (this.ids().length >= MOST_RECORDINGS) {
      refuse('too-many-recordings', `There are ${MOST_RECORDINGS} recordings, and no more are kept.`, {
        hint: 'Delete some in “Open recording…”.',
      });
    }
    const startedAt = now.toISOString();
    const id = `${startedAt.slice(0, 19).replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
    const head: Head = { version: VERSION, startedAt, page: withoutQuery(page).slice(0, LONGEST_PAGE) };
    const line = `${JSON.stringify(head)}\n`;
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      this.write(id, line, constants.O_CREAT | constants.O_EXCL);
    } catch (error) {
      throw asFileRefusal(error, 'The recording');
    }
    this.open.set(id, { parts: 0, bytes: Buffer.byteLength(line) });
    return id;
  }

  /**
   * Appends the events of a part. A part that is there already is not written twice.
   * @param number of the part, from 0
   * @param events JSON of a list of events
   * @throws Refused
   */
  append(id: string, number: number, events: string): void {
    const open = this.open.get(id) ?? this.notOpen(id);
    if (number < open.parts) return;
    if (number > open.parts) refuse('bad-field', `part is ${number}; the next one is ${open.parts}.`);
    const line = `${partOf(events)}\n`;
    const bytes = Buffer.byteLength(line);
    if (open.bytes + bytes > MOST_RECORDING) {
      refuse('recording-full', `A recording has at most ${MOST_RECORDING / 1024 / 1024} MB, and this one has them.`, {
        hint: 'Start another one to record the rest.',
      });
    }
    try {
      this.write(id, line);
    } catch (error) {
      throw asFileRefusal(error, 'The recording');
    }
    open.parts++;
    open.bytes += bytes;
  }

  /** All recordings that can be read, newest first. */
  list(): Recording[] {
    return this.ids()
      .sort()
      .reverse()
      .flatMap((id) => this.describe(id) ?? []);
  }

  /** JSON of the parts of a recording. @throws Refused */
  read(id: string): string {
    const lines = this.linesOf(id);
    return `[${lines.slice(1).join(',')}]`;
  }

  /** @throws Refused */
  remove(id: string): void {
    const path = this.pathOf(id);
    this.open.delete(id);
    try {
      unlinkSync(path);
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? unknownError() : asFileRefusal(error, 'The recording');
    }
  }

  /** @throws Refused */
  private notOpen(id: string): never {
    if (!this.ids().includes(id)) return unknown();
    const message = 'The recording has ended: the dev server has started again.';
    return refuse('recording-not-open', message, { hint: 'Start another one to record the rest.' });
  }

  private ids(): string[] {
    try {
      return readdirSync(this.folder)
        .filter((name) => name.endsWith(ENDING))
        .map((name) => name.slice(0, -ENDING.length))
        .filter(isRecordingId);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw asFileRefusal(error, 'The folder of the recordings');
    }
  }

  /** The only place that makes a path of a name. @throws Refused */
  private pathOf(id: string): string {
    return isRecordingId(id) ? join(this.folder, `${id}${ENDING}`) : unknown();
  }

  private describe(id: string): Recording | null {
    try {
      const path = this.pathOf(id);
      const { size, mtimeMs } = lstatSync(path);
      const head = headIn(readStart(path));
      if (!head) return null;
      const duration = Math.max(0, Math.round(mtimeMs - Date.parse(head.startedAt)));
      return { id, startedAt: head.startedAt, page: head.page, duration, bytes: size };
    } catch {
      // removed at this moment, or none of ours
      return null;
    }
  }

  private linesOf(id: string): string[] {
    const path = this.pathOf(id);
    let text: string;
    try {
      const fd = openSync(path, constants.O_RDONLY | NO_FOLLOW | (constants.O_NONBLOCK ?? 0));
      try {
        const stat = fstatSync(fd);
        if (!stat.isFile() || stat.size > MOST_RECORDING) return unknown();
        text = readFileSync(fd, 'utf8');
      } finally {
        closeSync(fd);
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw code === 'ENOENT' || code === 'ELOOP' ? unknownError() : asFileRefusal(error, 'The recording');
    }
    const lines = text.split('\n');
    // text after the last line end is a part that a crash cut off
    lines.pop();
    if (!headIn(lines[0] ?? '')) return unknown();
    return lines;
  }

  /** Appends a line as a whole, or not at all. */
  private write(id: string, line: string, flags = 0): void {
    const fd = openSync(this.pathOf(id), constants.O_WRONLY | NO_FOLLOW | flags, 0o600);
    try {
      const start = fstatSync(fd).size;
      const bytes = Buffer.from(line);
      let done = 0;
      try {
        while (done < bytes.length) done += writeSync(fd, bytes, done, bytes.length - done, start + done);
      } catch (error) {
        ftruncateSync(fd, start);
        throw error;
      }
    } finally {
      closeSync(fd);
    }
  }
}

/** An address may have a token in its query or hash. */
function withoutQuery(page: string): string {
  return page.replace(/[?#].*$/s, '');
}

function readStart(path: string): string {
  const fd = openSync(path, constants.O_RDONLY | NO_FOLLOW | (constants.O_NONBLOCK ?? 0));
  try {
    const bytes = Buffer.alloc(LONGEST_HEAD);
    const text = bytes.toString('utf8', 0, readSync(fd, bytes, 0, LONGEST_HEAD, 0));
    return text.slice(0, Math.max(0, text.indexOf('\n')));
  } finally {
    closeSync(fd);
  }
}

function headIn(line: string): Head | null {
  try {
    const head: unknown = JSON.parse(line);
    if (!isObject(head) || head.version !== VERSION) return null;
    const { startedAt, page } = head;
    if (typeof page !== 'string' || typeof startedAt !== 'string' || Number.isNaN(Date.parse(startedAt))) return null;
    return { version: VERSION, startedAt, page };
  } catch {
    return null;
  }
}

function unknown(): never {
  throw unknownError();
}

function unknownError(): Refused {
  const hint = 'Open the list of recordings again.';
  return new Refused({ code: 'unknown-recording', message: 'There is no such recording.', hint });
}
