/** Routes that read many files: the components that can be added, the stories and the args of one, a component's props and uses. */
import { tagInData } from '../../mutations/trace/tag-in-data.ts';
import type { AlternativesAnswer } from '../../protocol/alternatives.ts';
import type { ApiFailure } from '../../protocol/api.ts';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import type { InsertablesAnswer } from '../../protocol/insertables.ts';
import { NATIVE_GROUPS } from '../../protocol/native-groups.ts';
import type { StoriesAnswer } from '../../protocol/stories.ts';
import { exportedPropsFromCode, type PropsFromCode, propsFromCode, withTypes } from '../design-system/props-answer.ts';
import type { Workspace } from '../edits/workspace.ts';
import type { ProjectReader } from '../reader/project-reader.ts';
import type { Session } from '../session.ts';
import { countUses } from '../source/count-uses.ts';
import { freshPlace } from '../source/source-view.ts';
import { storyArgsAnswer } from '../source/story-args.ts';
import { readingProject, textSourceQuestion } from '../source/text-source.ts';
import * as read from './decode-fields.ts';
import { CANVAS, get, type Route } from './routes.ts';

export function readerRoutes(session: Session, reader: ProjectReader): Route[] {
  return [
    get(`/canvases/${CANVAS}/insertables`, () => insertables(reader)),
    get(`/canvases/${CANVAS}/stories`, () => stories(reader)),
    get(`/canvases/${CANVAS}/stories/args`, ({ query }) => {
      const asked = exportIn(query);
      return session.ask((ws) => storyArgsAnswer(ws, asked));
    }),
    get(`/canvases/${CANVAS}/props`, ({ query }) => props(session, reader, query)),
    get(`/canvases/${CANVAS}/uses`, ({ query }) => {
      return countUses(session, reader, read.codebaseId(query.get('codebaseId') ?? undefined, 'codebaseId'));
    }),
    get(`/canvases/${CANVAS}/alternatives`, ({ query }) => alternatives(session, reader, query)),
  ];
}

async function insertables(reader: ProjectReader): Promise<InsertablesAnswer> {
  const { found, isPartial } = await reader.insertables(null);
  return { components: found, natives: [...NATIVE_GROUPS], isPartial };
}

async function stories(reader: ProjectReader): Promise<StoriesAnswer> {
  const { found, isPartial } = await reader.stories(null);
  return { stories: found, isPartial };
}

/** `?codebaseId=[&quick=1]` or `?file=&export=[&quick=1]`: `quick` answers from the code alone, without waiting for types. */
async function props(session: Session, reader: ProjectReader, query: URLSearchParams): Promise<unknown> {
  const question = query.has('file') ? questionOfExport(query) : questionOfInstance(query);
  const code = await session.ask(question);
  if ('error' in code) return code;
  return query.get('quick') === '1' ? code.answer : withTypes(code, reader);
}

type PropsQuestion = (ws: Workspace) => Promise<PropsFromCode>;

function questionOfInstance(query: URLSearchParams): PropsQuestion {
  const id = read.codebaseId(query.get('codebaseId') ?? undefined, 'codebaseId');
  return (ws) => propsFromCode(ws, id);
}

function questionOfExport(query: URLSearchParams): PropsQuestion {
  const asked = exportIn(query);
  return (ws) => exportedPropsFromCode(ws, asked);
}

/** `?file=&export=` */
function exportIn(query: URLSearchParams): ExportedComponent {
  const file = read.projectPath(query.get('file') ?? undefined, 'file', 'body');
  const exportName = read.name(200)(query.get('export') ?? undefined, 'export', 'body');
  return { file, exportName };
}

/**
 * `?codebaseId=[&prop=]`: for the element's tag, or for the component that is a prop's value. Of a tag that is a value of the data, the
 * place of it is named: which item is meant, the query tells as that of `/textSource` does.
 */
async function alternatives(
  session: Session,
  reader: ProjectReader,
  query: URLSearchParams,
): Promise<AlternativesAnswer | ApiFailure> {
  const id = read.codebaseId(query.get('codebaseId') ?? undefined, 'codebaseId');
  const place = await session.ask((ws) => freshPlace(ws, id));
  if ('error' in place) return place;
  const prop = query.get('prop');
  if (prop !== null) return reader.alternatives({ ...place, prop });
  const answer = await reader.alternatives(place);
  if (answer.problem === null) return answer;
  const asked = textSourceQuestion(query);
  const problem = await session.ask(async (ws) => tagInData(readingProject(ws), id, asked));
  return typeof problem === 'string' ? { ...answer, problem } : answer;
}
