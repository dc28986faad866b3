/** All routes of the server. The tests of the gate go through this list. */

import type { OpeningAnswer } from '../../protocol/api.ts';
import type { ProjectReader } from '../reader/project-reader.ts';
import { type ApiContext, apiRoutes } from './api-routes.ts';
import { assetRoutes } from './assets.ts';
import { canvasRoutes } from './canvases.ts';
import { labelRoutes } from './label.ts';
import { readerRoutes } from './reader.ts';
import { recordingRoutes } from './recordings.ts';
import { reviewRoutes } from './review.ts';
import { exchange, post, type Route } from './routes.ts';
import { setupRoutes } from './setup.ts';

export function allRoutes(
  context: ApiContext,
  reader: ProjectReader,
  token: string,
  opening: () => OpeningAnswer,
): Route[] {
  const { session } = context;
  return [
    ...apiRoutes(context),
    ...canvasRoutes(session, context.appUrl),
    ...setupRoutes(session),
    ...readerRoutes(session, reader),
    ...reviewRoutes(session),
    ...labelRoutes(session),
    post('/openingUrl', opening),
    ...assetRoutes(session),
    ...recordingRoutes(session),
    exchange('/token', token),
  ];
}
