/** CHANGE_ARG: one arg of a story gets a value, or goes, in the story's own file. */
import type * as t from '@babel/types';
import type { ChangeItem, PropValue } from '../../protocol/changes.ts';
import { isStoriesFile } from '../../protocol/stories.ts';
import { Draft } from '../check/draft.ts';
import { type Atom, atomsIn } from '../check/verify.ts';
import { literalValue } from '../components/literal-value.ts';
import { whereIs } from '../jsx/find-element.ts';
import { isFixed } from '../jsx/fixed-value.ts';
import { startOf, unwrapNode } from '../jsx/nodes.ts';
import { type ParsedSource, parseSource } from '../jsx/parse.ts';
import { argProblem } from '../jsx/prop-name.ts';
import { isExpression, literalSource } from '../jsx/prop-value.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { expressionNotAllowed, fileNotReadable, invalidField, isRefusal, unparsable, type Where } from '../refusals.ts';
import { type ArgsPlace, argsOf, removeArg, writeArg } from '../stories/args.ts';
import { argInCode, argNotFound, argsInCode, storyNotFound } from '../stories/refusals.ts';
import { memberOf, metaOf, propertyOf, type Story, storiesOf } from '../stories/story-file.ts';
import { quoteHabit } from '../text/quote-habit.ts';
import { sourceOf } from '../trace/origin.ts';

type Fields = ChangeItem<'CHANGE_ARG'>['changeFields'];

export function changeArg(change: ChangeItem<'CHANGE_ARG'>, project: Project): Plan | Refusal {
  const { filename, exportName, argName, argValue } = change.changeFields;
  if (!isStoriesFile(filename)) return invalidField('filename', 'names no stories file, such as Button.stories.tsx');
  const text = project.read(filename);
  if (text === null) return fileNotReadable(filename);
  const source = parseSource(text, filename);
  if (!source.ok) return unparsable(source);
  const story = storyIn(source.ast.program, exportName);
  if (!story) return storyNotFound({ file: filename }, exportName);
  const where = whereIs(source, startOf(story.statement));
  const problem = argProblem(argName, where);
  if (problem) return problem;
  const place = argsOf(story);
  if ('inCode' in place) return argsInCode(where, exportName, place.inCode ? sourceOf(source, place.inCode) : 'a call');
  const old = place.kind === 'object' ? memberOf(place.object, argName) : null;
  const refused = old && refuseCode(source, old, argName);
  if (refused) return refused;
  const draft = new Draft(source);
  if (argValue === undefined) {
    if (!old || place.kind !== 'object') return argNotFound(where, argName, exportName);
    removeArg(draft, story, place.object, old);
    return planOf(draft, change.changeFields, where, new Set(), atomsIn(story.statement, ...statementsOf(story)), []);
  }
  const code = codeOf(argValue, argName, where, text);
  if (isRefusal(code)) return code;
  writeArg(draft, story, place, old, argName, argValue, code);
  const gains = gainsOf(story, place, argName, code, source);
  const warnings = place.kind === 'object' ? warningsOf(source, place.object, old, argName) : [];
  return planOf(draft, change.changeFields, where, gains, atomsIn(old), warnings);
}

function storyIn(program: t.Program, exportName: string): Story | undefined {
  return metaOf(program) ? storiesOf(program).find((one) => one.exportName === exportName) : undefined;
}

/** A value that is computed would be lost. */
function refuseCode(source: ParsedSource, old: t.ObjectProperty | t.ObjectMethod, name: string): Refusal | null {
  const isPlain = old.type === 'ObjectProperty' && !old.shorthand && isFixed(old.value);
  return isPlain ? null : argInCode(whereIs(source, startOf(old)), name, sourceOf(source, old));
}

function codeOf(value: PropValue, name: string, where: Where, text: string): string | Refusal {
  if (isExpression(value)) return expressionNotAllowed(where, 'is code, and an arg is set to a fixed value here');
  return literalSource(value, name, where, quoteHabit(text));
}

/** A spread behind the arg may bring another value. */
function warningsOf(
  source: ParsedSource,
  object: t.ObjectExpression,
  old: t.ObjectProperty | t.ObjectMethod | null,
  name: string,
): string[] {
  const behind = old ? object.properties.slice(object.properties.indexOf(old)) : [];
  const spread = behind.find((one) => one.type === 'SpreadElement');
  return spread ? [`${sourceOf(source, spread)} after ${name} may override it.`] : [];
}

function statementsOf({ assigned }: Story): t.Statement[] {
  return [...assigned.values()];
}

/** The nodes that writing the arg may add. */
function gainsOf(story: Story, place: ArgsPlace, name: string, code: string, { file }: ParsedSource): Set<Atom> {
  const value = parseSource(`(${code})`, file);
  const gains = new Set(value.ok ? atomsIn(value.ast.program) : []);
  gains.delete('ExpressionStatement');
  gains.add(`identifier:${name}`);
  if (place.kind === 'object') return gains;
  for (const atom of ['identifier:args', 'spread', 'MemberExpression']) gains.add(atom);
  if (place.kind === 'spread') for (const atom of atomsIn(place.of)) gains.add(atom);
  if (place.kind === 'statement')
    for (const atom of ['ExpressionStatement', 'AssignmentExpression', `identifier:${story.localName}`])
      gains.add(atom);
  for (const base of place.kind === 'member' ? place.bases : []) gains.add(`identifier:${base}`);
  return gains;
}

function planOf(
  draft: Draft,
  { exportName, argName, argValue }: Fields,
  where: Where,
  gains: ReadonlySet<Atom>,
  losses: ReadonlySet<Atom>,
  warnings: string[],
): Plan {
  const readBack = ({ root }: { root: t.Node }): string | null => {
    const story = root.type === 'Program' ? storyIn(root, exportName) : undefined;
    const args = story && propertyOf(story, 'args');
    const object = args && unwrapNode(args);
    const now = object?.type === 'ObjectExpression' ? memberOf(object, argName) : null;
    if (!story || (argValue !== undefined && now?.type !== 'ObjectProperty')) return `${argName} would not be there`;
    if (argValue === undefined) return now ? `${argName} would still be there` : null;
    const value = now?.type === 'ObjectProperty' ? literalValue(now.value) : undefined;
    return JSON.stringify(value) === JSON.stringify(argValue) ? null : `${argName} would read differently`;
  };
  const expectation = {
    where,
    gains: (atom: Atom) => gains.has(atom),
    losses: (atom: Atom) => losses.has(atom),
    readBack,
  };
  return { parts: [{ draft, expectation }], warnings };
}
