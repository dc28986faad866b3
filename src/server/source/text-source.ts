/** Finds the source of an element's text ('Edit Dynamic Text') by tracing its value through the current files. */
import type { Project } from '../../mutations/mutation.ts';
import { traceText } from '../../mutations/trace/trace-text.ts';
import type { TextSourceAnswer } from '../../protocol/api.ts';
import type { ListPosition } from '../../protocol/changes.ts';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import type { Workspace } from '../edits/workspace.ts';
import { backingOf } from '../engine/backing.ts';
import type { Backing } from '../engine/questions.ts';
import { dependsOn } from '../files/manifest.ts';
import { listPosition } from '../routes/decode-change.ts';
import * as read from '../routes/decode-fields.ts';
import { elementPlace } from './source-view.ts';

const MOST_ITEMS = 1e6;

export interface TextSourceQuestion {
  codebaseId: string;
  dataIndex: number | null;
  dataCount?: number | null;
  lists?: ListPosition[];
  shown: string | null;
  callSite?: string | null;
  callSitesAround?: string[];
  attribute?: string | null;
  story?: ExportedComponent | null;
}

/** Decodes `?codebaseId=[&dataIndex=][&dataCount=][&list=]…[&shown=][&callSite=]…[&attribute=][&storyFile=&storyExport=]`. @throws Refused `bad-field` */
export function textSourceQuestion(query: URLSearchParams): TextSourceQuestion {
  const shown = query.get('shown');
  const [site, ...around] = query.getAll('callSite').map((id) => read.codebaseId(id, 'callSite'));
  const attribute = query.get('attribute');
  return {
    codebaseId: read.codebaseId(query.get('codebaseId') ?? undefined, 'codebaseId'),
    dataIndex: countIn(query, 'dataIndex'),
    dataCount: countIn(query, 'dataCount'),
    lists: query.getAll('list').map(listIn),
    shown: shown === null ? null : read.text(shown, 'shown', 'body'),
    callSite: site ?? null,
    callSitesAround: around,
    attribute: attribute === null ? null : read.name(200)(attribute, 'attribute', 'body'),
    story: query.has('storyFile') ? storyIn(query) : null,
  };
}

function countIn(query: URLSearchParams, name: string): number | null {
  const value = query.get(name);
  return value === null ? null : read.wholeNumber(MOST_ITEMS)(Number(value || Number.NaN), name, 'body');
}

/** `id:index:count` */
function listIn(text: string): ListPosition {
  const [codebaseId, index, count] = text.split(':');
  const position = { codebaseId, index: Number(index || Number.NaN), count: Number(count || Number.NaN) };
  return listPosition(position, 'list', 'body');
}

function storyIn(query: URLSearchParams): ExportedComponent {
  return {
    file: read.projectPath(query.get('storyFile') ?? undefined, 'storyFile', 'body'),
    exportName: read.name(200)(query.get('storyExport') ?? undefined, 'storyExport', 'body'),
  };
}

/** @throws Refused `unknown-element`, `stale-element`, `stale-file` */
export async function textSource(ws: Workspace, asked: TextSourceQuestion): Promise<TextSourceAnswer> {
  const { codebaseId, ...question } = asked;
  const file = ws.identity.locate(codebaseId)?.file;
  if (file !== undefined) await ws.refresh(file);
  elementPlace(ws, codebaseId);
  const here = () => traceText(readingProject(ws), codebaseId, question);
  return ws.engine.hereOr(here, 'textSource', { codebaseId, question }, () => readingBacking(ws));
}

/** A read-only view of the project: files of the app only, without side effects; long texts throw LongText. */
export function readingProject(ws: Workspace): Project {
  return {
    read: (file) => {
      const text = readable(ws, file);
      if (text !== null) ws.engine.assertShort(file, text);
      return text;
    },
    locate: (id) => ws.identity.locate(id),
    resolveImport: (specifier, importer) => ws.resolveImport(specifier, importer),
    importersOf: (file) => ws.importersOf(file),
    stylesheets: () => ws.stylesheets(),
    sourceFiles: () => ws.identity.files(),
    dependsOn: (name) => dependsOn(ws.files.root, name),
  };
}

/** The same for the engine's thread, which accepts long texts. */
export function readingBacking(ws: Workspace): Backing {
  const project = { ...readingProject(ws), read: (file: string) => readable(ws, file) };
  return backingOf(project, ws.tailwind.current);
}

function readable(ws: Workspace, file: string): string | null {
  const text = ws.textOnDisk(file);
  return text != null && ws.isReachable(file) ? text : null;
}
