/**
 * Cases as folders: `before.tsx` (or a tree `before/`), `change.json`, and `after.tsx` (or `after/`) or `refusal.json`.
 *
 * In `change.json` a string that begins with `@` names an element by the first characters of its text: `@<div`, the second
 * one `@<div#2`, in another file `@src/B.tsx|<h1`; `@missing` is an id without an element. `about` names spans beside those
 * of the rule: `{ "src/data.ts": ["first words", "last words"] }`. `warnings` are the sentences that come with the result,
 * in order. `before/packages/` stands for the project's `node_modules/`, which git ignores.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  type AnyMutationChange,
  createChange,
  type EditScope,
  type ListPosition,
  type MutationType,
} from '../../../src/protocol/changes.ts';
import type { Expected } from './laws.ts';
import { createProject, type Files, type TestProject } from './project.ts';
import type { SpansByFile } from './spans.ts';

interface ChangeJson {
  type: MutationType;
  changeFields: Record<string, unknown>;
  scope?: EditScope;
  dataIndex?: number;
  dataCount?: number;
  dataIndexTo?: number;
  lists?: ListPosition[];
  otherItems?: ListPosition[];
  callSite?: string;
  callSitesAround?: string[];
  /** name of a real Tailwind that the project has, see `tailwind.ts` */
  tailwind?: string;
  about?: Record<string, string[]>;
  warnings?: string[];
}

export interface FolderCase {
  name: string;
  change: AnyMutationChange;
  project: TestProject;
  expected: Expected;
  tailwind: string | undefined;
}

const MISSING = 'tempo-00000000-0000-5000-8000-ffffffffffff';

export function readCase(folder: string): FolderCase {
  const project = createProject(readSide(folder, 'before') ?? {});
  const json: ChangeJson = JSON.parse(readFileSync(join(folder, 'change.json'), 'utf8'));
  const fields = resolveIds(json.changeFields, project) as never;
  const change = createChange('11111111-1111-4111-8111-111111111111', json.type, fields) as AnyMutationChange;
  if (json.scope) change.scope = json.scope;
  if (json.dataIndex !== undefined) change.dataIndex = json.dataIndex;
  if (json.dataCount !== undefined) change.dataCount = json.dataCount;
  if (json.lists !== undefined) change.lists = resolveIds(json.lists, project) as ListPosition[];
  if (json.otherItems !== undefined) change.otherItems = resolveIds(json.otherItems, project) as ListPosition[];
  if (json.dataIndexTo !== undefined) change.dataIndexTo = json.dataIndexTo;
  if (json.callSite !== undefined) change.callSiteCodebaseId = resolveIds(json.callSite, project) as string;
  if (json.callSitesAround !== undefined)
    change.callSitesAround = resolveIds(json.callSitesAround, project) as string[];
  return { name: folder, change, project, expected: readExpected(folder, project, json), tailwind: json.tailwind };
}

function readExpected(folder: string, project: TestProject, json: ChangeJson): Expected {
  const after = readSide(folder, 'after');
  const refusal = join(folder, 'refusal.json');
  if (after && existsSync(refusal)) throw new Error(`${folder} has both a result and a refusal`);
  const about: SpansByFile = new Map();
  for (const [file, needles] of Object.entries(json.about ?? {})) about.set(file, spansOf(project, file, needles));
  if (after) return { accept: [after], about, warnings: json.warnings ?? [] };
  if (!existsSync(refusal)) throw new Error(`${folder} has neither a result nor a refusal`);
  return { accept: [], about, refusal: JSON.parse(readFileSync(refusal, 'utf8')) };
}

function spansOf(project: TestProject, file: string, needles: string[]): { start: number; end: number }[] {
  const text = project.files[file] as string;
  const [first, last = first] = needles as [string, string?];
  const start = text.indexOf(first);
  const end = text.indexOf(last as string, start);
  if (start < 0 || end < 0) throw new Error(`no ${JSON.stringify(needles)} in ${file}`);
  return [{ start, end: end + (last as string).length }];
}

function readSide(folder: string, side: 'before' | 'after'): Files | null {
  const tree = join(folder, side);
  if (existsSync(tree) && statSync(tree).isDirectory()) {
    return Object.fromEntries(
      filesIn(tree).map((file) => [
        relative(tree, file)
          .split(sep)
          .join('/')
          .replace(/^packages\//, 'node_modules/'),
        readFileSync(file, 'utf8'),
      ]),
    );
  }
  const single = readdirSync(folder).find((name) => name.startsWith(`${side}.`));
  return single ? { [`src/App.${single.slice(side.length + 1)}`]: readFileSync(join(folder, single), 'utf8') } : null;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** Conditions of style rules (`@media …`) begin with the same sign. */
const IS_REFERENCE = /^@(?:missing$|<|[^|]*\|)/;

function resolveIds(value: unknown, project: TestProject): unknown {
  if (typeof value === 'string') return IS_REFERENCE.test(value) ? idFor(value.slice(1), project) : value;
  if (Array.isArray(value)) return value.map((item) => resolveIds(item, project));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveIds(inner, project)]));
}

function idFor(reference: string, project: TestProject): string {
  if (reference === 'missing') return MISSING;
  const [, named, needle, nth] = /^(?:([^|]+)\|)?(.*?)(?:#(\d+))?$/s.exec(reference) as unknown as string[];
  const file = named ?? (Object.keys(project.files)[0] as string);
  const text = project.files[file];
  let at = -1;
  for (let i = 0; i < Number(nth ?? 1); i++) at = text?.indexOf(needle as string, at + 1) ?? -1;
  if (at < 0) throw new Error(`no ${reference}`);
  return project.idAt(file, at);
}
