import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { createChange } from '../../protocol/changes.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { selectedItem, sourceOf } from '../store/store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Components } from './components.tsx';
import { SearchList } from './search-list.tsx';
import { isTagName, type Tag, tagGroups } from './tags.ts';

/** Another tag for the selected element, or another component in the place of the selected one. */
function SwapDialog() {
  const editor = useEditor();
  // the element for which it was opened
  const [source] = useState(() => {
    const state = editor.store.getState();
    return sourceOf(state, selectedItem(state));
  });
  const close = () => editor.store.setState({ overlay: 'none' });
  const isGone = useEditorState((state) => source !== null && state.elements[source.codebaseId] === undefined);
  if (!source || isGone) return null;

  function swap(newTagName: string, importFrom?: string): void {
    close();
    if (!source) return;
    const fields = { codebaseIdToChange: source.codebaseId, newTagName, ...(importFrom ? { importFrom } : {}) };
    void editor.apply(createChange(uuid(), 'CHANGE_TAG', fields));
  }

  function setProp(propName: string, code: string, importFrom: string): void {
    close();
    if (!source) return;
    const propValue = { type: 'expression', code } as const;
    const fields = { codebaseIdToChange: source.codebaseId, propName, propValue, importFrom };
    void editor.apply(createChange(uuid(), 'CHANGE_PROP', fields));
  }

  const tag = source.componentName;
  return (
    <Dialog open title={source.type === 'native' ? 'Change the tag' : `Swap ${tag}`} onClose={close} className="w-100">
      {source.type === 'native' ? (
        <Tags present={tag} onTag={swap} />
      ) : (
        <Components
          source={source}
          onChoose={({ name, importFrom }, prop) =>
            prop === undefined ? swap(name, importFrom) : setProp(prop, name, importFrom)
          }
        />
      )}
    </Dialog>
  );
}

function Tags({ present, onTag }: { present: string; onTag(tag: string): void }) {
  const [query, setQuery] = useState('');
  const typed = query.trim().toLowerCase();
  const groups = tagGroups(present);
  const isListed = groups.some(({ items }) => items.some(({ name }) => name === typed));
  const own = isTagName(typed) && !isListed && typed !== present ? [{ name: typed, words: 'Another tag' }] : [];
  return (
    <SearchList
      label="Search tags"
      groups={[...groups, ...(own.length > 0 ? [{ value: 'As typed', items: own }] : [])]}
      wordsOf={({ name, words }: Tag) => `${name} ${words}`}
      onQuery={setQuery}
      empty="No tag has this name."
      row={({ name, words }: Tag) => (
        <>
          <span className="flex-1 font-mono">{name}</span>
          <span className="menu-note">{words}</span>
        </>
      )}
      onChoose={({ name }) => onTag(name)}
    />
  );
}

export default SwapDialog;
