/**
 * A script: what a person does on one page, as plain data, so that a run can write it to a file and replay it.
 *
 * Words: a *step* is one action, with the selection that it needs. In a *session* each step finds what the steps before it have
 * left, and all is undone at the end; a *calm* script undoes each step; in a *burst* the person waits for nothing.
 */
import { readFileSync } from 'node:fs';

/** An element of the page as it is before the step: child indexes from the body, and its tag. */
export interface Target {
  path: number[];
  tag: string;
}

/** `click` takes what a click selects; `exact` (⌘-click) the element under the pointer; `kept` what is selected already. */
export type Way = 'click' | 'exact' | 'kept';

interface On {
  at: Target;
  way: Way;
}

export type EditAction =
  | ({ do: 'key'; name: string; key: string } & On)
  | ({ do: 'type'; words: string } & On)
  | ({ do: 'field'; property: string; value: string } & On)
  | ({ do: 'add-class'; name: string } & On)
  /** @param nth of the classes that can be removed, counted round */
  | ({ do: 'remove-class'; nth: number } & On)
  /** chooses one of the scopes, counted round, then adds a class */
  | ({ do: 'scope'; nth: number; name: string } & On)
  | ({ do: 'insert'; what: string } & On)
  | ({ do: 'paste'; to: Target; cut: boolean } & On)
  | ({ do: 'paste-style'; to: Target } & On)
  /** drops at a part of another element's box */
  | ({ do: 'drag'; to: Target; x: number; y: number; copy: boolean } & On)
  /** drops the layer on the row that is so many below it */
  | ({ do: 'layer-drag'; by: number; where: 'above' | 'on' | 'below' } & On);

/** Changes nothing in the source, or takes edits back. */
export type MoveAction =
  | ({ do: 'select' } & On)
  /** from the selected element to another one, by a key on the canvas or in the layers */
  | { do: 'walk'; key: string; in: 'canvas' | 'layers' }
  | { do: 'undo'; times: number }
  | { do: 'redo'; times: number };

interface Looks {
  /** compare the preview with the page after the hot update */
  preview?: boolean;
  /** compare with the page after a full reload */
  reload?: boolean;
  /** look for new type errors in all files of the app; the product itself looks at those that it edits */
  types?: boolean;
  /** redo and undo once more */
  redo?: boolean;
}
export type EditStep = EditAction & Looks;
export type MoveStep = MoveAction & Looks;
export type Step = EditStep | MoveStep;

const MOVES: readonly string[] = ['select', 'walk', 'undo', 'redo'] satisfies MoveAction['do'][];
export const isMove = (step: Step): step is MoveStep => MOVES.includes(step.do);

export interface Script {
  route: string;
  width: number;
  mode: 'session' | 'calm' | 'burst';
  steps: Step[];
}

/** What a run writes for each broken law. */
export interface Finding {
  law: Law;
  detail: string;
  seed: number;
  /** true when the shortest script broke the same law in a fresh editor; null when it was not tried: a like finding came before, or the time was over */
  replayed: boolean | null;
  script: Script;
}

/** By letter, what each law demands. */
export const LAWS = {
  a: 'ends saved, or refused with a reason and the next step',
  b: 'changes the file that was named before',
  c: 'preview, hot update and reload show the same, and nothing else moves',
  d: 'adds no type error without telling of it, and every file parses',
  e: 'undo gives the same bytes and the same page',
  f: 'the focus is where a person expects it',
  g: 'the console has nothing new',
  h: 'every visible element can be selected, with layer and inspector',
} as const;
export type Law = keyof typeof LAWS;

export const readScript = (file: string): Script => {
  const read = JSON.parse(readFileSync(file, 'utf8')) as Script | Finding;
  return 'script' in read ? read.script : read;
};

/** One line for a person. */
export function describeStep(step: Step): string {
  const { do: what, preview: _preview, reload: _reload, types: _types, redo: _redo, ...rest } = step;
  const more = Object.entries(rest).flatMap(([name, value]) => {
    if (name === 'at' || name === 'way') return [];
    return typeof value === 'object' ? `${name} <${value.tag}>` : `${name} ${value}`;
  });
  const on = 'at' in step ? ` on <${step.at.tag}> (${step.way})` : '';
  return `${what}${on}${more.length > 0 ? `: ${more.join(', ')}` : ''}`;
}
