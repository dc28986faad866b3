import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react';
import { type KeyboardEvent, memo, startTransition, useDeferredValue, useMemo, useState } from 'react';
import { FIRST_STORYBOARD } from '../../protocol/canvases.ts';
import { keyOnStoryboard } from '../../protocol/element-key.ts';
import { useEditorState, useFrame } from '../context.tsx';
import { isTyping } from '../focus.ts';
import { keepFocus } from '../kept-focus.ts';
import { keyIn } from '../store/nav-index.ts';
import { CommandButton } from '../ui/command-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Panel } from '../ui/panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Staged } from '../ui/staged.tsx';
import { LayerTree } from './layer-tree.tsx';

const anywhere = ([key, open]: readonly [string, boolean]) => [keyOnStoryboard(key, FIRST_STORYBOARD), open] as const;

/** ⌥ with an arrow opens or closes all rows, and must not go back in the browser's history. */
function toggleAll(event: KeyboardEvent, setAll: (open: boolean) => void): void {
  if (isTyping(event.target) || !event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  event.preventDefault();
  event.stopPropagation();
  setAll(event.key === 'ArrowRight');
}

/** The page's elements and components as a tree; highlights go both ways with the canvas. */
export const LayersPanel = memo(function LayersPanel() {
  const index = useFrame((frame) => frame.tree);
  const inserts = useEditorState((state) => state.insertOpen);
  const [query, setQuery] = useState('');
  // the typed text shows before its results
  const sought = useDeferredValue(query);
  // by keys of one storyboard: the same rows are open in all frames
  const [everywhere, setEverywhere] = useState<ReadonlyMap<string, boolean>>(new Map());
  const toggled = useMemo(
    () => new Map([...everywhere].map(([key, open]) => [keyIn(index, key), open] as const)),
    [everywhere, index],
  );

  const addToggled = (added: Iterable<readonly [string, boolean]>) =>
    setEverywhere((before) => new Map([...before, ...[...added].map(anywhere)]));
  // of thousands of rows, in pieces
  const setAll = (open: boolean) =>
    startTransition(() => setEverywhere(new Map([...index.items.keys()].map((key) => anywhere([key, open])))));

  return (
    <Panel
      name="layers"
      title="Layers"
      ref={keepFocus}
      actions={
        <>
          <CommandButton id="insert" icon={Plus} pressed={inserts} />
          <IconButton icon={ChevronsUpDown} label="Expand all" onClick={() => setAll(true)} />
          <IconButton icon={ChevronsDownUp} label="Collapse all" onClick={() => setAll(false)} />
        </>
      }
    >
      <SearchField
        data-field="layer-search"
        aria-label="Search layers"
        query={query}
        onQuery={setQuery}
        clears
        onKeyDown={(event) => {
          if (event.key === 'Escape') setQuery('');
        }}
      />
      {index.items.size === 0 ? (
        <p className="px-3 py-2 text-ink-3">The page's elements show here once the app has loaded.</p>
      ) : (
        <div className="contents" role="presentation" onKeyDownCapture={(event) => toggleAll(event, setAll)}>
          {/* the first rows of a page come right after the tree itself */}
          <Staged>
            <LayerTree index={index} query={sought} onQuery={setQuery} toggled={toggled} onToggled={addToggled} />
          </Staged>
        </div>
      )}
    </Panel>
  );
});
