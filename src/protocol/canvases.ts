/**
 * Canvases: the frames that a project's users arranged. A *storyboard* is one frame: the app at a route, or a component or
 * story alone. Each canvas is a file of the project, `.visual-edit/canvases/<name>.json`, made to be read and committed.
 */
import type { ApiError, MutationSuccess } from './api.ts';
import type { ShownComponent } from './component-page.ts';

export const STORYBOARD_TYPES = ['APPLICATION', 'STORY', 'COMPONENT'] as const;
export type StoryboardType = (typeof STORYBOARD_TYPES)[number];

export function isStoryboardType(value: string): value is StoryboardType {
  return (STORYBOARD_TYPES as readonly string[]).includes(value);
}

/** The states that a component shown alone can be held in. */
export const SHOWN_STATES = ['hover', 'focus', 'focus-visible', 'active', 'disabled', 'invalid', 'required'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

export const SHOWN_THEMES = ['light', 'dark'] as const;
export type ShownTheme = (typeof SHOWN_THEMES)[number];

/** Name of the canvas that always exists; without a file it shows the app in one frame. */
export const DEFAULT_CANVAS = 'default';
/** The storyboard of a canvas that nobody has arranged yet. */
export const FIRST_STORYBOARD = 'main';

/** characters, of a canvas or a storyboard */
export const LONGEST_NAME = 80;

export const CANVAS_FOLDER = '.visual-edit/canvases';
const CANVAS_FILE = /^\.visual-edit\/canvases\/([A-Za-z0-9_-]{1,64})\.json$/;

export interface Storyboard {
  /** letters, digits, hyphen and underscore; unique in its canvas, and part of the element keys of its frame */
  id: string;
  type: StoryboardType;
  /** empty where the user gave none: the editor then shows the page or the size */
  name: string;
  /** APPLICATION: path, query and fragment in the app, relative to its start page's origin */
  route?: string;
  /** STORY and COMPONENT */
  component?: ShownComponent;
  /** STORY and COMPONENT: its outermost elements look as in this state */
  state?: ShownState;
  /** the theme of the app in it; absent: the app's own */
  theme?: ShownTheme;
  /** name of the breakpoint that is edited in it (`md`, `max-md`); absent for the base */
  breakpoint?: string;
  /** CSS pixels; absent: as large as the editor's canvas */
  width?: number;
  height?: number;
  /** place on the canvas, in CSS pixels of the app */
  x: number;
  y: number;
}

export interface Canvas {
  /** of the wire: the file's name behind a key of the project, so that a canvas of another project is unknown */
  canvasId: string;
  name: string;
  /** false while the canvas has no file: nobody has arranged anything yet */
  isSaved: boolean;
  storyboards: Storyboard[];
}

/** The fields of a storyboard that an edit can change, in the order of the file. */
export const CHANGEABLE_FIELDS = [
  'name',
  'route',
  'component',
  'state',
  'theme',
  'breakpoint',
  'width',
  'height',
  'x',
  'y',
] as const satisfies readonly (keyof Storyboard)[];

/** `GET /canvases` lists them, the default one first; `GET /canvases/{id}` answers one without a problem, or refuses. */
export interface CanvasAnswer extends Omit<Canvas, 'storyboards'> {
  /** with the names of the wire beside ours; `url` is null until the app runs */
  storyboards: (Storyboard & { storyboardId: string; url: string | null })[];
  /** the file cannot be read, and has no storyboards here */
  problem?: ApiError;
}

/** Body of `POST …/canvases/{id}/storyboards`: one undoable edit of a canvas's storyboards. */
export interface StoryboardsEdit {
  /** uuid; a request sent twice with it is applied once */
  changeId?: string;
  add?: Storyboard[];
  /** fields that change; null removes an optional one */
  change?: StoryboardPatch[];
  remove?: string[];
}

export type StoryboardPatch = { id: string } & {
  [F in keyof Omit<Storyboard, 'id' | 'type'>]?: Storyboard[F] | null;
};

/** The answer to every edit of a canvas. */
export type CanvasEdited = MutationSuccess & { canvasId: string };

/** The id of a canvas on the wire. @param project id of the default canvas, with which those of the others begin */
export function canvasIdOf(project: string, name: string): string {
  return name === DEFAULT_CANVAS ? project : `${project}-${name}`;
}

/** The other way round. */
export function canvasNameIn(project: string, canvasId: string): string {
  return canvasId === project ? DEFAULT_CANVAS : canvasId.slice(project.length + 1);
}

export function canvasFile(name: string): string {
  return `${CANVAS_FOLDER}/${name}.json`;
}

/** The name of the canvas that a file of the project holds; null for any other file. */
export function canvasOfFile(file: string): string | null {
  return CANVAS_FILE.exec(file)?.[1] ?? null;
}
