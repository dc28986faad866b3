/** Routes that read many files: the components that can be added, and a component's props. */
import type { AlternativesAnswer } from '../../protocol/alternatives.ts';
import type { ApiFailure } from '../../protocol/api.ts';
import type { InsertablesAnswer } from '../../protocol/insertables.ts';
import { NATIVE_GROUPS } from '../design-system/native-tags.ts';
import { propsFromCode, withTypes } from '../design-system/props-answer.ts';
import type { ProjectReader } from '../reader/project-reader.ts';
import type { Session } from '../session.ts';
import { freshPlace } from '../source/source-view.ts';
import * as read from './decode-fields.ts';
import { CANVAS, get, type Route } from './routes.ts';

export function readerRoutes(session: Session, reader: ProjectReader): Route[] {
  return [
    get(`/canvases/${CANVAS}/insertables`, () => insertables(reader)),
    get(`/canvases/${CANVAS}/props`, ({ query }) => props(session, reader, query)),
    get(`/canvases/${CANVAS}/alternatives`, ({ query }) => alternatives(session, reader, query)),
  ];
}

async function insertables(reader: ProjectReader): Promise<InsertablesAnswer> {
  return { ...(await reader.insertables(null)), natives: [...NATIVE_GROUPS] };
}

/** `?codebaseId=[&quick=1]`: `quick` answers from the code alone, without waiting for types. */
async function props(session: Session, reader: ProjectReader, query: URLSearchParams): Promise<unknown> {
  const id = read.codebaseId(query.get('codebaseId') ?? undefined, 'codebaseId');
  const code = await session.ask((ws) => propsFromCode(ws, id));
  if ('error' in code) return code;
  return query.get('quick') === '1' ? code.answer : withTypes(code, reader);
}

/** `?codebaseId=[&prop=]`: for the element's tag, or for the component that is a prop's value. */
async function alternatives(
  session: Session,
  reader: ProjectReader,
  query: URLSearchParams,
): Promise<AlternativesAnswer | ApiFailure> {
  const id = read.codebaseId(query.get('codebaseId') ?? undefined, 'codebaseId');
  const place = await session.ask((ws) => freshPlace(ws, id));
  if ('error' in place) return place;
  const prop = query.get('prop');
  return reader.alternatives(prop === null ? place : { ...place, prop });
}
