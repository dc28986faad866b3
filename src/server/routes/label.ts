/**
 * Labels of components in the layers: set by one editor, sent to all. They are not in the source, so undo does not cover
 * them.
 */
import type { LabelsAnswer } from '../../protocol/labels.ts';
import { assertElementKnown } from '../edits/plan.ts';
import type { Session } from '../session.ts';
import * as read from './decode-fields.ts';
import { CANVAS, get, mutation, type Route } from './routes.ts';

export function labelRoutes(session: Session): Route[] {
  return [
    get(`/canvases/${CANVAS}/labels`, (): LabelsAnswer => ({ labels: session.labels.all() })),
    mutation(`/canvases/${CANVAS}/setLabel`, ({ body }) => setLabel(session, body)),
  ];
}

function setLabel({ ws, hub, labels }: Session, body: unknown): { ok: true } {
  if (!read.isObject(body)) return read.badField('The body', 'an object', body);
  const codebaseId = read.codebaseId(body.codebaseId, 'codebaseId');
  const label = read.text(body.label, 'label', 'body');
  assertElementKnown(ws, codebaseId);
  const patch = labels.set(codebaseId, label, (id) => ws.wasRetired(id));
  if (Object.keys(patch).length > 0) hub.publish({ event: 'labels', labels: patch });
  return { ok: true };
}
