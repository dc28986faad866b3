/** Routes that read the project's theme and classes (protocol/design-system). Their modules are loaded on first use. */
import type { ClassesAnswer } from '../../protocol/design-system.ts';
import type { Workspace } from '../edits/workspace.ts';
import * as read from './decode-fields.ts';
import { CANVAS, get, post, type Route } from './routes.ts';

/** Limit on classes per request. */
const MAX_CLASSES = 200;
const DEFAULT_LIMIT = 30;

export function designSystemRoutes(ws: Workspace): Route[] {
  return [
    get(`/canvases/${CANVAS}/designSystem`, async ({ query }) =>
      (await import('../design-system/design-system.ts')).designSystemOf(ws, query.get('scales') !== '0'),
    ),
    get(`/canvases/${CANVAS}/fonts`, async () =>
      (await import('../design-system/installed-fonts.ts')).installedFonts(ws.files.root),
    ),
    get(`/canvases/${CANVAS}/classes`, ({ query }) => completed(ws, query)),
    post(`/canvases/${CANVAS}/describeClasses`, ({ body }) => described(ws, body)),
  ];
}

async function completed(ws: Workspace, query: URLSearchParams): Promise<ClassesAnswer> {
  const text = read.name(500)(query.get('query') ?? '', 'query', 'body');
  const limit = read.wholeNumber(MAX_CLASSES)(Number(query.get('limit') ?? DEFAULT_LIMIT), 'limit', 'body');
  const { completeClass, knownClasses } = await import('../design-system/classes.ts');
  return { classes: completeClass(text, limit, await knownClasses(ws)) };
}

async function described(ws: Workspace, body: unknown): Promise<ClassesAnswer> {
  const { classes } = read.shape({ classes: read.list(read.name(2000)) })(body, 'describeClasses', 'body');
  const { describeClass, knownClasses } = await import('../design-system/classes.ts');
  const known = await knownClasses(ws);
  return { classes: classes.slice(0, MAX_CLASSES).map((name) => describeClass(name, known)) };
}
