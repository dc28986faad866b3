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
import { type Reparsed, reparse, type Span } from './reparse.ts';

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
  /** span of the old text that `readBack` looks at, where that is more than the splices touch */
  covers?: Span;
  /** null, or what is wrong with the target in the new tree */
  readBack?: (after: After) => string | null;
  /** the same for files without a tree (JSON, new files), asked with the new text */
  readText?: (text: string) => string | null;
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
  if (!draft.source) {
    const problem = expectation.readText?.(draft.newText()) ?? null;
    return problem === null ? null : unsafeEdit(expectation.where, problem);
  }
  const again = reparse(draft.source, draft, expectation.covers);
  if ('ok' in again) {
    if (again.code !== 'syntax-error') return unparsable(again);
    return unsafeEdit(expectation.where, `the result does not parse (${again.reason})`);
  }
  const problem = findProblem(draft, again, expectation);
  return problem === null ? null : unsafeEdit(expectation.where, problem);
}

function findProblem(draft: Draft, again: Reparsed, expectation: Expectation): string | null {
  const { old, now } = sidesOf(draft);
  const oldKeys = old.keysIn(again.before);
  const newKeys = now.keysIn(again.after);
  const before = new Survey(old, newKeys);
  const after = new Survey(now, oldKeys);
  before.walk(again.before);
  after.walk(again.after);
  if (before.orphan) return `${before.orphan.type} near the edit changed`;
  if (after.orphan) return `${after.orphan.type} would appear near the edit`;
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

/** One side of the edit: the old text with what goes, or the new one with what came. */
class Side {
  constructor(
    private readonly spans: readonly { start: number; end: number }[],
    /** start of an untouched node in the new text */
    private readonly startOfNode: (node: AnyNode) => number,
  ) {}

  touches(node: AnyNode): boolean {
    return this.spans.some((span) => span.end > startOf(node) && span.start < endOf(node));
  }

  /** A splice right at the node's edge may have made it longer or shorter. */
  meets(node: AnyNode): boolean {
    return this.spans.some((span) => span.end === startOf(node) || span.start === endOf(node));
  }

  key(node: AnyNode): string {
    return `${node.type}:${this.startOfNode(node)}:${endOf(node) - startOf(node)}`;
  }

  /** Keys of the outermost untouched nodes, and of those inside that a splice meets. */
  keysIn(root: AnyNode): Set<string> {
    const keys = new Set<string>();
    const visit = (node: AnyNode): void => {
      if (!this.touches(node)) {
        keys.add(this.key(node));
        if (!this.meets(node)) return;
      }
      forEachChild(node, visit);
    };
    visit(root);
    return keys;
  }
}

function sidesOf(draft: Draft): { old: Side; now: Side } {
  const splices = draft.splices();
  let delta = 0;
  const inserted = splices.map(({ start, end, text }) => {
    const from = start + delta;
    delta += text.length - (end - start);
    return { start: from, end: from + text.length };
  });
  const moved = (node: AnyNode) => {
    let shift = 0;
    for (const { start, end, text } of splices) {
      if (end > startOf(node)) break;
      shift += text.length - (end - start);
    }
    return startOf(node) + shift;
  };
  return { old: new Side(splices, moved), now: new Side(inserted, startOf) };
}

/** The atoms and words of all that is not the same on both sides. */
class Survey {
  readonly atoms = new Map<Atom, number>();
  /** an untouched node without its like on the other side */
  orphan: AnyNode | null = null;
  private readonly pieces: string[] = [];

  constructor(
    private readonly side: Side | null,
    private readonly others: ReadonlySet<string>,
  ) {}

  walk(node: AnyNode): void {
    if (node.type === 'JSXText') {
      // Text nodes join and part when what stands between them comes and goes: only their words count.
      this.pieces.push(String(node.value));
      return;
    }
    // A run of a template grows at its own edge; what it must not gain would be a node.
    if (node.type === 'TemplateElement') return;
    if (this.side && !this.side.touches(node)) {
      if (this.others.has(this.side.key(node))) return;
      if (!this.side.meets(node)) this.orphan ??= node;
    }
    const atom = atomOf(node);
    if (atom) this.atoms.set(atom, (this.atoms.get(atom) ?? 0) + 1);
    forEachChild(node, (child) => this.walk(child));
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
  const survey = new Survey(null, new Set());
  for (const node of nodes) if (isNode(node)) survey.walk(node);
  return new Set(survey.atoms.keys());
}
