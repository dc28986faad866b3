/**
 * Blocks of CSS that code puts into a style by a condition: `${(p) => p.$on && css`…`}`, `${(p) => sizes[p.$size]}`. The props of
 * the use tell which of them is on.
 */
import type * as t from '@babel/types';
import { type AnyNode, isFunction, unwrapNode } from '../jsx/nodes.ts';
import type { Project } from '../mutation.ts';
import { makerOf } from '../styling/code-styles.ts';
import { followName } from '../styling/code-values.ts';
import type { Origin } from '../trace/origin-node.ts';
import { type Given, NOTHING_GIVEN, type Use } from './given-props.ts';
import { goesOn, KnownValues } from './known-value.ts';

/** A possible result of a condition: a block, code whose value is known only at run time, or nothing (null). */
export type Outcome = { origin: Origin; isBlock: boolean } | null;

export interface Choice {
  /** outcomes for this use of the component: a single one if its props decide */
  now: Outcome[];
  /** outcomes for all uses */
  all: Outcome[];
  /** it is the same for all uses */
  isAlways: boolean;
  /** the props that decide, as a use has them: `with $variation="danger"` */
  by: string;
}

/** @returns null for code that no condition chooses, such as the name of a mixin */
export function choiceOf(project: Project, origin: Origin, use: Use | null, given: Given): Choice | null {
  const code = isChoosing(unwrapNode(origin.node)) ? origin : followName(project, origin);
  if (!isChoosing(code.node)) return null;
  const values = new KnownValues(project, given);
  const now = outcomesOf(values, code, use);
  const all = outcomesOf(new KnownValues(project, NOTHING_GIVEN), code, null);
  const [only, ...others] = all;
  const isSame = others.length === 0 && now.length === 1 && now[0]?.origin.node === only?.origin.node;
  // a lookup in a table known only at run time may differ for each use: `p.theme.buttons[p.$kind]`
  const isAlways = isSame && !(only && !only.isBlock && isLookup(only.origin.node));
  // a mixin whose code is known only at run time, the same for all uses
  if (isAlways && only && !only.isBlock) return null;
  return { now, all, isAlways, by: isAlways ? '' : asAttributes(values.asked) };
}

export const blockIn = ({ now: [first, ...others] }: Choice): Origin | null =>
  first?.isBlock && others.length === 0 ? first.origin : null;

/** True for code that is on by a condition, or a function, which may hold one. */
function isChoosing(given: t.Node): boolean {
  const node = unwrapNode(given);
  return (
    isFunction(node) || node.type === 'LogicalExpression' || node.type === 'ConditionalExpression' || isLookup(node)
  );
}

function isLookup(given: t.Node): boolean {
  const node = unwrapNode(given);
  const isMember = node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
  return isMember && node.computed && !/Literal$/.test(node.property.type);
}

function asAttributes(asked: ReadonlyMap<string, unknown>): string {
  const [given, missing] = [true, false].map((isGiven) => [...asked].filter(([, value]) => !!value === isGiven));
  const texts = (given ?? []).map(([name, value]) =>
    value === true ? name : `${name}=${typeof value === 'string' ? `"${value}"` : `{${value}}`}`,
  );
  if (texts.length > 0) return `with ${texts.join(' ')}`;
  return missing && missing.length > 0 ? `without ${missing.map(([name]) => name).join(', ')}` : '';
}

/** All outcomes, without duplicates. */
function outcomesOf(values: KnownValues, origin: Origin, use: Use | null): Outcome[] {
  const found: Outcome[] = [];
  for (const one of new Outcomes(values, use).of(origin)) {
    if (!found.some((other) => other?.origin.node === one?.origin.node)) found.push(one);
  }
  return found;
}

class Outcomes {
  constructor(
    private readonly values: KnownValues,
    /** whose props the functions of the style get */
    private readonly use: Use | null,
    private readonly depth = 0,
  ) {}

  of(origin: Origin): Outcome[] {
    const node = unwrapNode(origin.node) as AnyNode;
    const here = { ...origin, node };
    const at = (child: t.Node): Outcome[] => this.deeper().of({ ...here, node: child as AnyNode });
    if (this.depth > 24) return unknown(here);
    if (isFunction(node)) return this.ofFunction(here, node);
    switch (node.type) {
      case 'LogicalExpression': {
        const left = this.values.of({ ...here, node: node.left as AnyNode });
        if (left) return at(goesOn(node.operator, left.value) ? node.right : node.left);
        if (node.operator === '&&') return [null, ...at(node.right)];
        const first = at(node.left);
        const isMissing = first.some((one) => !one?.isBlock);
        return isMissing ? [...first.filter((one) => one !== null), ...at(node.right)] : first;
      }
      case 'ConditionalExpression': {
        const test = this.values.of({ ...here, node: node.test as AnyNode });
        if (test) return at(test.value ? node.consequent : node.alternate);
        return [...at(node.consequent), ...at(node.alternate)];
      }
      case 'TaggedTemplateExpression': {
        const isCss = node.tag.type === 'Identifier' && node.tag.name === 'css';
        const quasi = { ...here, node: node.quasi as AnyNode };
        return isCss || makerOf(this.values.project, here) !== null
          ? [{ origin: quasi, isBlock: true }]
          : unknown(here);
      }
      case 'TemplateLiteral':
      case 'ObjectExpression':
        return [{ origin: here, isBlock: true }];
      case 'Identifier':
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.ofName(here);
      default: {
        const known = this.values.of(here);
        return known && !setsSomething(known.value) ? [null] : unknown(here);
      }
    }
  }

  private ofName(origin: Origin): Outcome[] {
    const { node } = origin;
    if (node.type === 'Identifier' && node.name === 'undefined') return [null];
    const next = this.values.stepFrom(origin);
    if (next && 'value' in next) return setsSomething(next.value) ? unknown(origin) : [null];
    if (next && next.origin.node !== node) return new Outcomes(next.values, this.use, this.depth + 1).of(next.origin);
    const isLookup = (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') && node.computed;
    const table = isLookup ? followName(this.values.project, { ...origin, node: node.object as AnyNode }) : null;
    if (table?.node.type !== 'ObjectExpression') return unknown(origin);
    // the key is unknown: any member of the table, or none
    const members = table.node.properties.flatMap((one) =>
      one.type === 'ObjectProperty'
        ? this.deeper().of({ ...table, node: one.value as AnyNode })
        : unknown({ ...table, node: one as AnyNode }),
    );
    return [null, ...members];
  }

  private ofFunction(origin: Origin, fn: t.Function & AnyNode): Outcome[] {
    const values = this.use ? this.values.within(fn, this.use) : this.values;
    const inner = new Outcomes(values, this.use, this.depth + 1);
    const ancestors = [...origin.ancestors, fn as AnyNode];
    if (fn.body.type !== 'BlockStatement') return inner.of({ ...origin, node: fn.body as AnyNode, ancestors });
    const { found, isOpen } = inner.returnedIn([fn.body], { ...origin, ancestors });
    return isOpen ? [...found, null] : found;
  }

  /** Outcomes of the `return` statements; `isOpen` if the end may be reached without one. */
  private returnedIn(statements: readonly t.Node[], around: Origin): { found: Outcome[]; isOpen: boolean } {
    const found: Outcome[] = [];
    for (const one of statements) {
      const { found: here, isOpen } = this.returnedBy(one, around);
      found.push(...here);
      if (!isOpen) return { found, isOpen: false };
    }
    return { found, isOpen: true };
  }

  private returnedBy(statement: t.Node, around: Origin): { found: Outcome[]; isOpen: boolean } {
    const at = (node: t.Node): Origin => ({ ...around, node: node as AnyNode });
    switch (statement.type) {
      case 'BlockStatement':
        return this.returnedIn(statement.body, {
          ...around,
          ancestors: [...around.ancestors, statement as AnyNode],
        });
      case 'ReturnStatement':
        return { found: statement.argument ? this.deeper().of(at(statement.argument)) : [null], isOpen: false };
      case 'IfStatement': {
        const test = this.values.of(at(statement.test));
        const ways = [statement.consequent, statement.alternate].filter((_, i) => !test || (i === 0) === !!test.value);
        const parts = ways.map((one) => (one ? this.returnedBy(one, around) : { found: [], isOpen: true }));
        return { found: parts.flatMap(({ found }) => found), isOpen: parts.some(({ isOpen }) => isOpen) };
      }
      case 'SwitchStatement':
        return this.returnedBySwitch(statement, { ...around, ancestors: [...around.ancestors, statement as AnyNode] });
      case 'VariableDeclaration':
      case 'EmptyStatement':
        return { found: [], isOpen: true };
      default:
        return { found: unknown(at(statement)), isOpen: true };
    }
  }

  private returnedBySwitch({ discriminant, cases }: t.SwitchStatement, around: Origin) {
    const value = this.values.of({ ...around, node: discriminant as AnyNode });
    const tests = cases.map(({ test }) => test && this.values.of({ ...around, node: test as AnyNode }));
    const isKnown = value !== null && cases.every(({ test }, i) => test === null || tests[i] !== null);
    const isAt = (i: number) => tests[i]?.value === value?.value && cases[i]?.test !== null;
    const first = cases.findIndex((_, i) => isAt(i));
    const start = first >= 0 ? first : cases.findIndex(({ test }) => test === null);
    const starts = isKnown ? (start >= 0 ? [start] : []) : cases.map((_, i) => i);
    const parts = starts.map((i) => {
      const rest = cases.slice(i).flatMap(({ consequent }) => consequent);
      const end = rest.findIndex(({ type }) => type === 'BreakStatement');
      return this.returnedIn(end < 0 ? rest : rest.slice(0, end), around);
    });
    const hasDefault = cases.some(({ test }) => !test);
    const isOpen = parts.some((one) => one.isOpen) || (isKnown ? start < 0 : !hasDefault);
    return { found: parts.flatMap(({ found }) => found), isOpen };
  }

  private deeper(): Outcomes {
    return new Outcomes(this.values, this.use, this.depth + 1);
  }
}

const unknown = (origin: Origin): Outcome[] => [{ origin, isBlock: false }];

/** A text that is no declaration, such as the name of a size, sets nothing. */
function setsSomething(value: unknown): boolean {
  return typeof value === 'string' && value.includes(':');
}
