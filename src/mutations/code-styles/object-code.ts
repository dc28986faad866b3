/** Edits of a style object. Spreads and computed values stay as they are, except a plain name or token that a new value replaces. */
import type * as t from '@babel/types';
import type { ChildNode, Declaration } from 'postcss';
import type { Draft } from '../check/draft.ts';
import { atomsIn } from '../check/verify.ts';
import type { CssContext, CssEnvironment } from '../css/context.ts';
import { inQuotes, type Wanted } from '../css/declarations.ts';
import { atRuleFor, darkSelectorOf, strongerAmong } from '../css/new-rule.ts';
import { foldSpace } from '../css/selectors.ts';
import type { CssRule } from '../css/source.ts';
import { wordOf } from '../css/verify.ts';
import { numberOf } from '../jsx/fixed-value.ts';
import { type AnyNode, endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import { keySource } from '../jsx/prop-value.ts';
import type { Project } from '../mutation.ts';
import { isRefusal } from '../refusals.ts';
import { followName } from '../styling/code-values.ts';
import { codeStyleWins } from '../styling/style-refusals.ts';
import { indentAt, indentUnit, lineEndOf, startsItsLine } from '../text/layout.ts';
import { otherQuote, quoteHabit } from '../text/quote-habit.ts';
import type { Origin } from '../trace/origin-node.ts';
import { type CodeSheet, declarationsOf } from './code-sheet.ts';
import { isComputed, refuseComputed, tokenReplaced } from './computed.ts';
import { conditionOf, type Dialect, keysFor, keysInValue, propertyOf } from './object-keys.ts';
import { endsWithComma, insertMembers, isBareState, memberCode } from './object-members.ts';
import { cssValueOf, keyOf, objectSheet } from './object-sheet.ts';
import { ObjectWriter } from './object-writer.ts';
import { mayName, type Piece, textOf, whereOf } from './pieces.ts';
import { isOfUses, keptByUses } from './style-of-uses.ts';
import { withThemeColor } from './theme-colors.ts';
import { writeInValue } from './value-conditions.ts';

export function objectCode(project: Project, piece: Piece, name: string, dialect: Dialect): CodeSheet | null {
  const { node, in: file } = piece.origin;
  if (node.type !== 'ObjectExpression') return null;
  const { sheet, places } = objectSheet(file, node, name, dialect);
  const originOf = (inner: t.Node): Origin => ({ ...piece.origin, node: unwrapNode(inner) as AnyNode });
  const memberOf = (one: ChildNode) => places.members.get(one);
  const valueAt = (one: Declaration): t.Node | null => {
    const member = memberOf(one);
    return member?.type === 'ObjectProperty' ? unwrapNode(member.value) : null;
  };
  const isLiteral = (one: Declaration) => {
    const value = valueAt(one);
    return value === null || numberOf(value) !== null || cssValueOf('', value, dialect) !== null;
  };
  const isOfAUse = (one: ChildNode) => {
    const member = memberOf(one);
    return dialect.name === 'sx' && member?.type === 'SpreadElement' && isOfUses(originOf(member.argument));
  };
  const maySet = (one: ChildNode, property: string) => {
    const member = memberOf(one);
    if (one.type !== 'atrule' || one.name !== 'code' || !member || isOfAUse(one)) return false;
    const code = member.type === 'SpreadElement' ? followName(project, originOf(member.argument)) : originOf(member);
    return mayName(textOf(code), property);
  };
  return {
    piece,
    sheet,
    variables: new Map(),
    // an empty text in a string
    spelt(asked) {
      const wanted = inQuotes(asked, otherQuote(quoteHabit(file.text)));
      return dialect.name === 'sx' ? withThemeColor(project, wanted) : wanted;
    },
    writer: (rule, draft) => new ObjectWriter(rule, draft, places, dialect),
    addRule: (draft, anchor, context, declarations, env) =>
      addBlock(draft, { anchor, context, declarations, env, object: places.objects.get(anchor.node) ?? node, dialect }),
    check(rule, wanted, where) {
      const { property } = wanted;
      const own = declarationsOf(rule, property);
      const codes = own.filter((one) => !isLiteral(one)).map((one) => originOf(valueAt(one) as t.Node));
      const computed = codes.find(isComputed);
      if (computed) return refuseComputed(computed, property, where);
      const nodes = rule.node.nodes ?? [];
      const kept = own.findLast(({ prop }) => prop === property) ?? own[0];
      const behind = kept && nodes.slice(nodes.indexOf(kept) + 1).find((one) => maySet(one, property));
      const member = behind && memberOf(behind);
      if (member) return codeStyleWins(whereOf(originOf(member), where), property, textOf(originOf(member)));
      const ofUses = nodes.findLast(isOfAUse);
      const isAbove = ofUses !== undefined && nodes.indexOf(ofUses) > (kept ? nodes.indexOf(kept) : -1);
      const above = isAbove ? keptByUses(project, originOf(memberOf(ofUses) as t.Node), wanted, dialect, where) : [];
      return isRefusal(above) ? above : [...tokenReplaced(property, codes), ...above];
    },
    mayAlsoSet: maySet,
    setsAtTimes: () => false,
    winsBehind: () => null,
    again(text, now) {
      return now.type === 'ObjectExpression'
        ? objectSheet({ file: file.file, text }, now, name, dialect).sheet
        : 'it is gone';
    },
    emptied({ node: inner }) {
      const heads: string[] = [];
      for (let at: CssRule['node'] | undefined = inner; at && places.inValues.has(at); ) {
        heads.push(wordOf(at));
        at = at.parent?.type === 'rule' || at.parent?.type === 'atrule' ? (at.parent as CssRule['node']) : undefined;
      }
      return heads;
    },
    gains(atom, written) {
      const name = atom.replace(/^identifier:/, '');
      const isKey = name === 'selectors' || conditionOf(name, dialect) !== null;
      return name !== atom && (isKey || written.some(({ property }) => propertyOf(name, dialect) === property));
    },
    losses(rule, property) {
      const members = declarationsOf(rule, property).map((one) => memberOf(one));
      return atomsIn(...members, ...members.map((one) => one && places.parents.get(one)?.member?.key));
    },
  };
}

interface NewBlock {
  anchor: CssRule;
  context: CssContext;
  declarations: readonly Wanted[];
  env: CssEnvironment;
  /** of the anchor */
  object: t.ObjectExpression;
  /** the object inside of it that holds all blocks of a kind: of `'@media'`, of `selectors` */
  group?: t.ObjectExpression;
  dialect: Dialect;
}

/** @returns the heads that come to be */
function addBlock(draft: Draft, one: NewBlock): string[] {
  const { anchor, context, declarations, env, object, dialect } = one;
  const query = atRuleFor(context, env, anchor.sheet);
  const dark = context.dark ? darkSelectorOf(env) : null;
  const pixels =
    context.container !== null || context.dark || context.widths.below !== null ? null : context.widths.from;
  const place = { context, query, pixels, dark };
  const inValue = keysInValue(place, dialect);
  if (inValue) {
    for (const wanted of declarations) writeInValue(draft, object, inValue, wanted, dialect);
    return headsOf(inValue, dialect);
  }
  const keys = keysFor(place, dialect, isBareState(object));
  writeBlock(draft, one, keys, query !== null);
  return headsOf(keys, dialect);
}

/** Keys of vanilla-extract whose members are conditions of that at-rule. */
const AT_GROUP = /^@(?:media|container)$/;

function headsOf(keys: readonly string[], dialect: Dialect): string[] {
  return keys.flatMap((key, i) => {
    if (dialect.name === 'sheet' && (AT_GROUP.test(key) || key === 'selectors')) return [];
    const group = keys[i - 1] ?? '';
    const condition = dialect.name === 'sheet' && AT_GROUP.test(group) ? null : conditionOf(key, dialect);
    if (condition === 'base') return [];
    if (condition === null) return [foldSpace(`${group} ${key}`)];
    return [
      condition.kind === 'selector'
        ? foldSpace(condition.selector)
        : foldSpace(`@${condition.name} ${condition.params}`),
    ];
  });
}

function writeBlock(draft: Draft, block: NewBlock, keys: readonly string[], hasQuery: boolean): void {
  const { object, dialect, declarations } = block;
  const [outer, ...rest] = keys;
  const into = block.group ?? object;
  const group = into.properties.find(
    (one): one is t.ObjectProperty => one.type === 'ObjectProperty' && rest.length > 0 && keyOf(one) === outer,
  );
  const inner = group && unwrapNode(group.value);
  if (inner?.type === 'ObjectExpression') {
    writeBlock(draft, { ...block, group: inner }, rest, hasQuery);
    return;
  }
  const { text } = draft;
  const [first] = into.properties;
  const isLined = into.properties.some((one) => startsItsLine(text, startOf(one))) || !first;
  const indent = first ? indentAt(text, startOf(first)) : indentAt(text, startOf(into)) + indentUnit(text);
  const codes = declarations.map((one) => memberCode(one, object, text, dialect));
  const code = blockCode(keys, codes, { text, indent, isLined, comma: endsWithComma(into, text) });
  const nodes = (block.anchor.node.nodes ?? []).filter(
    (one): one is ChildNode => startOfSource(one) > startOf(into) && startOfSource(one) < endOf(into),
  );
  const stronger = strongerAmong(nodes, block.context, hasQuery, block.env);
  const at = startOfSource(nodes[stronger]);
  const before = at < 0 ? into.properties.at(-1) : into.properties.findLast((one) => startOf(one) < at);
  insertMembers(draft, into, [code], before ?? null);
}

const startOfSource = (node: ChildNode | undefined) => node?.source?.start?.offset ?? -1;

interface Layout {
  text: string;
  indent: string;
  isLined: boolean;
  /** the last member of an object has one */
  comma: boolean;
}

function blockCode([key = '', ...rest]: readonly string[], codes: readonly string[], layout: Layout): string {
  const { text, indent, isLined, comma } = layout;
  const head = keySource(key, quoteHabit(text));
  const deeper = indent + indentUnit(text);
  const body = rest.length > 0 ? [blockCode(rest, codes, { ...layout, indent: deeper })] : codes;
  if (!isLined) return `${head}: { ${body.join(', ')} }`;
  const eol = lineEndOf(text);
  return `${head}: {${eol}${body.map((one) => deeper + one).join(`,${eol}`)}${comma ? ',' : ''}${eol}${indent}}`;
}
