/**
 * The main thread's side of the reader threads: starts one on its first question, ends it when idle, and terminates it when a
 * question takes too long. Checks of edits have a thread of their own, so that no panel waits for one. So have the quick questions
 * for which an edit waits, and the lists that a panel opens with: they must not stand behind the types of a selected component.
 */
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { refuse } from '../routes/errors.ts';
import type { Logger } from '../types.ts';
import { type Answerer, createAnswerer, type Questions } from './questions.ts';
import type { WorkerAnswer, WorkerSettings } from './reader-worker.ts';

export interface ProjectReader extends Answerer {
  /** `usersOf` for a panel, whose question no edit waits behind */
  listUsers: Answerer['usersOf'];
  close(): Promise<void>;
}

/** Milliseconds. A large project's types take seconds at first, much longer on a slow machine. */
const TIME_LIMIT = 90_000;
/** Milliseconds. Slower answers would hold up the edits. */
const EDIT_LIMIT = 10_000;
/** Milliseconds. The types of a project take hundreds of megabytes, so free them when unused. */
const IDLE_LIMIT = 10 * 60_000;
const HEAP_MEGABYTES = 3072;

interface Waiting {
  resolve(answer: unknown): void;
  fail(message: string): void;
  timer: NodeJS.Timeout;
}

/** @param script the built worker; null answers in this thread, for unbuilt sources */
export function createProjectReader(
  settings: WorkerSettings,
  logger: Logger,
  script: string | null = workerScript(),
): ProjectReader {
  if (script === null) {
    const answerer = createAnswerer(settings.root, settings.protectedDirs);
    return { ...answerer, listUsers: answerer.usersOf, close: async () => {} };
  }
  const ofTypes = new ReaderThread(script, settings, logger);
  const ofLists = new ReaderThread(script, settings, logger);
  const behind = new ReaderThread(script, { ...settings, isInBackground: true }, logger);
  const ofEdits = new ReaderThread(script, settings, logger, EDIT_LIMIT);
  return {
    insertables: (question) => ofLists.ask('insertables', question),
    stories: (question) => ofLists.ask('stories', question),
    types: (question) => ofTypes.ask('types', question),
    alternatives: (question) => ofTypes.ask('alternatives', question),
    usersOf: (names) => ofEdits.ask('usersOf', names),
    listUsers: (names) => ofLists.ask('usersOf', names),
    filesNaming: (words) => ofEdits.ask('filesNaming', words),
    mentions: (words) => ofEdits.ask('mentions', words),
    writtenTypes: (question) => ofTypes.ask('writtenTypes', question),
    check: (question) => behind.ask('check', question),
    format: (question) => ofEdits.ask('format', question),
    close: async () => {
      await Promise.all([ofTypes.close(), ofLists.close(), behind.close(), ofEdits.close()]);
    },
  };
}

/** The worker's script, next to this bundle; null when running from source. */
function workerScript(): string | null {
  const here = fileURLToPath(new URL('.', import.meta.url));
  if (here.replaceAll(sep, '/').endsWith('/src/server/reader/')) return null;
  return fileURLToPath(new URL('./reader-worker.js', import.meta.url));
}

class ReaderThread {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private idle: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly script: string,
    private readonly settings: WorkerSettings,
    private readonly logger: Logger,
    private readonly limit = TIME_LIMIT,
  ) {}

  /** @throws Refused `reader-failed` when it takes too long or fails; the log has the error */
  async ask<Q extends keyof Questions>(name: Q, question: Questions[Q]['question']): Promise<Questions[Q]['answer']> {
    clearTimeout(this.idle);
    const worker = this.running();
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const fail = (message: string) => reject(asRefusal(message));
      const timer = setTimeout(() => this.end(`it took longer than ${this.limit / 1000} seconds`), this.limit);
      timer.unref();
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], fail, timer });
      worker.postMessage({ id, name, question });
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.end('the server stops');
  }

  private running(): Worker {
    if (this.isClosed) throw asRefusal('the server stops');
    if (this.worker) return this.worker;
    const limits = { maxOldGenerationSizeMb: HEAP_MEGABYTES };
    const worker = new Worker(this.script, { workerData: this.settings, resourceLimits: limits, execArgv: [] });
    worker.unref();
    worker.on('message', (answer: WorkerAnswer) => this.take(answer));
    worker.on('error', (error) => {
      this.logger.warn(`Reading the project failed: ${error.message}`);
      if (this.worker === worker) void this.end(error.message);
    });
    // a configuration or plugin of the project may end its thread
    worker.on('exit', () => this.worker === worker && void this.end('its thread ended'));
    this.worker = worker;
    return worker;
  }

  private take(answer: WorkerAnswer): void {
    const asked = this.waiting.get(answer.id);
    if (!asked) return;
    this.settle(answer.id, asked);
    if (answer.ok) asked.resolve(answer.answer);
    else {
      this.logger.warn(`Reading the project failed: ${answer.message}`);
      asked.fail('it ended in an error, which the terminal shows');
    }
    if (this.waiting.size > 0) return;
    this.idle = setTimeout(() => void this.end('nobody asked'), IDLE_LIMIT);
    this.idle.unref();
  }

  private settle(id: number, { timer }: Waiting): void {
    clearTimeout(timer);
    this.waiting.delete(id);
  }

  /** Ends the thread and rejects waiting questions with the reason. The next question starts a new one. */
  private async end(reason: string): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = null;
    for (const [id, asked] of this.waiting) {
      this.settle(id, asked);
      asked.fail(reason);
    }
    await worker?.terminate();
  }
}

function asRefusal(reason: string): Error {
  try {
    return refuse('reader-failed', `The project could not be looked through: ${reason}.`, { hint: 'Try again.' });
  } catch (error) {
    return error as Error;
  }
}
