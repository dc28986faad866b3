/**
 * The engine as the server uses it: short texts in the main thread, long texts in a worker thread.
 *
 * Work starts in the main thread. If it meets a long text, it throws `LongText` before it has changed anything. Then the worker
 * makes the text's outline and the work starts again, or the worker does all of the work.
 *
 * Why not the worker for all texts: an edit of 250 lines took 62 ms there and 50 ms here (median of 60), and every process, also
 * a single `visual-edit apply`, would load the parser twice.
 */
import { type ParseFailure, parseSource } from '../../mutations/jsx/parse.ts';
import { EngineThread, engineScript } from './engine-thread.ts';
import { isLong, keepOutline, keptOutline, LongText } from './outlines.ts';
import type { Backing, EngineQuestions } from './questions.ts';

export class Engine {
  /** @param thread null parses everything here */
  constructor(private readonly thread: EngineThread | null) {}

  /** @throws LongText if the text is for the worker */
  assertShort(file: string, text: string): void {
    if (this.thread && isLong(text.length)) throw new LongText(file, text);
  }

  /** The same for texts that are all parsed for one question. @throws LongText the longest */
  assertShortTogether(texts: readonly { file: string; text: string }[]): void {
    const length = texts.reduce((sum, { text }) => sum + text.length, 0);
    if (!this.thread || !isLong(length)) return;
    const { file, text } = texts.reduce((a, b) => (b.text.length > a.text.length ? b : a));
    throw new LongText(file, text);
  }

  /** The reason why a text does not parse, null if it does. @throws LongText if its outline must be made first */
  problem(file: string, text: string): ParseFailure | null {
    const kept = keptOutline(file, text);
    if (!kept) this.assertShort(file, text);
    const parsed = kept ?? parseSource(text, file);
    return parsed.ok ? null : parsed;
  }

  /** Makes the outline of a long text. @throws Refused `file-too-slow` */
  async prepare(file: string, text: string): Promise<void> {
    if (!this.thread || !isLong(text.length) || keptOutline(file, text)) return;
    keepOutline(file, text, await this.thread.ask('outline', { file, text }, new LongText(file, text)));
  }

  /**
   * Does work in the main thread; outlines of long texts are made when the work meets them, and the work starts again.
   * @param work must change nothing before it has read all texts
   */
  async withOutlines<T>(work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof LongText)) throw error;
        await this.prepare(error.file, error.text);
      }
    }
  }

  /**
   * Does work in the main thread or, if it meets a long text, in the worker. A call of the worker may need an outline first (a file
   * was edited outside), and the worker does one thing at a time: then the work starts again after the outline.
   */
  async hereOr<Q extends keyof EngineQuestions>(
    work: () => EngineQuestions[Q]['answer'],
    name: Q,
    question: EngineQuestions[Q]['question'],
    backing: () => Backing,
  ): Promise<EngineQuestions[Q]['answer']> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!(error instanceof LongText) || !this.thread) throw error;
        const needed = await answerOrNeed(this.thread.ask(name, question, error, backing()));
        if (!(needed instanceof LongText)) return needed;
        await this.prepare(needed.file, needed.text);
      }
    }
  }
}

async function answerOrNeed<T>(asked: Promise<T>): Promise<T | LongText> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof LongText) return error;
    throw error;
  }
}

let shared: Engine | undefined;

/** One for all projects of the process. */
export function sharedEngine(): Engine {
  const script = engineScript();
  shared ??= new Engine(script === null ? null : new EngineThread(script));
  return shared;
}
