/** Routes of the recordings: their list, the events of one, making one part by part, and deleting one. */
import { MOST_PART } from '../../protocol/recordings.ts';
import { WrittenJson } from '../http/http.ts';
import { Recordings } from '../recordings/recordings.ts';
import type { Session } from '../session.ts';
import * as read from './decode-fields.ts';
import { CANVAS, get, mutation, type Route } from './routes.ts';

/** A part is a text in the JSON of the request: each of its quotes takes two characters there, others up to three bytes. */
const MAX_BODY = 3 * MOST_PART;

export function recordingRoutes(session: Session): Route[] {
  const recordings = new Recordings(session.stateDir);
  return [
    get(`/canvases/${CANVAS}/recordings`, () => ({ recordings: recordings.list() })),
    get(
      `/canvases/${CANVAS}/recording`,
      ({ query }) => new WrittenJson(`{"parts":${recordings.read(query.get('id') ?? '')}}`),
    ),
    mutation(`/canvases/${CANVAS}/startRecording`, ({ body }) => ({
      ok: true,
      id: recordings.start(read.text(fieldsOf(body).page, 'page', 'body')),
    })),
    mutation(
      `/canvases/${CANVAS}/recordEvents`,
      ({ body }) => {
        const { id, part, events } = fieldsOf(body);
        const number = read.wholeNumber(1e6)(part, 'part', 'body');
        if (typeof events !== 'string') return read.badField('events', 'a list of events as JSON', events);
        recordings.append(idOf(id), number, events);
        return { ok: true };
      },
      MAX_BODY,
    ),
    mutation(`/canvases/${CANVAS}/deleteRecording`, ({ body }) => {
      recordings.remove(idOf(fieldsOf(body).id));
      return { ok: true };
    }),
  ];
}

function idOf(id: unknown): string {
  return typeof id === 'string' ? id : read.badField('id', "a recording's name", id);
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return read.isObject(body) ? body : read.badField('The body', 'an object', body);
}
