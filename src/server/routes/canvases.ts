/** Routes of canvases and their storyboards. Each edit is an entry of the history. */
import { randomUUID } from 'node:crypto';
import type { ApiError, ApiFailure } from '../../protocol/api.ts';
import {
  type Canvas,
  type CanvasAnswer,
  type CanvasEdited,
  CHANGEABLE_FIELDS,
  canvasOfFile,
  DEFAULT_CANVAS,
  LONGEST_NAME,
  STORYBOARD_TYPES,
  type Storyboard,
  type StoryboardPatch,
} from '../../protocol/canvases.ts';
import { componentPage } from '../../protocol/component-page.ts';
import { tidyLabel } from '../../protocol/labels.ts';
import { newContent, storyboardsOf } from '../canvases/canvas-file.ts';
import { freeName, idOf, knownCanvas, listCanvases, readOne, untouched } from '../canvases/canvases.ts';
import { reviseStoryboards } from '../canvases/edit-canvas.ts';
import type { Revise } from '../canvases/plan-canvas.ts';
import type { Session } from '../session.ts';
import * as read from './decode-fields.ts';
import { refuse } from './errors.ts';
import { CANVAS, get, mutation, type Route, type RouteRequest } from './routes.ts';

export function canvasRoutes(session: Session, appUrl: () => string | null): Route[] {
  const { ws } = session;
  const onWire = (canvas: Canvas & { problem?: ApiError }): CanvasAnswer => ({
    ...canvas,
    storyboards: canvas.storyboards.map((one) => ({ ...one, storyboardId: one.id, url: urlOf(one, appUrl()) })),
  });
  const canvasIn = ({ canvasId }: RouteRequest) => knownCanvas(ws, canvasId);
  /** @param canvas the one in the path, or the one that the edit makes */
  const edit = async (
    { body, origin }: RouteRequest,
    canvas: string,
    revise: Revise,
  ): Promise<CanvasEdited | ApiFailure> => {
    const { changeId } = fieldsOf(body);
    const id = changeId === undefined ? randomUUID() : read.uuid(changeId, 'changeId', 'body');
    const answer = await session.reviseCanvas(canvas, id, revise, origin, body);
    return answer.ok ? { ...answer, canvasId: idOf(ws, canvas) } : answer;
  };
  const make = (asked: RouteRequest, name: string, storyboards: readonly Storyboard[]) =>
    edit(asked, madeBy(session, asked) ?? freeName(ws, name), (_, isSaved) =>
      isSaved
        ? refuse('stale-file', 'Another canvas of this name was made at this moment.', { hint: 'Try again.' })
        : { content: newContent(name, storyboards), changeName: 'Add Canvas' },
    );
  return [
    get('/canvases', () => listCanvases(ws).map(onWire)),
    get(`/canvases/${CANVAS}`, (asked) => onWire(readOne(ws, canvasIn(asked)))),
    mutation('/createCanvas', (asked) => {
      const url = appUrl();
      const route = url === null ? '/' : new URL(url).pathname;
      const first = storyboardsOf(untouched(ws)).map((one) => ({ ...one, route }));
      return make(asked, nameIn(asked.body), first);
    }),
    mutation(`/canvases/${CANVAS}/duplicate`, (asked) =>
      make(asked, nameIn(asked.body), readOne(ws, canvasIn(asked)).storyboards),
    ),
    mutation(`/canvases/${CANVAS}/rename`, (asked) => {
      const name = nameIn(asked.body);
      return edit(asked, canvasIn(asked), (content) => ({
        content: { ...content, data: { ...content.data, name } },
        changeName: 'Rename Canvas',
      }));
    }),
    mutation(`/canvases/${CANVAS}/delete`, (asked) => {
      if (canvasIn(asked) === DEFAULT_CANVAS)
        refuse('default-canvas', 'The first canvas stays.', { hint: 'Close its frames, or rename it.' });
      return edit(asked, canvasIn(asked), () => ({ content: null, changeName: 'Delete Canvas' }));
    }),
    mutation(`/canvases/${CANVAS}/storyboards`, (asked) => {
      const revision = storyboardsEditOf(asked.body);
      return edit(asked, canvasIn(asked), (content) => reviseStoryboards(content, revision));
    }),
  ];
}

/** The canvas that an earlier request with the same `changeId` made: the answer is the same. */
function madeBy({ ws }: Session, { body }: RouteRequest): string | null {
  const { changeId } = fieldsOf(body);
  const entry = typeof changeId === 'string' ? ws.journal.ledger.get(changeId) : undefined;
  const file = entry?.head.type === 'CANVAS' ? entry.steps[0]?.step.file : undefined;
  return file === undefined ? null : canvasOfFile(file);
}

function urlOf({ type, route, component }: Storyboard, appUrl: string | null): string | null {
  if (appUrl === null) return null;
  const page = type === 'APPLICATION' ? route : component && componentPage(component, type);
  return page === undefined ? null : new URL(page, appUrl).href;
}

function nameIn(body: unknown): string {
  const name = tidyLabel(read.text(fieldsOf(body).name, 'name', 'body'));
  if (name === '' || name.length > LONGEST_NAME)
    refuse('bad-field', `name has ${name.length} characters; expected 1 to ${LONGEST_NAME}.`);
  return name;
}

function storyboardsEditOf(body: unknown): { add?: Storyboard[]; change?: StoryboardPatch[]; remove?: string[] } {
  const { add, change, remove } = fieldsOf(body);
  const optional = <T>(value: unknown, at: string, reader: read.Reader<T>) =>
    value === undefined ? undefined : read.list(reader)(value, at, 'body');
  return {
    add: optional(add, 'add', storyboard),
    change: optional(change, 'change', storyboardPatch),
    remove: optional(remove, 'remove', read.storyboardId),
  };
}

/** Shapes only; `edit-canvas.ts` checks the storyboard that comes out. */
const storyboard: read.Reader<Storyboard> = (value, at, form) => {
  const fields = read.isObject(value) ? value : read.badField(at, 'a storyboard', value);
  const type = read.oneOf(...STORYBOARD_TYPES)(fields.type, `${at}.type`, form);
  const { id, ...rest } = storyboardPatch(value, at, form);
  return { name: '', x: 0, y: 0, ...rest, id, type } as Storyboard;
};

const storyboardPatch: read.Reader<StoryboardPatch> = (value, at, form) => {
  const fields = read.isObject(value) ? value : read.badField(at, 'a storyboard', value);
  const known = CHANGEABLE_FIELDS.filter((field) => Object.hasOwn(fields, field));
  return {
    id: read.storyboardId(fields.id, `${at}.id`, form),
    ...Object.fromEntries(known.map((f) => [f, fields[f]])),
  };
};

function fieldsOf(body: unknown): Record<string, unknown> {
  return read.isObject(body) ? body : read.badField('The body', 'an object', body);
}
