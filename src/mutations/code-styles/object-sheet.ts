/** A style object as a style sheet: properties are declarations, nested objects are rules and at-rules. */
import type * as t from '@babel/types';
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { collectRules, type Sheet } from '../css/source.ts';
import { whereIs } from '../jsx/find-element.ts';
import { numberOf } from '../jsx/fixed-value.ts';
import { endOf, startOf, unwrapNode } from '../jsx/nodes.ts';
import { conditionOf, cssOfNumber, type Dialect, type KeyCondition, propertyOf } from './object-keys.ts';
import { SUBJECT } from './template-sheet.ts';

/** Where a node of the tree stands in the code. */
export interface CodePlaces {
  /** of declarations, and of spreads and the like */
  members: Map<ChildNode, t.ObjectExpression['properties'][number]>;
  /** of rules and at-rules with an object of their own; of those that stand inside of values none */
  objects: Map<ChildNode, t.ObjectExpression>;
  /** of members: their object, and the member whose value with conditions it is */
  parents: Map<Member, { object: t.ObjectExpression; member: t.ObjectProperty | null }>;
  /** of those inside of values: the object with the properties, and the keys of the condition */
  inValues: Map<ChildNode, { object: t.ObjectExpression; keys: readonly string[] }>;
}

type Member = t.ObjectExpression['properties'][number];

export interface ObjectSheet {
  sheet: Sheet;
  places: CodePlaces;
}

type Block = Rule | AtRule;

export function objectSheet(
  { file, text }: { file: string; text: string },
  object: t.ObjectExpression,
  name: string,
  dialect: Dialect,
): ObjectSheet {
  const root = postcss.root();
  const reader = new ObjectReader(text, dialect);
  const own = reader.place(postcss.rule({ selector: `.${SUBJECT}`, nodes: [] }), object);
  root.append(own);
  reader.places.objects.set(own, object);
  reader.read(own, object);
  const sheet: Sheet = { ok: true, file, text, kind: 'css', scopes: [null], shift: 0, root, rules: [], layers: [] };
  collectRules(sheet);
  sheet.rules = sheet.rules.map((rule) => ({
    ...rule,
    selector: rule.selector.replaceAll(`.${SUBJECT}`, name).replaceAll('&', name),
    line: whereIs({ file, text }, rule.node.source?.start?.offset ?? 0).line ?? 1,
  }));
  return { sheet, places: reader.places };
}

class ObjectReader {
  readonly places: CodePlaces = { members: new Map(), objects: new Map(), parents: new Map(), inValues: new Map() };
  private readonly input: postcss.Input;

  constructor(
    private readonly text: string,
    private readonly dialect: Dialect,
  ) {
    this.input = new postcss.Input('');
  }

  place<T extends ChildNode>(node: T, code: t.Node): T {
    const at = (offset: number) => ({ offset, line: 1, column: 1 });
    node.source = { input: this.input, start: at(startOf(code)), end: at(endOf(code)) };
    return node;
  }

  read(block: Block, object: t.ObjectExpression): void {
    for (const member of object.properties) {
      this.places.parents.set(member, { object, member: null });
      const key = member.type === 'ObjectProperty' ? keyOf(member) : null;
      if (member.type !== 'ObjectProperty' || key === null) this.other(block, member);
      else this.member(block, object, member, key);
    }
  }

  private member(block: Block, object: t.ObjectExpression, member: t.ObjectProperty, key: string): void {
    const value = unwrapNode(member.value);
    if (value.type !== 'ObjectExpression') {
      this.declare(block, member, key, value);
      return;
    }
    const isGroup = this.dialect.name === 'sheet' && /^(?:@media|@container|@supports|selectors)$/.test(key);
    if (isGroup) {
      for (const one of value.properties) {
        const inner = one.type === 'ObjectProperty' ? keyOf(one) : null;
        const body = one.type === 'ObjectProperty' ? unwrapNode(one.value) : null;
        if (one.type !== 'ObjectProperty' || inner === null || body?.type !== 'ObjectExpression') continue;
        const condition: KeyCondition =
          key === 'selectors'
            ? { kind: 'selector', selector: inner }
            : { kind: 'at', name: key.slice(1), params: inner };
        this.nest(block, one, body, condition);
      }
      return;
    }
    const condition = conditionOf(key, this.dialect);
    if (condition === null && this.hasConditions(value)) this.values(block, key, value, { object, keys: [] }, member);
    else if (condition === 'base') this.read(block, value);
    else this.nest(block, member, value, condition ?? { kind: 'selector', selector: key });
  }

  private nest(block: Block, member: t.ObjectProperty, body: t.ObjectExpression, condition: KeyCondition): void {
    const node = this.place(blockFor(condition), member);
    block.append(node);
    this.places.objects.set(node, body);
    this.places.members.set(node, member);
    this.read(node, body);
  }

  /** `color: { default: 'red', ':hover': 'blue' }` */
  private hasConditions({ properties }: t.ObjectExpression): boolean {
    if (this.dialect.name === 'plain' || this.dialect.name === 'sheet') return false;
    return properties.some((one) => {
      const key = one.type === 'ObjectProperty' ? keyOf(one) : null;
      return key !== null && conditionOf(key, this.dialect) !== null;
    });
  }

  private values(
    block: Block,
    property: string,
    object: t.ObjectExpression,
    owner: { object: t.ObjectExpression; keys: readonly string[] },
    member: t.ObjectProperty,
  ): void {
    for (const one of object.properties) {
      this.places.parents.set(one, { object, member });
      const key = one.type === 'ObjectProperty' ? keyOf(one) : null;
      const condition = key === null ? null : conditionOf(key, this.dialect);
      if (one.type !== 'ObjectProperty' || condition === null) {
        this.other(block, one);
        continue;
      }
      const inner = condition === 'base' ? owner : { ...owner, keys: [...owner.keys, key ?? ''] };
      const into = condition === 'base' ? block : this.within(block, one, condition, inner);
      const value = unwrapNode(one.value);
      if (value.type === 'ObjectExpression') this.values(into, property, value, inner, one);
      else if (value.type !== 'NullLiteral') this.declare(into, one, property, value);
    }
  }

  /** The block of a condition inside of values: one for all properties. */
  private within(
    block: Block,
    code: t.Node,
    condition: KeyCondition,
    owner: { object: t.ObjectExpression; keys: readonly string[] },
  ): Block {
    const wanted = blockFor(condition);
    const known = block.nodes?.find((one) => !this.places.objects.has(one) && headOf(one) === headOf(wanted));
    if (known && known.type !== 'decl' && known.type !== 'comment') return known;
    block.append(this.place(wanted, code));
    this.places.inValues.set(wanted, owner);
    return wanted;
  }

  private declare(block: Block, member: t.ObjectProperty, key: string, value: t.Node): void {
    const text = cssValueOf(key, value, this.dialect) ?? this.text.slice(startOf(value), endOf(value));
    const important = /\s*!important$/.test(text);
    const node: Declaration = postcss.decl({
      prop: propertyOf(key, this.dialect),
      value: text.replace(/\s*!important$/, ''),
      important,
    });
    block.append(this.place(node, member));
    this.places.members.set(node, member);
  }

  /** A spread, a method or a computed key. */
  private other(block: Block, member: t.ObjectExpression['properties'][number]): void {
    const text = this.text.slice(startOf(member), endOf(member)).replace(/\s+/g, ' ');
    const node = this.place(postcss.atRule({ name: 'code', params: text }), member);
    block.append(node);
    this.places.members.set(node, member);
  }
}

function blockFor(condition: KeyCondition): Block {
  return condition.kind === 'selector'
    ? postcss.rule({ selector: condition.selector, nodes: [] })
    : postcss.atRule({ name: condition.name, params: condition.params, nodes: [] });
}

function headOf(node: ChildNode): string | null {
  if (node.type === 'rule') return node.selector;
  return node.type === 'atrule' ? `@${node.name} ${node.params}` : null;
}

/** A key as it is written; null for computed ones. */
export function keyOf({ key, computed }: t.ObjectProperty): string | null {
  if (key.type === 'StringLiteral') return key.value;
  if (computed) return null;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'NumericLiteral' ? String(key.value) : null;
}

/** A literal value as CSS; null for anything else. */
export function cssValueOf(key: string, value: t.Node, dialect: Dialect): string | null {
  const number = numberOf(value);
  if (number !== null) return cssOfNumber(key, number, dialect);
  switch (value.type) {
    case 'StringLiteral':
      return value.value.trim();
    case 'TemplateLiteral':
      return value.expressions.length === 0 ? (value.quasis[0]?.value.cooked ?? null) : null;
    default:
      return null;
  }
}
