/**
 * Failures of the server: a table from error code to HTTP status, and the exception that carries a failure from file work to
 * the answer. Codes outside the table are refusals of the mutation engine: 422.
 */
import type { ApiError, ApiFailure } from '../../protocol/api.ts';

const STATUS_BY_CODE = new Map<string, number>([
  // 400: the request is malformed
  ['bad-request', 400],
  ['bad-field', 400],
  ['bad-json', 400],
  ['unknown-change-type', 400],
  // the sender
  ['unauthorized', 401],
  ['forbidden-peer', 403],
  ['forbidden-host', 403],
  ['forbidden-origin', 403],
  ['forbidden-path', 403],
  // the target
  ['unknown-route', 404],
  ['unknown-canvas', 404],
  ['unknown-storyboard', 404],
  ['unknown-element', 404],
  ['element-not-found', 404],
  ['unknown-change', 404],
  ['file-not-found', 404],
  ['unknown-recording', 404],
  ['method-not-allowed', 405],
  // a conflict with newer state
  ['stale-file', 409],
  ['stale-element', 409],
  ['stale-ledger', 409],
  ['stale-parent', 409],
  ['stale-text', 409],
  ['lines-changed', 409],
  ['change-not-there', 409],
  ['history-lost', 409],
  ['nothing-to-undo', 409],
  ['nothing-to-redo', 409],
  ['already-undone', 409],
  ['not-undone', 409],
  ['no-git', 409],
  ['not-changed', 409],
  ['stage-conflict', 409],
  ['git-failed', 409],
  ['nothing-to-stage', 409],
  ['file-exists', 409],
  ['storyboard-exists', 409],
  ['change-id-reused', 409],
  ['no-image-folder', 409],
  ['recording-not-open', 409],
  // size, type, rate
  ['body-too-large', 413],
  ['field-too-large', 413],
  ['file-too-large', 413],
  ['too-many-labels', 413],
  ['too-many-storyboards', 413],
  ['too-many-recordings', 413],
  ['recording-full', 413],
  ['unsupported-media-type', 415],
  ['not-an-image', 415],
  ['read-only', 423],
  ['not-writable', 423],
  ['too-many-requests', 429],
  ['request-line', 400],
  // our fault, or the disk's
  ['internal-error', 500],
  ['disk-error', 503],
  ['journal-error', 503],
  ['closing', 503],
  ['reader-failed', 503],
  ['app-not-ready', 503],
  ['editor-not-built', 503],
]);

/** The HTTP status of an error code; 422, a refused edit, for a code outside the table. */
export function statusOf(code: string): number {
  return STATUS_BY_CODE.get(code) ?? 422;
}

/** A failure to be answered: thrown where the work stops, caught where requests are answered. */
export class Refused extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.message);
    this.name = 'Refused';
    this.error = error;
  }
}

/** Throws a `Refused`. `rest` adds hint, file and position. */
export function refuse(code: string, message: string, rest: Omit<ApiError, 'code' | 'message'> = {}): never {
  throw new Refused({ code, message, ...rest });
}

export function failure(error: ApiError): ApiFailure {
  return { ok: false, error };
}

const DISK_REASONS = new Map<string, string>([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EIO', 'the disk reported an input/output error'],
  ['EMFILE', 'this process has too many open files'],
  ['ENFILE', 'the system has too many open files'],
  ['ENOMEM', 'the system is out of memory'],
]);

/** Errors without a libuv name, by number: quota exceeded, on Linux and macOS. */
const UNNAMED = new Map<number, string>([
  [-122, 'EDQUOT'],
  [-69, 'EDQUOT'],
]);

/** The code of a system error; null for any other error. */
function systemCode(error: unknown): string | null {
  const { code, errno, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (typeof code !== 'string') return null;
  if (/^E[A-Z0-9]+$/.test(code)) return code;
  const isSystems = typeof errno === 'number' && typeof syscall === 'string';
  return isSystems ? (UNNAMED.get(errno) ?? `error ${-errno}`) : null;
}

/**
 * Converts a file-system error to a refusal with a message for the user. Rethrows any other error, which is a bug.
 * @param file relative to the project, for the message
 */
export function asFileRefusal(error: unknown, file: string): Refused {
  if (error instanceof Refused) return error;
  const code = systemCode(error);
  if (code === null) throw error;
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return new Refused({ code: 'file-not-found', message: `${file} is not there any more.`, file });
  }
  if (code === 'ELOOP') {
    return new Refused({ code: 'forbidden-path', message: `${file} became a link while it was read.`, file });
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    const hint = 'Change the permissions of the file and its folder, then try again.';
    return new Refused({ code: 'not-writable', message: `${file} cannot be written (${code}).`, hint, file });
  }
  const reason = DISK_REASONS.get(code) ?? `the system answered ${code}`;
  const hint = 'Nothing was changed. Free the cause and try again.';
  return new Refused({ code: 'disk-error', message: `${file} could not be saved: ${reason}.`, hint, file });
}
