/**
 * The messages between the main thread and the engine's worker. A *question* goes to the worker. While it works on one, the worker
 * may ask back about the project (a *call*); it blocks until the answer is there, because the engine is synchronous.
 */
import type { MessagePort } from 'node:worker_threads';
import type { MutationOutcome, Project } from '../../mutations/mutation.ts';
import type { TailwindCore } from '../../mutations/tailwind/adapter.ts';
import type { TextQuestion } from '../../mutations/trace/trace-text.ts';
import type { ApiFailure, CodeStyleAnswer, TextSourceAnswer } from '../../protocol/api.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import type { ComponentPropsAnswer } from '../../protocol/component-props.ts';
import type { StoryArgs } from '../../protocol/stories.ts';
import type { SheetAnswers, SheetSource } from '../sheets/sheet-readers.ts';
import type { Outline } from './outlines.ts';

type SheetQuestions = { [Q in keyof SheetAnswers]: { question: null; answer: SheetAnswers[Q] } };

export interface EngineQuestions extends SheetQuestions {
  outline: { question: { file: string; text: string }; answer: Outline };
  mutate: { question: AnyMutationChange; answer: MutationOutcome };
  textSource: { question: { codebaseId: string; question: TextQuestion }; answer: TextSourceAnswer };
  codeStyle: { question: string; answer: CodeStyleAnswer };
  /** codebase id of an instance, or an exported component */
  props: { question: string | ExportedComponent; answer: ComponentPropsAnswer };
  storyArgs: { question: ExportedComponent; answer: StoryArgs | ApiFailure };
}

/** The plain data of the project's Tailwind, with a name for this version of it. */
export type TailwindData = Pick<
  TailwindCore,
  | 'framework'
  | 'prefix'
  | 'separator'
  | 'important'
  | 'within'
  | 'breakpoints'
  | 'darkMode'
  | 'names'
  | 'theme'
  | 'variants'
> & { state: number };

type TailwindCalls = Pick<TailwindCore, 'compile' | 'css' | 'themeValue' | 'definedAt' | 'order'>;

/** The calls that the worker may make: functions of the project and of its Tailwind. */
export type Backing = Pick<
  Project,
  'read' | 'locate' | 'resolveImport' | 'importersOf' | 'stylesheets' | 'sourceFiles'
> &
  Required<Pick<Project, 'dependsOn' | 'writtenTypes' | 'mentions' | 'filesNaming'>> &
  Pick<SheetSource, 'moduleClassNames'> &
  TailwindCalls & {
    tailwind(): { ok: true; data: TailwindData } | { ok: false; reason: string; file?: string } | null;
  };

export interface EngineWorkerData {
  calls: MessagePort;
  /** An Int32 that the main thread sets to 1 when the answer to a call is in the port; the worker waits for it. */
  answered: SharedArrayBuffer;
}

export interface AskedQuestion {
  id: number;
  name: keyof EngineQuestions;
  question: never;
}

export interface ThrownError {
  name: string;
  message: string;
}

export type QuestionAnswer = { id: number } & ({ ok: true; answer: unknown } | { ok: false; error: ThrownError });

export interface Call {
  /** of the question that the call belongs to */
  id: number;
  name: keyof Backing;
  args: unknown[];
}

export type CallAnswer = { ok: true; value: unknown } | { ok: false };
