/** The next step where a component ignores a class or a style: style the element that it renders. */
import type { ApiError } from '../../protocol/api.ts';
import { openCode } from '../code/open-code.ts';
import { sourceName } from '../layers/names.ts';
import type { NoticeAction } from '../notices.ts';
import { chooseScope, scopeFor } from '../scope/default-scope.ts';
import { shownBy } from '../scope/own-element.ts';
import type { NavItem } from '../store/nav-index.ts';
import { type EditorStore, selectedItem } from '../store/store.ts';

interface Parts {
  store: EditorStore;
  frame: { select(keys: string[]): void };
}

/** The button that selects it, in the component: edits of the use, which takes none, would only be refused again. */
export function selectShown({ store, frame }: Parts, item: NavItem): NoticeAction | undefined {
  const state = store.getState();
  const child = shownBy(state, item);
  if (!child) return undefined;
  const run = () => {
    const { codebaseId } = child;
    if (codebaseId && scopeFor(store.getState(), child) === 'instance') chooseScope(store, codebaseId, 'definition');
    frame.select([child.key]);
  };
  return { label: `Select its <${sourceName(state.elements, child)}>`, run };
}

/** The action of a refusal's notice; none when the selection has changed since. */
export function wayInto(parts: Parts, error: ApiError): NoticeAction | undefined {
  const { code, file, line } = error;
  if (code === 'styled-in-code' && file && line) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    return { label: `Show ${name}:${line}`, run: () => openCode(parts.store, { file, line }) };
  }
  const item = error.code === 'prop-not-passed-on' ? selectedItem(parts.store.getState()) : null;
  return item?.isComponent && item.codebaseId === error.codebaseId ? selectShown(parts, item) : undefined;
}
