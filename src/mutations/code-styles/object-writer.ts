/** Edits of the properties of a style object, as its neighbours are written. */
import type * as t from '@babel/types';
import type { ChildNode, Declaration } from 'postcss';
import type { Draft } from '../check/draft.ts';
import { removeItem } from '../classes/class-remove.ts';
import type { Wanted } from '../css/declarations.ts';
import type { RuleWriter } from '../css/rule-edit.ts';
import type { CssRule } from '../css/source.ts';
import { endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import type { Dialect } from './object-keys.ts';
import { insertMembers, memberCode, valueCode } from './object-members.ts';
import type { CodePlaces } from './object-sheet.ts';
import { conditionedMember, writeInValue } from './value-conditions.ts';

type Member = t.ObjectExpression['properties'][number];

export class ObjectWriter implements RuleWriter {
  private readonly object: t.ObjectExpression | undefined;
  /** members that go although their declarations were replaced: the property has a member of its own */
  private readonly replaced = new Set<ChildNode>();
  private readonly moved: Wanted[] = [];

  constructor(
    private readonly rule: CssRule,
    private readonly draft: Draft,
    private readonly places: CodePlaces,
    private readonly dialect: Dialect,
  ) {
    this.object = places.objects.get(rule.node);
  }

  textOf(node: Declaration): string | null {
    const member = this.places.members.get(node);
    const value = member?.type === 'ObjectProperty' ? unwrapNode(member.value) : null;
    return value?.type === 'StringLiteral' && value.value === node.value ? value.value : null;
  }

  replaceValue(node: Declaration, wanted: Wanted): string {
    const member = this.places.members.get(node) as t.ObjectProperty;
    const value = unwrapNode(member.value);
    const old = this.draft.text.slice(startOf(value), endOf(value));
    const important = wanted.important || (node.important ?? false);
    const code = valueCode({ ...wanted, important }, value, this.draft.text, this.dialect);
    this.draft.replace(startOf(member.value), endOf(member.value), code);
    return old;
  }

  replaceWhole(node: Declaration, wanted: Wanted): string {
    const member = this.places.members.get(node) as t.ObjectProperty;
    const old = this.draft.text.slice(startOf(member.value), endOf(member.value));
    if (this.object?.properties.includes(member) && !conditionedMember(this.object, wanted.property, this.dialect)) {
      this.draft.replace(startOf(member), endOf(member), this.code(wanted));
    } else {
      this.replaced.add(node);
      this.moved.push(wanted);
    }
    return old;
  }

  write(removed: ReadonlySet<ChildNode>, inserted: ReadonlyMap<ChildNode | null, readonly Wanted[]>): void {
    const gone = new Set([...removed, ...this.replaced].flatMap((one) => this.places.members.get(one) ?? []));
    this.remove(gone);
    for (const one of this.moved) this.writeInValue(one);
    for (const [anchor, list] of inserted) {
      const { object } = this;
      const own = list.filter(({ property }) => object && !conditionedMember(object, property, this.dialect));
      for (const one of list) if (!own.includes(one)) this.writeInValue(one);
      if (object && own.length > 0) this.insert(object, anchor, own, gone);
    }
  }

  private insert(
    object: t.ObjectExpression,
    anchor: ChildNode | null,
    list: readonly Wanted[],
    gone: ReadonlySet<Member>,
  ): void {
    const kept = object.properties.filter((one) => !gone.has(one));
    const member = anchor && this.memberOf(object, anchor);
    const at = member ? object.properties.indexOf(member) : -1;
    const before = object.properties.slice(0, at + 1).findLast((one) => kept.includes(one));
    const codes = list.map((one) => this.code(one));
    insertMembers(this.draft, object, codes, before ?? null, kept);
  }

  /** The member of the object that a declaration stands in, be it inside of its value. */
  private memberOf(object: t.ObjectExpression, node: ChildNode): Member | undefined {
    const member = this.places.members.get(node);
    return member && object.properties.find((one) => startOf(one) <= startOf(member) && endOf(one) >= endOf(member));
  }

  private writeInValue(wanted: Wanted): void {
    const inValues = this.places.inValues.get(this.rule.node);
    const object = inValues?.object ?? this.object;
    if (object) writeInValue(this.draft, object, inValues?.keys ?? [], wanted, this.dialect);
  }

  /** Members go; a value without conditions that are left goes with its property. */
  private remove(gone: ReadonlySet<Member>): void {
    const lists = new Map<t.ObjectExpression, Set<Member>>();
    const take = (member: Member): void => {
      const parent = this.places.parents.get(member);
      if (!parent) return;
      const taken = lists.get(parent.object) ?? new Set();
      lists.set(parent.object, taken.add(member));
      if (parent.member && parent.object.properties.every((one) => taken.has(one))) {
        lists.delete(parent.object);
        take(parent.member);
      }
    };
    for (const one of gone) take(one);
    for (const [{ properties }, taken] of lists) {
      for (const one of taken) {
        const rest = properties.filter((other) => other === one || !taken.has(other));
        removeItem(this.draft, rest, rest.indexOf(one as never));
      }
    }
  }

  private code(wanted: Wanted): string {
    return memberCode(wanted, this.object, this.draft.text, this.dialect);
  }
}
