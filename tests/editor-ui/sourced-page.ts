/** The editor's state on a page, with the elements of its source. */
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { type EditorState, initialState, MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import type { TreeElement } from '../../src/protocol/api.ts';
import { idOf } from './fake-project.ts';
import { navTree, type Sketch } from './trees.ts';

/** @param sources elements of the source by number: tag, and the parent's number */
export function stateOf(sketch: Sketch, sources: Record<number, [name: string, parent: number | null]>): EditorState {
  const state = initialState();
  const frame = state.frames[MAIN_FRAME];
  if (!frame) throw new Error('no frame');
  const elements = Object.fromEntries(
    Object.entries(sources).map(([number, [name, parent]]): [string, TreeElement] => [
      idOf(Number(number)),
      {
        codebaseId: idOf(Number(number)),
        type: 'native',
        componentName: name,
        filename: 'src/App.tsx',
        line: 1,
        column: 0,
        parentCodebaseId: parent === null ? null : idOf(parent),
        row: parent === null ? null : '',
        ownerName: 'App',
        scopeId: null,
        staticTextContents: false,
        removableClasses: [],
      },
    ]),
  );
  return { ...state, elements, frames: { [MAIN_FRAME]: { ...frame, tree: indexNavTree(navTree(sketch)) } } };
}
