/** Routes of the set-up file, with the providers for components that are shown alone. */
import { randomUUID } from 'node:crypto';
import { setupAnswer } from '../canvases/setup-file.ts';
import type { Session } from '../session.ts';
import * as read from './decode-fields.ts';
import { CANVAS, get, mutation, type Route } from './routes.ts';

export function setupRoutes(session: Session): Route[] {
  return [
    get(`/canvases/${CANVAS}/setup`, () => setupAnswer(session.ws)),
    mutation(`/canvases/${CANVAS}/createSetup`, ({ body, origin }) => {
      const asked = read.isObject(body) ? body.changeId : undefined;
      return session.createSetup(asked === undefined ? randomUUID() : read.uuid(asked, 'changeId', 'body'), origin);
    }),
  ];
}
