/** Elements of the source as the code view sees them: where one ends, which one a place is in, and the mark on the selected one. */
import { ensureSyntaxTree } from '@codemirror/language';
import { type EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

export interface Range {
  from: number;
  to: number;
}

/** ms for parsing up to the place that is asked for */
const PATIENCE = 200;

function treeOf(state: EditorState) {
  return ensureSyntaxTree(state, state.doc.length, PATIENCE);
}

/** The range of the element that begins at an offset; if none does, the rest of the line. */
export function elementFrom(state: EditorState, from: number): Range {
  let node = treeOf(state)?.resolveInner(from, 1) ?? null;
  while (node && !(node.name === 'JSXElement' && node.from === from)) node = node.parent;
  return node ? { from, to: node.to } : { from, to: state.doc.lineAt(from).to };
}

/** Where the elements around a place begin, innermost first. */
export function elementsAround(state: EditorState, at: number): number[] {
  const starts: number[] = [];
  for (let node = treeOf(state)?.resolveInner(at, 1) ?? null; node; node = node.parent) {
    if (node.name === 'JSXElement') starts.push(node.from);
  }
  return starts;
}

export const setMark = StateEffect.define<Range | null>();

const markedLine = Decoration.line({ class: 'cm-marked' });

/** Lines of the element that is selected on the canvas. */
export const elementMark = StateField.define<{ range: Range | null; lines: DecorationSet }>({
  create: () => ({ range: null, lines: Decoration.none }),
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(setMark)) return marked(transaction.state, effect.value);
    if (!transaction.docChanged || !value.range) return value;
    const from = transaction.changes.mapPos(value.range.from);
    return marked(transaction.state, { from, to: transaction.changes.mapPos(value.range.to) });
  },
  provide: (field) => EditorView.decorations.from(field, ({ lines }) => lines),
});

function marked(state: EditorState, range: Range | null): { range: Range | null; lines: DecorationSet } {
  if (!range) return { range, lines: Decoration.none };
  const builder = new RangeSetBuilder<Decoration>();
  const last = state.doc.lineAt(Math.min(range.to, state.doc.length)).number;
  for (let n = state.doc.lineAt(range.from).number; n <= last; n++) {
    const { from } = state.doc.line(n);
    builder.add(from, from, markedLine);
  }
  return { range, lines: builder.finish() };
}
