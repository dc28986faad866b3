/**
 * The file of a canvas: the JSON in it, which may have keys of other programs. A file that is not as expected is reported with
 * the place and never written.
 */
import {
  type Canvas,
  CHANGEABLE_FIELDS,
  LONGEST_NAME,
  SHOWN_STATES,
  SHOWN_THEMES,
  STORYBOARD_TYPES,
  type Storyboard,
  type StoryboardPatch,
  type StoryboardType,
} from '../../protocol/canvases.ts';
import { assertIdChars } from '../../protocol/codebase-id.ts';
import { componentProblem } from '../../protocol/component-problem.ts';
import { isObject } from '../routes/decode-fields.ts';
import { refuse } from '../routes/errors.ts';
import { jsonSpans, NoJson } from './json-text.ts';

const VERSION = 1;
export const MOST_STORYBOARDS = 100;
/** CSS pixels, in any direction */
const FARTHEST = 1_000_000;
const LARGEST = 20_000;

type Written = Record<string, unknown>;

/** The JSON of a canvas's file, with keys that we do not know. */
export type CanvasData = Written & { storyboards: Written[] };

export interface CanvasContent {
  data: CanvasData;
  /** of the file, null for a canvas without one */
  layout: { text: string; indent: string; lineEnd: string } | null;
}

const FIELDS = ['id', 'type', ...CHANGEABLE_FIELDS] as const;
type Field = (typeof FIELDS)[number];

/**
 * @param given the text of the file; the layout is that of the text behind a byte order mark
 * @throws Refused `damaged-canvas` with file, line and column, or with the path of the key
 */
export function readCanvas(file: string, given: string): CanvasContent {
  const text = given.replace(/^\uFEFF/, '');
  const data = parsed(file, text);
  const damaged = (at: string, expected: string) => refuseDamaged(file, `${at} is not ${expected}`);
  if (!isObject(data)) return damaged('it', 'an object');
  if (data.version !== VERSION)
    refuseDamaged(file, `its version is ${JSON.stringify(data.version)}, and this program reads ${VERSION}`);
  if (!isName(data.name)) damaged('name', `a text of at most ${LONGEST_NAME} characters`);
  const { storyboards } = data;
  if (!Array.isArray(storyboards) || storyboards.length === 0 || storyboards.length > MOST_STORYBOARDS)
    return damaged('storyboards', `a list of 1 to ${MOST_STORYBOARDS}`);
  const ids = new Set<unknown>();
  for (const [i, one] of storyboards.entries()) {
    const problem = isObject(one) ? storyboardProblem(one) : 'is not an object';
    if (problem) refuseDamaged(file, `storyboards[${i}]${problem.startsWith('.') ? '' : ' '}${problem}`);
    if (ids.has(one.id)) refuseDamaged(file, `storyboards[${i}].id is used twice: ${one.id}`);
    ids.add(one.id);
  }
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  return { data: data as CanvasData, layout: { text, indent, lineEnd: /\r\n/.test(text) ? '\r\n' : '\n' } };
}

export function newContent(name: string, storyboards: readonly Storyboard[]): CanvasContent {
  return { data: { version: VERSION, name, storyboards: storyboards.map((one) => inOrder({ ...one })) }, layout: null };
}

/** The text of a new file. */
export function newText({ data }: CanvasContent): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

export function storyboardsOf({ data }: CanvasContent): Storyboard[] {
  return data.storyboards.map((one) => inOrder(one) as unknown as Storyboard);
}

export function canvasOf(canvasId: string, content: CanvasContent): Canvas {
  return { canvasId, name: content.data.name as string, isSaved: true, storyboards: storyboardsOf(content) };
}

/** Our fields only, in the order of the file. */
export function inOrder(one: Written): Written {
  return Object.fromEntries(FIELDS.flatMap((field) => (one[field] === undefined ? [] : [[field, one[field]]])));
}

/** A storyboard with some fields changed; null removes one. Fields that it did not have come where they belong. */
export function patched(one: Written, patch: StoryboardPatch): Written {
  const next: Written = { ...one };
  let isNew = false;
  for (const [field, value] of Object.entries(patch)) {
    isNew ||= !(field in one) && value !== null;
    if (value === null) delete next[field];
    else next[field] = value;
  }
  return isNew ? { ...inOrder(next), ...next } : next;
}

/** @returns the fault of a storyboard: `.width is not …` */
export function storyboardProblem(one: Written): string | null {
  for (const [field, [isRight, expected]] of Object.entries(CHECKS)) {
    const value = one[field];
    if (value === undefined && OPTIONAL.has(field)) continue;
    if (!isRight(value)) return `.${field} is not ${expected}`;
  }
  try {
    assertIdChars(one.id as string, 'storyboard id');
  } catch (error) {
    return `.id: ${(error as Error).message}`;
  }
  const isApp = (one.type as StoryboardType) === 'APPLICATION';
  if (isApp && one.route === undefined) return '.route is missing';
  if (isApp && one.state !== undefined) return '.state is of a component or story, and this one shows the app';
  if (!isApp && one.component === undefined) return '.component is missing';
  return null;
}

const OPTIONAL: ReadonlySet<string> = new Set<Field>([
  'route',
  'component',
  'state',
  'theme',
  'breakpoint',
  'width',
  'height',
]);

const isName = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_NAME;
const isPlace = (value: unknown) => typeof value === 'number' && Math.abs(value) <= FARTHEST;
const isLength = (value: unknown) => typeof value === 'number' && value >= 1 && value <= LARGEST;
/** A path of the app: never another host's address. */
const isRoute = (value: unknown) => typeof value === 'string' && value.length <= 2000 && /^\/(?![/\\])/.test(value);

const CHECKS: Record<Field, [isRight: (value: unknown) => boolean, expected: string]> = {
  id: [(v) => typeof v === 'string' && v.length > 0 && v.length <= 64, 'a text of 1 to 64 characters'],
  type: [isOneOf(STORYBOARD_TYPES), `one of ${STORYBOARD_TYPES.join(', ')}`],
  name: [isName, `a text of at most ${LONGEST_NAME} characters`],
  route: [isRoute, 'a path of the app, which begins with one slash'],
  component: [(v) => componentProblem(v) === null, 'an object with file and exportName, and with props that are data'],
  state: [isOneOf(SHOWN_STATES), `one of ${SHOWN_STATES.join(', ')}`],
  theme: [isOneOf(SHOWN_THEMES), `one of ${SHOWN_THEMES.join(', ')}`],
  breakpoint: [(v) => typeof v === 'string' && /^[\w.-]{1,40}$/.test(v), 'the name of a breakpoint'],
  width: [isLength, `a number from 1 to ${LARGEST}`],
  height: [isLength, `a number from 1 to ${LARGEST}`],
  x: [isPlace, `a number from -${FARTHEST} to ${FARTHEST}`],
  y: [isPlace, `a number from -${FARTHEST} to ${FARTHEST}`],
};

function isOneOf(words: readonly string[]): (value: unknown) => boolean {
  return (value) => words.some((word) => word === value);
}

function parsed(file: string, text: string): unknown {
  try {
    jsonSpans(text);
  } catch (error) {
    if (!(error instanceof NoJson)) throw error;
    const before = text.slice(0, error.offset).split('\n');
    const place = { line: before.length, column: before.at(-1)?.length ?? 0 };
    return refuseDamaged(file, `line ${place.line} is not JSON`, place);
  }
  return JSON.parse(text);
}

function refuseDamaged(file: string, problem: string, place: { line?: number; column?: number } = {}): never {
  const hint = 'Mend the file by hand, or restore it with git; it is not overwritten.';
  return refuse('damaged-canvas', `${file} cannot be read as a canvas: ${problem}.`, { hint, file, ...place });
}
