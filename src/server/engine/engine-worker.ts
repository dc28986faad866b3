/** The thread in which long texts are parsed and edited, one question after the other. */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { componentProps } from '../../mutations/components/component-props.ts';
import { mutate } from '../../mutations/index.ts';
import type { Project } from '../../mutations/mutation.ts';
import { prepareMutate } from '../../mutations/prepare.ts';
import { storyArgs } from '../../mutations/stories/story-args.ts';
import { codeStylePlace } from '../../mutations/styling/code-style-place.ts';
import type { TailwindCore } from '../../mutations/tailwind/adapter.ts';
import { ClassIndex, type TailwindAnswer } from '../../mutations/tailwind/index.ts';
import { traceText } from '../../mutations/trace/trace-text.ts';
import type { SheetAnswers } from '../sheets/sheet-readers.ts';
import { outlineHere } from './outlines.ts';
import type {
  AskedQuestion,
  Backing,
  Call,
  CallAnswer,
  EngineQuestions,
  EngineWorkerData,
  QuestionAnswer,
  TailwindData,
} from './questions.ts';

type Ask = <C extends keyof Backing>(name: C, ...args: Parameters<Backing[C]>) => ReturnType<Backing[C]>;
type Answerer = {
  [Q in keyof EngineQuestions]: (
    question: EngineQuestions[Q]['question'],
  ) => EngineQuestions[Q]['answer'] | Promise<EngineQuestions[Q]['answer']>;
};

const { calls, answered } = workerData as EngineWorkerData;
const flag = new Int32Array(answered);
/** the question that is worked on */
let current = 0;

/** Asks the server's thread and stands still until the answer is there. */
const ask: Ask = (name, ...args) => {
  Atomics.store(flag, 0, 0);
  calls.postMessage({ id: current, name, args } satisfies Call);
  Atomics.wait(flag, 0, 0);
  const answer = receiveMessageOnPort(calls)?.message as CallAnswer | undefined;
  // The main thread has the error, and rejects this question with it.
  if (!answer?.ok) throw new Error(`${name} was not answered`);
  return answer.value as never;
};

const answerer: Answerer = {
  outline: ({ file, text }) => outlineHere(file, text),
  async mutate(change) {
    await prepareMutate(change);
    return mutate(change, projectOf());
  },
  textSource: ({ codebaseId, question }) => traceText(projectOf(), codebaseId, question),
  codeStyle: (codebaseId) => codeStylePlace(projectOf(), codebaseId),
  props: (asked) => componentProps(projectOf(), asked),
  storyArgs: (asked) => storyArgs(projectOf(), asked),
  cssRules: () => readSheets('cssRules'),
  tokenDefinitions: () => readSheets('tokenDefinitions'),
  sheetClasses: () => readSheets('sheetClasses'),
};

/** The parsers of style sheets are loaded when they are first needed. */
async function readSheets<Q extends keyof SheetAnswers>(name: Q): Promise<SheetAnswers[Q]> {
  const { SHEET_READERS } = await import('../sheets/sheet-readers.ts');
  return SHEET_READERS[name]({ ...projectOf(), moduleClassNames: (file) => ask('moduleClassNames', file) });
}

parentPort?.on('message', async ({ id, name, question }: AskedQuestion) => {
  let answer: QuestionAnswer;
  current = id;
  try {
    answer = { id, ok: true, answer: await answerer[name](question) };
  } catch (error) {
    const { name: kind, message, stack } = error as Error;
    answer = { id, ok: false, error: { name: kind, message: kind === 'RangeError' ? message : (stack ?? message) } };
  }
  parentPort?.postMessage(answer);
});

/** The project of one question: each text crosses over once. */
function projectOf(): Project {
  const texts = new Map<string, string | null>();
  let tailwind: TailwindAnswer | null | undefined;
  return {
    read(file) {
      const known = texts.get(file);
      if (known !== undefined) return known;
      const text = ask('read', file);
      texts.set(file, text);
      return text;
    },
    locate: (id) => ask('locate', id),
    resolveImport: (specifier, importer) => ask('resolveImport', specifier, importer),
    importersOf: (file) => ask('importersOf', file),
    stylesheets: () => ask('stylesheets'),
    sourceFiles: () => ask('sourceFiles'),
    dependsOn: (name) => ask('dependsOn', name),
    writtenTypes: (question) => ask('writtenTypes', question),
    mentions: () => ask('mentions'),
    filesNaming: (words) => ask('filesNaming', words),
    get tailwind() {
      tailwind ??= tailwindOf();
      return tailwind;
    },
  };
}

/** The index takes a while to build; it is kept as long as the project's Tailwind stays the same. */
let index: { state: number; index: ClassIndex } | null = null;

function tailwindOf(): TailwindAnswer | null {
  const answer = ask('tailwind');
  if (!answer?.ok) return answer;
  const core = coreOf(answer.data);
  if (index?.state !== answer.data.state) {
    const fresh = new ClassIndex(core);
    for (const _ of fresh.build());
    index = { state: answer.data.state, index: fresh };
  }
  return { ok: true, tailwind: { ...core, index: index.index } };
}

function coreOf(data: TailwindData): TailwindCore {
  return {
    ...data,
    compile: (classes) => ask('compile', classes),
    css: (name) => ask('css', name),
    themeValue: (variable) => ask('themeValue', variable),
    definedAt: (name) => ask('definedAt', name),
    order: (classes) => ask('order', classes),
  };
}
