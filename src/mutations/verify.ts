/**
 * The check between a splice and the write: the new text parses, what was not touched is still the same nodes at the same
 * places, nothing became code that was not meant to, and the target reads back as asked (S-63 to S-80).
 *
 * An *atom* is a node that means something by itself: an element, an identifier, a call, an attribute, an interpolation.
 * Only atoms that the splices touched are compared; an edit names those that it brings (`gains`) and takes (`losses`).
 */
import type * as t from '@babel/types';
import type { Draft } from './draft.ts';
import type { Refusal } from './mutation.ts';
import { type AnyNode, endOf, forEachChild, isNode, startOf, tagNameOf } from './nodes.ts';
import { unparsable, unsafeEdit, type Where } from './refusals.ts';
import { type Reparsed, reparse } from './reparse.ts';

/** `element:div`, `attribute:className`, `identifier:x`, …; see `atomOf`. */
export type Atom = string;

export interface Expectation {
  where: Where;
  /** may these atoms come to be? default: none */
  gains?: (atom: Atom) => boolean;
  /** may these atoms vanish? default: none */
  losses?: (atom: Atom) => boolean;
  /** the words of the text nodes stay the same, in order */
  keepsText?: boolean;
  /** null, or what is wrong with the target in the new tree */
  readBack?: (after: After) => string | null;
}

/** The new tree, asked by offsets of the new text. */
export class After {
  constructor(
    readonly root: AnyNode,
    readonly text: string,
  ) {}

  /** The element or fragment whose `<` is at `start`. */
  elementAt(start: number): t.JSXElement | null {
    const node = this.nodeAt(start, 'JSXElement');
    return node?.type === 'JSXElement' ? node : null;
  }

  /** The outermost node of a type that begins at an offset. */
  nodeAt(start: number, type: string): AnyNode | null {
    let current: AnyNode | null = this.root;
    while (current) {
      if (startOf(current) === start && current.type === type) return current;
      let next: AnyNode | null = null;
      forEachChild(current, (child) => {
        if (!next && startOf(child) <= start && endOf(child) > start) next = child;
      });
      current = next;
    }
    return null;
  }
}

/** @returns null when the draft is safe, else the refusal. */
export function verify(draft: Draft, expectation: Expectation): Refusal | null {
  if (!draft.source) return null;
  const again = reparse(draft.source, draft);
  if ('ok' in again) {
    if (again.code !== 'syntax-error') return unparsable(again);
    return unsafeEdit(expectation.where, `the result does not parse (${again.reason})`);
  }
  const problem = findProblem(draft, again, expectation);
  return problem === null ? null : unsafeEdit(expectation.where, problem);
}

function findProblem(draft: Draft, again: Reparsed, expectation: Expectation): string | null {
  const before = new Survey();
  const after = new Survey();
  const shift = splicesOf(draft);
  before.walk(again.before, (node) => shift.keptOld(node));
  after.walk(again.after, (node) => shift.keptNew(node));
  const expected = new Set<string>();
  for (const node of before.kept) {
    const key = keyOf(node.type, shift.moved(node), endOf(node) - startOf(node));
    if (!after.keptKeys.has(key)) return `${node.type} near the edit changed`;
    expected.add(key);
  }
  for (const key of after.keptKeys) if (!expected.has(key)) return `${key.split(':', 1)} would appear near the edit`;
  const problem = compareAtoms(before.atoms, after.atoms, expectation);
  if (problem) return problem;
  if (expectation.keepsText && before.words() !== after.words()) return 'text near the edit changed';
  return expectation.readBack?.(new After(again.after, again.text)) ?? null;
}

function compareAtoms(before: Map<Atom, number>, after: Map<Atom, number>, expectation: Expectation): string | null {
  for (const [atom, count] of after) {
    if (count > (before.get(atom) ?? 0) && !expectation.gains?.(atom)) return `${atom} would appear`;
  }
  for (const [atom, count] of before) {
    if (count > (after.get(atom) ?? 0) && !expectation.losses?.(atom)) return `${atom} would vanish`;
  }
  return null;
}

const keyOf = (type: string, start: number, length: number) => `${type}:${start}:${length}`;

interface Shift {
  /** no splice touches the old node */
  keptOld(node: AnyNode): boolean;
  /** the new node holds no inserted text */
  keptNew(node: AnyNode): boolean;
  /** start of a kept old node in the new text */
  moved(node: AnyNode): number;
}

function splicesOf(draft: Draft): Shift {
  const splices = draft.splices();
  let delta = 0;
  const inserted = splices.map(({ start, end, text }) => {
    const from = start + delta;
    delta += text.length - (end - start);
    return { start: from, end: from + text.length };
  });
  const touched = (spans: readonly { start: number; end: number }[], node: AnyNode) =>
    spans.some((span) => span.end > startOf(node) && span.start < endOf(node));
  return {
    keptOld: (node) => !touched(splices, node),
    keptNew: (node) => !touched(inserted, node),
    moved: (node) => {
      let shift = 0;
      for (const { start, end, text } of splices) {
        if (end > startOf(node) || start > startOf(node)) break;
        shift += text.length - (end - start);
      }
      return startOf(node) + shift;
    },
  };
}

/** Kept nodes (whole, not looked into) and the atoms and words of all others. */
class Survey {
  readonly kept: AnyNode[] = [];
  readonly keptKeys = new Set<string>();
  readonly atoms = new Map<Atom, number>();
  private readonly pieces: string[] = [];

  walk(node: AnyNode, isKept: (node: AnyNode) => boolean): void {
    if (node.type === 'JSXText') {
      // Text nodes join and part when what stands between them comes and goes: only their words count.
      this.pieces.push(String(node.value));
      return;
    }
    // A run of a template grows at its own edge; what it must not gain would be a node.
    if (node.type === 'TemplateElement') return;
    if (isKept(node)) {
      this.kept.push(node);
      this.keptKeys.add(keyOf(node.type, startOf(node), endOf(node) - startOf(node)));
      return;
    }
    const atom = atomOf(node);
    if (atom) this.atoms.set(atom, (this.atoms.get(atom) ?? 0) + 1);
    forEachChild(node, (child) => this.walk(child, isKept));
  }

  /** All words in order; white space is layout. */
  words(): string {
    return this.pieces.join('').replace(/\s+/g, '');
  }
}

function atomOf(node: AnyNode): Atom | null {
  switch (node.type) {
    case 'JSXElement':
      return `element:${tagNameOf(node.openingElement.name)}`;
    case 'JSXFragment':
      return 'fragment';
    case 'JSXAttribute':
      return `attribute:${tagNameOf(node.name)}`;
    case 'JSXSpreadAttribute':
    case 'SpreadElement':
      return 'spread';
    case 'Identifier':
      return `identifier:${node.name}`;
    case 'Directive':
      return `directive:${node.value.value}`;
    case 'ImportDeclaration':
      return `import:${node.source.value}`;
    case 'CallExpression':
    case 'OptionalCallExpression':
    case 'NewExpression':
    case 'ImportExpression':
      return 'call';
    case 'TaggedTemplateExpression':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'AssignmentExpression':
    case 'UpdateExpression':
    case 'AwaitExpression':
    case 'YieldExpression':
    case 'ClassExpression':
    case 'MemberExpression':
    case 'OptionalMemberExpression':
    case 'ThisExpression':
    case 'RegExpLiteral':
      return node.type;
    default:
      return node.type.endsWith('Statement') || node.type.endsWith('Declaration') ? node.type : null;
  }
}

/** For edits that may bring or take anything that these nodes hold: copies and moves. */
export function atomsIn(...nodes: (t.Node | null | undefined)[]): Set<Atom> {
  const survey = new Survey();
  for (const node of nodes) if (isNode(node)) survey.walk(node, () => false);
  return new Set(survey.atoms.keys());
}
