/** The API: rows of the route table, each a few lines that call the session. */

import { randomUUID } from 'node:crypto';
import { mutatePath, type ProblemsAnswer, type SessionInfo } from '../../protocol/api.ts';
import { CHANGE_TYPES } from '../../protocol/changes.ts';
import { CSS_RULES_PATH } from '../../protocol/style-rules.ts';
import { knownCanvas } from '../canvases/canvases.ts';
import { restoring } from '../canvases/restore-storyboard.ts';
import { elementAt, type SourcePlace } from '../identity/element-at.ts';
import { projectName } from '../project-name.ts';
import type { Session } from '../session.ts';
import { cssRulesAnswer } from '../sheets/stylesheets.ts';
import { codeStyle } from '../source/code-style.ts';
import { openInEditor } from '../source/open-in-editor.ts';
import { pagesAnswer } from '../source/pages.ts';
import { elementPlace, sourceAnswer } from '../source/source-view.ts';
import { textSource, textSourceQuestion } from '../source/text-source.ts';
import { decodeBody, decodeChangeItem, mutationOperations, typeOfOperation } from './decode-change.ts';
import * as read from './decode-fields.ts';
import { isObject } from './decode-fields.ts';
import { designSystemRoutes } from './design-system.ts';
import { refuse } from './errors.ts';
import { CANVAS, get, mutation, post, type Route, socket } from './routes.ts';

const MAX_CHANGES = 100;

export interface ApiContext {
  session: Session;
  problems(): ProblemsAnswer;
  appUrl(): string | null;
  frameNonce: string;
  version: string;
}

export function apiRoutes(context: ApiContext): Route[] {
  return [...readRoutes(context), ...mutateRoutes(context.session), ...ledgerRoutes(context.session)];
}

function readRoutes({ session, ...context }: ApiContext): Route[] {
  const { ws } = session;
  return [
    get('/session', () => sessionInfo({ session, ...context })),
    get(`/canvases/${CANVAS}/lookups`, () => ws.identity.lookups()),
    get(`/canvases/${CANVAS}/activities`, () => session.activities()),
    get(`/canvases/${CANVAS}/problems`, () => context.problems()),
    get(`/canvases/${CANVAS}/source`, ({ query }) => sourceAnswer(ws, query)),
    get(`/canvases/${CANVAS}/element`, ({ query }) => {
      const place = placeOf(query);
      return session.ask((asked) => elementAt(asked, place));
    }),
    get(`/canvases/${CANVAS}/textSource`, ({ query }) => {
      const question = textSourceQuestion(query);
      return session.ask((asked) => textSource(asked, question));
    }),
    get(`/canvases/${CANVAS}/codeStyle`, ({ query }) => {
      const id = read.codebaseId(query.get('codebaseId') ?? undefined, 'codebaseId');
      return session.ask((asked) => codeStyle(asked, id));
    }),
    get(`/canvases/${CANVAS}/pages`, () => session.ask(pagesAnswer)),
    get(`/canvases/${CANVAS}/${CSS_RULES_PATH}`, () => cssRulesAnswer(ws)),
    post(`/canvases/${CANVAS}/openInEditor`, ({ body }) => openInEditor(elementPlace(ws, fieldOf(body, 'codebaseId')))),
    ...designSystemRoutes(ws),
    socket(`/canvases/${CANVAS}/events`),
  ];
}

/** Decodes `?file=&line=&column=`, line from 1, column from 0. */
function placeOf(query: URLSearchParams): SourcePlace {
  const number = (name: string) => read.wholeNumber(1e9)(Number(query.get(name) ?? Number.NaN), name, 'body');
  const file = read.projectPath(query.get('file') ?? undefined, 'file', 'body');
  return { file, line: number('line'), column: number('column') };
}

function sessionInfo({ session, appUrl, frameNonce, version }: ApiContext): SessionInfo {
  const url = appUrl();
  if (url === null) {
    return refuse('app-not-ready', 'The app does not run yet.', {
      hint: 'Wait until the dev server is up, then reload.',
    });
  }
  const { canvasId, storyboardId } = session;
  const { root } = session.ws.files;
  const appOrigin = new URL(url).origin;
  return { projectName: projectName(root), root, appUrl: url, appOrigin, frameNonce, canvasId, storyboardId, version };
}

function mutateRoutes(session: Session): Route[] {
  return mutationOperations().map((operation) => {
    const type = typeOfOperation(operation) as NonNullable<ReturnType<typeof typeOfOperation>>;
    return mutation(mutatePath(CANVAS, operation), ({ body, origin, canvasId }) => {
      if (type === 'ADD_JSX' && namesStoryboard(body)) return restoreStoryboard(session, canvasId, body, origin);
      const change = decodeBody(type, body, canvasId);
      const dryRun = isObject(body) && body.dryRun !== undefined && read.flag(body.dryRun, `${type}: dryRun`, 'body');
      return session.apply(change, origin, { dryRun });
    });
  });
}

function namesStoryboard(body: unknown): body is Record<string, unknown> {
  return isObject(body) && body.deletedStoryboardId !== undefined && body.deletedStoryboardId !== null;
}

/** ADD_JSX with a storyboard's id adds no element: all its other fields are ignored. */
function restoreStoryboard(session: Session, canvasId: string, body: Record<string, unknown>, origin: string) {
  const canvas = knownCanvas(session.ws, canvasId);
  const id = read.storyboardId(body.deletedStoryboardId, 'ADD_JSX: deletedStoryboardId', 'body');
  const changeId = body.changeId === undefined ? randomUUID() : read.uuid(body.changeId, 'ADD_JSX: changeId', 'body');
  return session.reviseCanvas(canvas, changeId, restoring(session.ws, canvas, id), origin, { restore: id });
}

function ledgerRoutes(session: Session): Route[] {
  const requestId = (body: unknown): string | undefined => {
    const id = fieldOf(body, 'changeId');
    return id === undefined ? undefined : read.uuid(id, 'changeId', 'body');
  };
  const idField = (body: unknown, name: string): string | undefined => {
    const id = fieldOf(body, name);
    return id === undefined || id === null ? undefined : read.uuid(id, name, 'body');
  };
  /** Reads the change to undo or redo: its id, or an UNDO or REDO item (the whole item or its id). */
  const changeIn = (body: unknown, name: string, itemName: string): string | undefined => {
    const item = fieldOf(body, itemName);
    return idField(body, name) ?? (isObject(item) ? idField(item, 'id') : idField(body, itemName));
  };
  return [
    mutation(mutatePath(CANVAS, CHANGE_TYPES.UNDO.operation), ({ body, origin }) =>
      session.undo(origin, changeIn(body, 'latestUuid', 'changeToUndo'), requestId(body)),
    ),
    mutation(mutatePath(CANVAS, 'passOver'), ({ body, origin }) =>
      session.passOver(origin, idField(body, 'latestUuid'), requestId(body)),
    ),
    mutation(mutatePath(CANVAS, CHANGE_TYPES.REDO.operation), ({ body, origin }) =>
      session.redo(origin, changeIn(body, 'changeToRedoId', 'changeToRedo'), requestId(body)),
    ),
    mutation(`/canvases/${CANVAS}/changes`, ({ body, origin }) => applyAll(session, body, origin)),
  ];
}

/**
 * Applies change items in order and stops at the first refusal, which is the last answer. In a dry run, each change is
 * checked against the current files, independently of the others.
 */
async function applyAll(session: Session, body: unknown, origin: string): Promise<unknown> {
  const items = fieldOf(body, 'changes');
  if (!Array.isArray(items)) return read.badField('changes', 'an array of change items', items);
  if (items.length > MAX_CHANGES)
    refuse('field-too-large', `There are ${items.length} changes, more than ${MAX_CHANGES}.`);
  const dryRun = fieldOf(body, 'dryRun') === undefined ? false : read.flag(fieldOf(body, 'dryRun'), 'dryRun', 'body');
  const changes = items.map(decodeChangeItem);
  const answers = [];
  for (const change of changes) {
    const answer = await session.apply(change, origin, { dryRun });
    answers.push(answer);
    if (!answer.ok) break;
  }
  return { answers };
}

function fieldOf(body: unknown, name: string): unknown {
  if (!isObject(body)) return read.badField('The body', 'an object', body);
  return Object.hasOwn(body, name) ? body[name] : undefined;
}
