/** Routes to review the session's changes, stage them in git, and undo several at once. */
import type { StageRequest, UndoToRequest } from '../../protocol/review.ts';
import { review, stage } from '../review/review.ts';
import type { Session } from '../session.ts';
import * as read from './decode-fields.ts';
import { isObject } from './decode-fields.ts';
import { CANVAS, get, mutation, type Route } from './routes.ts';

export function reviewRoutes(session: Session): Route[] {
  return [
    get(`/canvases/${CANVAS}/review`, () => session.ask(review)),
    mutation(`/canvases/${CANVAS}/stage`, ({ body }) => session.ask((ws) => stage(ws, stageOf(body).files))),
    mutation(`/canvases/${CANVAS}/parseAndMutate/activities/undoTo`, ({ body, origin }) =>
      session.undoTo(origin, undoToOf(body)),
    ),
  ];
}

function stageOf(body: unknown): StageRequest {
  const { files } = fieldsOf(body);
  return files === undefined ? {} : { files: read.list(read.projectPath)(files, 'files', 'body') };
}

function undoToOf(body: unknown): UndoToRequest {
  const fields = fieldsOf(body);
  const id = (name: string) => (fields[name] == null ? undefined : read.uuid(fields[name], name, 'body'));
  const { including } = fields;
  return {
    activityId: read.uuid(fields.activityId, 'activityId', 'body'),
    including: including === undefined ? false : read.flag(including, 'including', 'body'),
    latestUuid: id('latestUuid'),
    changeId: id('changeId'),
  };
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return isObject(body) ? body : read.badField('The body', 'an object', body);
}
