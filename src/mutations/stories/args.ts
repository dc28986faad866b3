/** The args of a story: where they are written, and how one is set or removed there in the form of its neighbours. */
import type * as t from '@babel/types';
import type { PropValue } from '../../protocol/changes.ts';
import type { Draft } from '../check/draft.ts';
import { removeItem } from '../classes/class-remove.ts';
import { endsWithComma, insertMembers, quoteOf } from '../code-styles/object-members.ts';
import { endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import { keySource } from '../jsx/prop-value.ts';
import { indentAt, indentUnit, lineEndOf, startsItsLine } from '../text/layout.ts';
import { usesSemicolons } from '../text/quote-habit.ts';
import { quoted } from '../text/quoting.ts';
import { memberOf, propertyOf, type Story } from './story-file.ts';

export type ArgsPlace =
  /** `args: { … }`, `Primary.args = { … }` */
  | { kind: 'object'; object: t.ObjectExpression }
  /** `args: Base.args`, which an object with a spread of it can replace */
  | { kind: 'spread'; of: t.Expression }
  /** none yet: a property of the story's object, behind spreads of these stories */
  | { kind: 'member'; object: t.ObjectExpression; bases: string[] }
  /** none yet: a statement behind the story */
  | { kind: 'statement' };

/** @returns `inCode` where they cannot be edited, with the code that makes them */
export function argsOf(story: Story): ArgsPlace | { inCode: t.Node | null } {
  const value = propertyOf(story, 'args');
  const inner = value && unwrapNode(value);
  if (inner?.type === 'ObjectExpression') return { kind: 'object', object: inner };
  if (value && inner)
    return inner.type === 'Identifier' || isPath(inner) ? { kind: 'spread', of: value } : { inCode: value };
  const { object } = story;
  if (!object) return story.isFunction ? { kind: 'statement' } : { inCode: null };
  const written = memberOf(object, 'args');
  if (written) return { inCode: written };
  const spreads = object.properties.flatMap((one) => (one.type === 'SpreadElement' ? [one.argument] : []));
  const other = spreads.find((one) => one.type !== 'Identifier');
  if (other) return { inCode: other };
  return { kind: 'member', object, bases: spreads.map((one) => (one as t.Identifier).name) };
}

/** `Base.args`: reading it twice is reading it once. */
function isPath(node: t.Node): boolean {
  return (
    node.type === 'MemberExpression' && !node.computed && (node.object.type === 'Identifier' || isPath(node.object))
  );
}

/** @param code the value as source, in the quotes of the file */
export function writeArg(
  draft: Draft,
  story: Story,
  place: ArgsPlace,
  old: t.ObjectProperty | t.ObjectMethod | null,
  name: string,
  value: PropValue,
  code: string,
): void {
  const { text } = draft;
  const arg = (object?: t.ObjectExpression) => {
    const quote = quoteOf(object, text);
    return `${keySource(name, quote)}: ${typeof value === 'string' ? quoted(value, quote) : code}`;
  };
  if (old?.type === 'ObjectProperty') {
    const own = old.value.type === 'StringLiteral' && typeof value === 'string' ? text[startOf(old.value)] : undefined;
    draft.replace(startOf(old.value), endOf(old.value), own === undefined ? code : quoted(value as string, own));
  } else if (place.kind === 'object') {
    insertMembers(draft, place.object, [arg(place.object)], place.object.properties.at(-1) ?? null);
  } else if (place.kind === 'spread') {
    draft.insert(startOf(place.of), '{ ...');
    draft.insert(endOf(place.of), `, ${arg()} }`);
  } else if (place.kind === 'member') {
    const parts = [...place.bases.map((base) => `...${base}.args`), arg(place.object)];
    const last = place.object.properties.at(-1) ?? null;
    insertMembers(draft, place.object, [`args: ${newObject(parts, place.object, text)}`], last);
  } else insertStatement(draft, story, `${story.localName}.args = { ${arg()} }`);
}

/** On lines of its own where the members of the object around it are. */
function newObject(parts: string[], around: t.ObjectExpression, text: string): string {
  const last = around.properties.at(-1);
  if (!last || !startsItsLine(text, startOf(last))) return `{ ${parts.join(', ')} }`;
  const margin = lineEndOf(text) + indentAt(text, startOf(last));
  const lines = parts.map((part) => margin + indentUnit(text) + part);
  return `{${lines.join(',')}${endsWithComma(around, text) ? ',' : ''}${margin}}`;
}

/** Behind the story, or behind the last property that is assigned to it. */
function insertStatement(draft: Draft, { statement, assigned }: Story, code: string): void {
  const { text } = draft;
  const last = [...assigned.values()].reduce<t.Statement>((a, b) => (endOf(b) > endOf(a) ? b : a), statement);
  const lead = lineEndOf(text).repeat(
    last === statement && text.slice(startOf(statement), endOf(statement)).includes('\n') ? 2 : 1,
  );
  draft.insert(endOf(last), `${lead}${code}${usesSemicolons(text) ? ';' : ''}`);
}

/** Args that are empty then go too, where they are a property of the story. */
export function removeArg(
  draft: Draft,
  story: Story,
  args: t.ObjectExpression,
  arg: t.ObjectExpression['properties'][number],
): void {
  const { object } = story;
  const around = object && memberOf(object, 'args');
  const isOwn = around?.type === 'ObjectProperty' && unwrapNode(around.value) === args;
  if (args.properties.length > 1) removeItem(draft, args.properties, args.properties.indexOf(arg));
  else if (object && around && isOwn && object.properties.length > 1)
    removeItem(draft, object.properties, object.properties.indexOf(around));
  else empty(draft, object && isOwn ? object : args);
}

function empty(draft: Draft, object: t.ObjectExpression): void {
  draft.remove(startOf(object) + 1, endOf(object) - 1);
}
