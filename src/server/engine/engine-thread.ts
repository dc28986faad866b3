/**
 * The main thread's side of the engine's worker: starts it with the first question, ends it after an idle time, and terminates it
 * when a question takes too long. One question at a time.
 */
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { Refused } from '../routes/errors.ts';
import type { LongText } from './outlines.ts';
import type { Backing, Call, CallAnswer, EngineQuestions, EngineWorkerData, QuestionAnswer } from './questions.ts';

/** A text of 2 MiB takes some seconds on a slow machine, and an edit parses it more than once. */
const TIME_LIMIT = 20_000;
const IDLE_LIMIT = 5 * 60_000;
const HEAP_MEGABYTES = 2048;

interface Running {
  worker: Worker;
  calls: MessagePort;
  flag: Int32Array;
}

interface Asked {
  id: number;
  backing: Backing | null;
  /** an error thrown by a call: it is the question's answer, whatever the worker answers */
  failed?: { error: unknown };
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

export class EngineThread {
  private running: Running | null = null;
  private asked: Asked | null = null;
  private tail: Promise<unknown> = Promise.resolve();
  private count = 0;
  private idle: NodeJS.Timeout | undefined;

  /** @param timeLimit of one question, in milliseconds */
  constructor(
    private readonly script: string,
    public timeLimit = TIME_LIMIT,
  ) {}

  /**
   * @param long the text for whose length this thread is asked: refusals name it
   * @throws Refused `file-too-slow`, `nesting-too-deep`, or the error of a call; Error of the engine
   */
  ask<Q extends keyof EngineQuestions>(
    name: Q,
    question: EngineQuestions[Q]['question'],
    long: LongText,
    backing: Backing | null = null,
  ): Promise<EngineQuestions[Q]['answer']> {
    const answer = this.tail.then(() => this.askNow(name, question, long, backing));
    this.tail = answer.catch(() => undefined);
    return answer as Promise<EngineQuestions[Q]['answer']>;
  }

  /** Ends the thread once its questions are answered. */
  async close(): Promise<void> {
    await this.tail;
    await this.cutOff(null);
  }

  private async askNow(name: string, question: unknown, long: LongText, backing: Backing | null) {
    clearTimeout(this.idle);
    const id = ++this.count;
    const { worker } = this.started();
    // While somebody waits, the process does not end.
    worker.ref();
    const timer = setTimeout(() => void this.cutOff(tooSlow(long, this.timeLimit)), this.timeLimit);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        this.asked = { id, backing, resolve, reject };
        worker.postMessage({ id, name, question });
      });
    } finally {
      clearTimeout(timer);
      this.asked = null;
      worker.unref();
      this.idle = setTimeout(() => void this.cutOff(null), IDLE_LIMIT).unref();
    }
  }

  private started(): Running {
    if (this.running) return this.running;
    const { port1, port2 } = new MessageChannel();
    const answered = new SharedArrayBuffer(4);
    const worker = new Worker(this.script, {
      workerData: { calls: port2, answered } satisfies EngineWorkerData,
      transferList: [port2],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
      execArgv: [],
    });
    const running: Running = { worker, calls: port1, flag: new Int32Array(answered) };
    port1.on('message', (call: Call) => this.answerCall(running, call));
    port1.unref();
    worker.on('message', (answer: QuestionAnswer) => this.take(answer));
    worker.on('error', (error) => {
      if (this.running === running) void this.cutOff(new Error(`the engine's thread ended: ${error.message}`));
    });
    this.running = running;
    return running;
  }

  private take(answer: QuestionAnswer): void {
    const { asked } = this;
    if (asked?.id !== answer.id) return;
    if (asked.failed) asked.reject(asked.failed.error);
    else if (answer.ok) asked.resolve(answer.answer);
    else if (answer.error.name === 'RangeError') asked.reject(new RangeError(answer.error.message));
    else asked.reject(new Error(answer.error.message));
  }

  private answerCall({ calls, flag }: Running, { id, name, args }: Call): void {
    const { asked } = this;
    let answer: CallAnswer = { ok: false };
    if (asked?.id === id && asked.backing) {
      try {
        const call = asked.backing[name] as (...args: unknown[]) => unknown;
        answer = { ok: true, value: call(...args) };
      } catch (error) {
        asked.failed = { error };
      }
    }
    calls.postMessage(answer);
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  }

  /** Ends the thread, in the middle of its work or at rest; the next question starts another. */
  private async cutOff(error: unknown): Promise<void> {
    clearTimeout(this.idle);
    const { running, asked } = this;
    this.running = null;
    running?.calls.close();
    if (error !== null) asked?.reject(error);
    await running?.worker.terminate();
  }
}

function tooSlow({ file, text }: LongText, limit: number): Refused {
  const message = `${file} (${Math.round(text.length / 1024)} kB) took longer than ${limit / 1000} seconds to parse.`;
  const hint = 'Nothing was written. Split the file into smaller ones, or edit it by hand.';
  return new Refused({ code: 'file-too-slow', message, hint, file });
}

/** Next to the bundle that this is part of; null in unbuilt sources, which then parse in the main thread. */
export function engineScript(): string | null {
  const here = fileURLToPath(new URL('.', import.meta.url));
  if (here.replaceAll(sep, '/').endsWith('/src/server/engine/')) return null;
  return fileURLToPath(new URL('./engine-worker.js', import.meta.url));
}
