/** Collects the texts in data that a package is given: in objects and arrays, wherever in the project they stand. */
import type * as t from '@babel/types';
import { type AnyNode, isFunction, keyName, startOf, unwrapNode } from '../jsx/nodes.ts';
import { madeItems } from './made-lists.ts';
import type { Origin } from './origin-node.ts';
import { resultOf } from './results.ts';
import type { Trace } from './tracer.ts';
import { tracer, valuesOf } from './values.ts';
import { textOf } from './write-literal.ts';

/** Groups of columns in groups: deeper objects are not looked into. */
const MOST_NESTED = 8;

/**
 * What a text is under some key: words of the page, perhaps words, none (but objects there may hold some), or no words and nothing
 * inside either.
 */
export type Rank = 'words' | 'perhaps' | 'inside' | 'never';

export interface Ranks {
  /** @param beside all keys of its object */
  of(key: string, beside: readonly string[]): Rank;
  /** of the items of an array under a key */
  ofItems(key: string): Rank;
  /** search the arguments of calls into packages, too */
  calls: boolean;
}

interface At {
  key: string;
  rank: Rank;
  nested: number;
  /** inside a state's value */
  isState?: boolean;
}

export class GivenData {
  readonly words: Origin[] = [];
  readonly perhaps: Origin[] = [];
  /** literals of rank `never`: a label may be the `key` of its item, too */
  readonly others: Origin[] = [];
  /** initial values of states: the page keeps the old value after an edit */
  readonly ofState = new Set<AnyNode>();
  /** false if the trace's step budget ran out */
  isWhole = true;
  private readonly ranks: Ranks;
  private readonly trace: Trace;
  private readonly seen = new Set<string>();

  constructor(ranks: Ranks, trace: Trace) {
    this.ranks = ranks;
    this.trace = { ...trace, depth: 0 };
  }

  addCall(call: Origin, nested = 0): void {
    const id = `${call.in.file}:${startOf(call.node)}`;
    if (this.seen.has(id)) return;
    this.seen.add(id);
    const { arguments: all } = call.node as AnyNode & t.CallExpression;
    for (const node of all)
      this.add({ ...call, node: node as AnyNode }, { key: '', rank: 'inside', nested: nested + 1 });
  }

  add(origin: Origin, at: At): void {
    if (at.nested > MOST_NESTED || !this.isWhole) return;
    const { values, library = [], choices } = valuesOf(origin, this.trace);
    if (this.trace.steps.left < 0) this.isWhole = false;
    if (at.rank === 'never') {
      this.others.push(...values.filter((one) => textOf(one) !== null));
      return;
    }
    const isState = at.isState || choices.has('state');
    for (const value of values) this.addValue(value, { ...at, isState });
    if (this.ranks.calls) for (const call of library) this.addCall(call, at.nested);
  }

  private addValue(value: Origin, at: At): void {
    const { node } = value;
    if (at.isState) this.ofState.add(node);
    const made = madeItems(value, { ...this.trace, dataIndex: null }, tracer);
    const item: At = { ...at, rank: this.ranks.ofItems(at.key), nested: at.nested + 1 };
    if (made) for (const one of made.values) this.addValue(one, item);
    else if (node.type === 'ArrayExpression') {
      for (const one of node.elements) {
        if (one?.type === 'SpreadElement') this.add(inside(value, one.argument), { ...at, nested: at.nested + 1 });
        else if (one) this.add(inside(value, one), item);
      }
    } else if (node.type === 'ObjectExpression') this.addObject(value, node, at);
    else if (at.rank === 'words') this.words.push(...this.texts(value));
    else if (at.rank === 'perhaps') this.perhaps.push(...this.texts(value));
  }

  private addObject(value: Origin, { properties }: t.ObjectExpression, at: At): void {
    const keys = properties.flatMap((one) => (one.type === 'ObjectProperty' && !one.computed ? keyName(one.key) : []));
    const nested = at.nested + 1;
    for (const one of properties) {
      if (one.type === 'SpreadElement') this.add(inside(value, one.argument), { ...at, rank: 'inside', nested });
      if (one.type !== 'ObjectProperty' || one.computed) continue;
      const key = keyName(one.key);
      this.add(inside(value, one.value), { ...at, key, rank: this.ranks.of(key, keys), nested });
    }
  }

  private texts(value: Origin): Origin[] {
    if (!isFunction(value.node)) return textOf(value) === null ? [] : [value];
    return resultOf(value, [], this.trace, tracer)?.values.filter((one) => textOf(one) !== null) ?? [];
  }
}

function inside(value: Origin, child: t.Node): Origin {
  return { ...value, node: unwrapNode(child) as AnyNode, ancestors: [...value.ancestors, value.node] };
}
