/**
 * RENAME_TOKEN: one name gets another, wherever a file of the project has it: in definitions, uses, comments and Tailwind's classes.
 * The law: each place that has the name is changed, or is the reason of a refusal.
 */
import type { ChangeItem } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { parseSheet, type Sheet } from '../css/source.ts';
import { languageOf, parseSource } from '../jsx/parse.ts';
import type { MentionFile, Project, Refusal } from '../mutation.ts';
import type { Plan, PlanPart } from '../plan.ts';
import { isRefusal, noChange, placeName, syntaxError, unparsable } from '../refusals.ts';
import {
  tokenClassTaken,
  tokenExists,
  tokenInConfig,
  tokenUnavailable,
  tokenUseUnclear,
} from '../styling/style-refusals.ts';
import { isSheetFile } from '../styling/taken-in.ts';
import { dashed, nameRefused } from '../styling/token-names.ts';
import { definitionsIn } from '../styling/tokens.ts';
import type { ThemeClasses } from './classes.ts';
import { doubtAboutNameIn, namesIn, type PutTogether, placeAt, putTogetherIn } from './names.ts';
import { classesOfTheme } from './theme-entry.ts';

interface Renaming {
  name: string;
  newName: string;
  /** entries of the theme that go with it, such as `--text-huge--line-height`, with their new names */
  companions: readonly (readonly [name: string, newName: string])[];
  files: readonly MentionFile[];
  classes: ThemeClasses | null;
}

export function renameEverywhere({ changeFields }: ChangeItem<'RENAME_TOKEN'>, project: Project): Plan | Refusal {
  const name = dashed(changeFields.name.trim());
  const newName = dashed(changeFields.newName.trim());
  const refused = nameRefused(newName);
  if (refused) return refused;
  const { files, unread } = project.mentions?.() ?? { files: [], unread: 'the project' };
  const sheets = project.stylesheets().flatMap((file) => {
    const text = project.read(file);
    return text === null ? [] : [{ file, text }];
  });
  const definitions = sheets.flatMap(({ file, text }) => definitionsIn(file, text));
  const own = definitions.filter((one) => one.name === name);
  if (nameRefused(name)) return notDefined(changeFields.name, project);
  if (own.length === 0) return unreadSheet(name, sheets) ?? notDefined(changeFields.name, project);
  if (name === newName) return noChange({}, `The token is called ${name} already.`, 'Enter another name.');
  const taken = whyTaken(newName, files, project);
  if (taken) return taken;
  if (unread !== null) return tokenUseUnclear({ file: unread }, name, 'it is too large to be looked through');
  const classes = classesOfTheme(name, newName, definitions, files, project.tailwind);
  if (isRefusal(classes)) return classes;
  const ends = classes
    ? definitions.flatMap((one) => (one.name.startsWith(`${name}--`) ? [one.name.slice(name.length)] : []))
    : [];
  const companions = [...new Set(ends)].map((end) => [name + end, newName + end] as const);
  return planOf({ name, newName, companions, files, classes }, project);
}

/** A sheet that has the name and cannot be read. */
function unreadSheet(name: string, sheets: readonly { file: string; text: string }[]): Refusal | null {
  for (const { file, text } of sheets) {
    const sheet = namesIn({ file, text }, name).length > 0 ? parseSheet(file, text) : null;
    if (!sheet || sheet.ok) continue;
    const { code, reason, line, column } = sheet;
    return code === 'syntax-error'
      ? syntaxError({ file, line, column }, reason)
      : tokenUseUnclear({ file }, name, reason);
  }
  return null;
}

function notDefined(asked: string, project: Project): Refusal {
  const answer = project.tailwind;
  const place = answer?.ok ? answer.tailwind.definedAt(asked) : null;
  return place ? tokenInConfig(asked, place) : tokenUnavailable(asked.slice(0, 60));
}

/** The places that have the new name already would change with the token. */
function whyTaken(newName: string, files: readonly MentionFile[], project: Project): Refusal | null {
  for (const one of files) {
    const [offset] = namesIn(one, newName);
    if (offset === undefined) continue;
    const where = placeAt(one, offset);
    return tokenExists(newName, placeName(where), where);
  }
  const theme = project.tailwind?.ok ? project.tailwind.tailwind.themeValue(newName) : null;
  return theme === null ? null : tokenExists(newName, "Tailwind's theme", {});
}

function planOf(renaming: Renaming, project: Project): Plan | Refusal {
  const doubt = whyUnclear(renaming);
  if (doubt) return doubt;
  const parts: PlanPart[] = [];
  for (const { file } of renaming.files.filter(({ isEditable }) => isEditable)) {
    const text = project.read(file);
    if (text === null)
      return tokenUseUnclear({ file }, renaming.name, 'it cannot be read as UTF-8 text of a usual length');
    const places = placesIn({ file, text }, renaming);
    if (places.length === 0) continue;
    const part = partOf(file, text, places);
    if (isRefusal(part)) return part;
    parts.push(part);
  }
  return { parts };
}

interface Place {
  start: number;
  end: number;
  text: string;
}

function placesIn(one: Pick<MentionFile, 'file' | 'text'>, { name, newName, companions, classes }: Renaming): Place[] {
  const names = [[name, newName] as const, ...companions].flatMap(([old, now]) =>
    namesIn(one, old).map((start) => ({ start, end: start + old.length, text: now })),
  );
  const uses = (classes?.usesIn(one.text) ?? []).map((start) => ({
    start,
    end: start + (classes?.entry.tail.length ?? 0),
    text: classes?.entry.newTail ?? '',
  }));
  return [...names, ...uses].sort((a, b) => a.start - b.start);
}

function whyUnclear(renaming: Renaming): Refusal | null {
  const { name, newName, files, classes } = renaming;
  for (const one of files) {
    const unclear = (offset: number, reason: string) => tokenUseUnclear(placeAt(one, offset), name, reason);
    if (one.isPackage) {
      const use = usesInPackage(one, name)[0];
      if (use !== undefined) return unclear(use, 'a package looks for this name');
      continue;
    }
    const [first] = one.isEditable ? [] : placesIn(one, renaming);
    if (first) return unclear(first.start, `the editor does not edit this file, and it has ${name} too`);
    const doubt = doubtAboutNameIn(one, name) ?? classes?.doubtIn(one.text);
    if (doubt) return unclear(doubt.offset, doubt.reason);
    const taken = classes?.takenIn(one.text);
    if (taken) return tokenClassTaken(placeAt(one, taken.offset), newName, taken.word);
    const made = [...putTogetherIn(one, name), ...(classes?.putTogetherIn(one.file, one.text) ?? [])];
    const meant = made.find((other) => mayBeMeant(other, files));
    if (meant) return unclear(meant.offset, `a name is put together there (${meant.written})`);
  }
  return null;
}

/**
 * Uses of the name in a package; its own definition is only a default for them. A name whose beginning is a parameter (`--${key}`)
 * comes from the project, which is searched itself.
 */
function usesInPackage(one: MentionFile, name: string): number[] {
  const uses = namesIn(one, name).filter((at) => !/^\s*:/.test(one.text.slice(at + name.length, at + name.length + 4)));
  const made = putTogetherIn(one, name).filter(({ written }) => /^--\w/.test(written));
  return [...uses, ...made.map(({ offset }) => offset)];
}

function mayBeMeant({ needs }: PutTogether, files: readonly MentionFile[]): boolean {
  return needs?.some((word) => files.some(({ text, isPackage }) => !isPackage && word.test(text))) ?? true;
}

function partOf(file: string, text: string, places: readonly Place[]): PlanPart | Refusal {
  const where = placeAt({ file, text }, places[0]?.start ?? 0);
  const source = languageOf(file) === null ? null : parseSource(text, file);
  if (source && !source.ok) return unparsable(source);
  const sheet = isSheetFile(file) ? parseSheet(file, text) : null;
  if (sheet && !sheet.ok && sheet.code === 'syntax-error') {
    const { line, column, reason } = sheet;
    return syntaxError({ file, line, column }, reason);
  }
  const draft = new Draft(source, file, text);
  for (const place of places) draft.replace(place.start, place.end, place.text);
  const readText = sheet?.ok ? (after: string) => problemOf(sheet, after) : undefined;
  return { draft, expectation: { where, ...(readText ? { readText } : {}) } };
}

/** Names are exchanged for names: the sheet keeps its rules and declarations. */
function problemOf(before: Sheet, text: string): string | null {
  const after = parseSheet(before.file, text);
  if (!after.ok) return `the result does not parse (${after.reason})`;
  const [old, now] = [before, after].map(({ root }) => {
    const types: string[] = [];
    root.walk(({ type }) => void types.push(type));
    return types.join();
  });
  return old === now ? null : 'rules or declarations would come or go';
}
