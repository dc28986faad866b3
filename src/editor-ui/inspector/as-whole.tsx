import { useEditorState } from '../context.tsx';
import { wholeUses } from '../moves/whole-uses.ts';
import type { NavItem } from '../store/nav-index.ts';

/** An element that is all of a component has no place of its own among others: the use moves, often in another file. */
export default function AsWhole({ item }: { item: NavItem }) {
  const uses = useEditorState((state) => wholeUses(state, item));
  return [...uses].map(([use, edits]) => (
    <p key={use.codebaseId} className="wrap-anywhere text-ink-3 text-sm first-letter:uppercase">
      {edits} go to &lt;{use.componentName}&gt; at {use.filename.slice(use.filename.lastIndexOf('/') + 1)}:{use.line}.
    </p>
  ));
}
