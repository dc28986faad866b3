/** The edits of `fixtures/jsx-edits.json` as change items. */
import { readFileSync } from 'node:fs';
import { parseSource } from '../../../src/mutations/jsx/parse.ts';
import { piecesOf, sketchOf } from '../../../src/mutations/text/pieces.ts';
import {
  type AnyMutationChange,
  type ChangeFields,
  createChange,
  type MutationType,
} from '../../../src/protocol/changes.ts';
import { createProject, type Files, type TestProject } from './project.ts';

export interface EditCase {
  name: string;
  category: string;
  op: string;
  fields: Record<string, never> & CaseFields;
  before: string | Files;
  after?: string | Files;
  alsoAccept?: (string | Files)[];
  check?: 'semantic';
  refuse?: string;
  mustContain?: string;
  file?: string;
}

interface CaseFields {
  at?: [string, number];
  range?: [string, number][];
  only?: boolean;
  cls?: string;
  from?: string;
  to?: string | { at: [string, number]; pos: 'after' | 'before' | 'firstChild' | 'lastChild'; file?: string };
  prop?: string;
  name?: string;
  value?: string | number | boolean | null;
  text?: string;
  old?: string;
  rendered?: string;
  open?: string;
  close?: string;
  tag?: string;
  file?: string;
}

export const editCases: EditCase[] = JSON.parse(
  readFileSync(new URL('../fixtures/jsx-edits.json', import.meta.url), 'utf8'),
);

export function filesOf(one: EditCase, side: string | Files): Files {
  if (typeof side !== 'string') return side;
  return { [one.file ?? 'src/App.tsx']: side };
}

export function caseProject(one: EditCase): { project: TestProject; change: AnyMutationChange } {
  const files = filesOf(one, one.before);
  const project = createProject(files);
  return { project, change: changeOf(one, project) };
}

const MISSING = 'tempo-00000000-0000-5000-8000-ffffffffffff';

/** The id of the element whose `<` is at the n-th occurrence of the needle. */
function idOf(project: TestProject, file: string, [needle, n]: [string, number]): string {
  let at = -1;
  for (let i = 0; i < n; i++) at = (project.files[file] as string).indexOf(needle, at + 1);
  if (at < 0) return MISSING;
  return project.idAt(file, (project.files[file] as string).indexOf('<', at));
}

function changeOf(one: EditCase, project: TestProject): AnyMutationChange {
  const { fields } = one;
  const [first] = Object.keys(project.files) as [string];
  const file =
    (fields as { from?: string }).from && project.files[fields.from as string] !== undefined
      ? (fields.from as string)
      : first;
  const id = fields.at && project.files[fields.file ?? file] !== undefined ? idOf(project, file, fields.at) : MISSING;
  const make = <T extends MutationType>(type: T, changeFields: ChangeFields[T]) =>
    createChange('11111111-1111-4111-8111-111111111111', type, changeFields) as AnyMutationChange;
  switch (one.op) {
    case 'addClass':
      return make('ADD_CLASS', { codebaseIdToAddClass: id, className: fields.cls as string });
    case 'removeClass':
      return make('REMOVE_CLASS', { codebaseIdToRemoveClass: id, className: fields.cls as string });
    case 'replaceClass':
      return make('UPDATE_CLASSES', {
        codebaseIdToUpdateClass: id,
        oldClasses: [fields.from as string],
        newClasses: [fields.to as string],
      });
    case 'setStyle':
      return make('STYLING', {
        codebaseId: id,
        stylingChanges: { [fields.prop as string]: String(fields.value) },
        stylingFramework: 'Inline',
      });
    case 'setText':
      return make('EDIT_TEXT', {
        codebaseIdToEditText: id,
        newText: fields.text as string,
        oldText: oldTextOf(one, project, file),
      });
    case 'remove':
      return make('REMOVE_JSX', { codebaseIdsToRemove: [id] });
    case 'wrap': {
      const ids = fields.range ? fields.range.map((at) => idOf(project, file, at)) : [id];
      const tag = /^<([\w.]+)/.exec(fields.open as string)?.[1] as string;
      return make('WRAP_DIV', { codebaseIdsToWrap: ids, ...(tag === 'div' ? {} : { wrapTag: tag }) });
    }
    case 'unwrap':
      return make('UNWRAP', { codebaseIdsToUnwrap: [id] });
    case 'duplicate':
      return make('DUPLICATE', { codebaseIdsToDuplicate: [id] });
    case 'move':
      return moveChange(one, project, id, file, make);
    case 'retag':
      return make('CHANGE_TAG', { codebaseIdToChange: id, newTagName: fields.tag as string });
    case 'setProp':
      return make('CHANGE_PROP', {
        codebaseIdToChange: id,
        propName: fields.name as string,
        propValue: fields.value as string,
      });
    case 'removeProp':
      return make('CHANGE_PROP', { codebaseIdToChange: id, propName: fields.name as string, propValue: undefined });
    default:
      throw new Error(`no change for ${one.op}`);
  }
}

function oldTextOf(one: EditCase, project: TestProject, file: string): string {
  if (one.fields.rendered !== undefined && one.fields.old === undefined) return one.fields.rendered;
  if (one.fields.old !== undefined) return one.fields.old;
  const parsed = parseSource(project.files[file] as string, file);
  if (!parsed.ok || !one.fields.at) return '';
  const [needle, n] = one.fields.at;
  let at = -1;
  for (let i = 0; i < n; i++) at = parsed.text.indexOf(needle, at + 1);
  const element = parsed.elements.find((candidate) => candidate.start === at);
  return element ? sketchOf(piecesOf(element.node, parsed.text), parsed.text) : '';
}

function moveChange(
  one: EditCase,
  project: TestProject,
  id: string,
  file: string,
  make: <T extends MutationType>(type: T, fields: ChangeFields[T]) => AnyMutationChange,
): AnyMutationChange {
  const to = one.fields.to as Exclude<CaseFields['to'], string | undefined>;
  const toFile = to.file ?? file;
  const anchor = idOf(project, toFile, to.at);
  if (to.pos === 'firstChild' || to.pos === 'lastChild') {
    return make('MOVE_JSX', { codebaseIdToMove: id, codebaseIdToMoveTo: anchor });
  }
  const address = project.locate(anchor);
  const parsed = parseSource(project.files[toFile] as string, toFile);
  if (!address || !parsed.ok) throw new Error('no anchor');
  const element = parsed.elements.find((candidate) => candidate.start === address.start);
  const parent = parsed.elements[element?.parent ?? -1];
  return make('MOVE_JSX', {
    codebaseIdToMove: id,
    codebaseIdToMoveTo: parent ? project.idAt(toFile, parent.start) : MISSING,
    ...(to.pos === 'after' ? { afterCodebaseId: anchor } : { beforeCodebaseId: anchor }),
  });
}
