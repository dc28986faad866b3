/**
 * The check between a splice and the write: the new text parses, untouched code is still the same nodes at the same places, no
 * text became code, and the target reads back as requested.
 *
 * An *atom* is a node with a meaning of its own: an element, an identifier, a call, an attribute, an interpolation. Only atoms in
 * the splices are compared; an edit declares which atoms it adds (`gains`) and removes (`losses`).
 */
import type * as t from '@babel/types';
import { type AnyNode, endOf, forEachChild, isNode, startOf, tagNameOf } from '../jsx/nodes.ts';
import type { ParseFailure } from '../jsx/parse.ts';
import type { Refusal } from '../mutation.ts';
import { unparsable, unsafeEdit, type Where } from '../refusals.ts';
import { After } from './after.ts';
import type { Draft } from './draft.ts';
import { lostOnlyChild } from './only-child.ts';
import type { Span } from './region.ts';
import { type Reparsed, reparse } from './reparse.ts';

/** `element:div`, `attribute:className`, `identifier:x`, …; see `atomOf`. */
export type Atom = string;

export interface Expectation {
  where: Where;
  /** allows the edit to add these atoms; default: none */
  gains?: (atom: Atom) => boolean;
  /** allows the edit to remove these atoms; default: none */
  losses?: (atom: Atom) => boolean;
  /** the text nodes keep their words, in order */
  keepsText?: boolean;
  /** spans of the old text whose words may go even so */
  wordless?: readonly Span[];
  /** span of the old text that `readBack` reads, if larger than the splices */
  covers?: Span;
  /** @returns the fault of the target in the new tree, or null */
  readBack?: (after: After) => string | null;
  /** the same for files without a tree (JSON, new files), asked with the new text */
  readText?: (text: string) => string | null;
}

/** @returns null when the draft is safe, else the refusal. */
export function verify(draft: Draft, expectation: Expectation): Refusal | null {
  if (!draft.source) {
    const problem = expectation.readText?.(draft.newText()) ?? null;
    return problem === null ? null : unsafeEdit(expectation.where, problem);
  }
  const part = verifyParsed(draft, reparse(draft.source, draft, expectation.covers), expectation);
  if (part === null) return null;
  if (part.isFinal) return part.refusal;
  // The target may lie outside the part that was parsed again.
  return verifyParsed(draft, reparse(draft.source, draft, 'file'), expectation)?.refusal ?? null;
}

function verifyParsed(
  draft: Draft,
  again: Reparsed | ParseFailure,
  expectation: Expectation,
): { refusal: Refusal; isFinal: boolean } | null {
  const { where } = expectation;
  if ('ok' in again) {
    const reason = `the result does not parse (${again.reason})`;
    return { refusal: again.code === 'syntax-error' ? unsafeEdit(where, reason) : unparsable(again), isFinal: true };
  }
  const result = new After(again.root, again.text);
  const problem = findProblem(draft, again, result, expectation);
  if (problem !== null) return { refusal: unsafeEdit(where, problem), isFinal: again.isWholeFile };
  const lost = lostOnlyChild(draft, result, where);
  if (lost === 'unseen') return { refusal: unsafeEdit(where, 'its parent is not there'), isFinal: again.isWholeFile };
  return lost && { refusal: lost, isFinal: true };
}

function findProblem(draft: Draft, again: Reparsed, result: After, expectation: Expectation): string | null {
  const { old, now } = sidesOf(draft);
  const oldKeys = old.keysIn(again.before);
  const newKeys = now.keysIn(again.after);
  const before = new Survey(old, newKeys, expectation.wordless);
  const after = new Survey(now, oldKeys);
  before.walk(again.before);
  after.walk(again.after);
  if (before.orphan) return `${before.orphan.type} near the edit changed`;
  if (after.orphan) return `${after.orphan.type} would appear near the edit`;
  const problem = compareAtoms(before.atoms, after.atoms, expectation);
  if (problem) return problem;
  if (expectation.keepsText && before.words() !== after.words()) return 'text near the edit changed';
  return expectation.readBack?.(result) ?? null;
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

/** One side of the edit: the old text with its removed spans, or the new text with its inserted spans. */
class Side {
  constructor(
    /** in order, apart from each other */
    private readonly spans: readonly Span[],
    /** start of an untouched node in the new text */
    private readonly startOfNode: (node: AnyNode) => number,
  ) {}

  touches(node: AnyNode): boolean {
    const span = this.spans[firstEndingFrom(this.spans, startOf(node) + 1)];
    return span !== undefined && span.start < endOf(node);
  }

  /** A splice at the node's edge may have changed its length. */
  meets(node: AnyNode): boolean {
    const start = startOf(node);
    const end = endOf(node);
    for (let i = firstEndingFrom(this.spans, start); i < this.spans.length; i++) {
      const span = this.spans[i] as Span;
      if (span.end === start || span.start === end) return true;
      if (span.start > end) break;
    }
    return false;
  }

  /** Type, place in the new text and length in one number: there are less than 2^9 types, and texts have up to 2^21 characters. */
  key(node: AnyNode): number {
    return (typeNumber(node.type) * 2 ** 22 + this.startOfNode(node)) * 2 ** 22 + endOf(node) - startOf(node);
  }

  /** Keys of the outermost untouched nodes, and of untouched nodes inside a touched one. */
  keysIn(root: AnyNode): Set<number> {
    const keys = new Set<number>();
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

/** Index of the first span that ends at or behind an offset. A binary search: re-indenting a root makes one span per line. */
function firstEndingFrom(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span).end < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const typeNumbers = new Map<string, number>();

function typeNumber(type: string): number {
  const known = typeNumbers.get(type);
  if (known !== undefined) return known;
  const number = typeNumbers.size;
  typeNumbers.set(type, number);
  return number;
}

function sidesOf(draft: Draft): { old: Side; now: Side } {
  const splices = draft.splices();
  const shifts = [0];
  const inserted = splices.map(({ start, end, text }, i) => {
    const shift = shifts[i] as number;
    shifts.push(shift + text.length - (end - start));
    return { start: start + shift, end: start + shift + text.length };
  });
  const moved = (node: AnyNode) => startOf(node) + (shifts[firstEndingFrom(splices, startOf(node) + 1)] as number);
  return { old: new Side(splices, moved), now: new Side(inserted, startOf) };
}

/** The atoms and words that differ between the sides. */
class Survey {
  readonly atoms = new Map<Atom, number>();
  /** an untouched node that is missing on the other side */
  orphan: AnyNode | null = null;
  private readonly pieces: string[] = [];

  constructor(
    private readonly side: Side | null,
    private readonly others: ReadonlySet<number>,
    private readonly wordless: readonly Span[] = [],
  ) {}

  walk(node: AnyNode): void {
    if (node.type === 'JSXText') {
      // Text nodes join and split when an element between them is removed or added: only their words count.
      const isCounted = this.wordless.every(({ start, end }) => startOf(node) < start || endOf(node) > end);
      if (isCounted) this.pieces.push(String(node.value));
      return;
    }
    // A run of a template may grow at its edge; anything unsafe in it would be a node.
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

/** For copies and moves, which may add or remove any atom of these nodes. */
export function atomsIn(...nodes: (t.Node | null | undefined)[]): Set<Atom> {
  const survey = new Survey(null, new Set());
  for (const node of nodes) if (isNode(node)) survey.walk(node);
  return new Set(survey.atoms.keys());
}
