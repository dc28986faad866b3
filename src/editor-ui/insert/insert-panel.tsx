/**
 * The list of tags and components to add, beside the layers: a click adds one behind or into the selection, a drag at its
 * drop place. A component can also be shown alone, used or not.
 */
import { AppWindow, Component, Square, X } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { InsertablesAnswer } from '../../protocol/insertables.ts';
import { NATIVE_GROUPS } from '../../protocol/native-groups.ts';
import { keepAfterEnter } from '../commands/typed-ahead.ts';
import { useEditor, useEditorState, useFrame } from '../context.tsx';
import type { Editor } from '../editor.ts';
import { LayerIcon } from '../layers/layer-icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { walkRows } from '../ui/walk-rows.ts';
import { whenDragged } from '../ui/when-dragged.ts';
import { type Answered, useAnswer } from '../use-answer.ts';
import { groupsOf, type InsertGroup } from './groups.ts';
import { insertAt, recentlyAdded } from './insert.ts';
import { type ExportedComponent, type Insertable, idOf, labelOf, noteOf } from './insertable.ts';
import { addedWhere, placeForPicked } from './picked.ts';

type Loaded = Answered<InsertablesAnswer>;

export default function InsertPanel() {
  const editor = useEditor();
  const dragging = useEditorState((state) => state.inserting !== null);
  const list = useRef<HTMLDivElement>(null);
  const loaded = useAnswer<InsertablesAnswer>('/insertables');
  const [query, setQuery] = useState('');
  const enter = useEnter(editor, loaded, list);
  const close = () => editor.store.setState({ insertOpen: false });
  const add = (item: Insertable) => void insertAt(editor, item, placeForPicked(editor.store.getState(), item));
  return (
    <section
      data-panel="insert"
      aria-label="Add an element"
      // hidden while one of its rows is dragged over the canvas; removing it would end the drag
      className={`absolute top-2 bottom-2 left-2 z-20 flex w-60 flex-col rounded-lg border border-line bg-panel shadow-pop ${dragging ? 'pointer-events-none opacity-0' : ''}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        if (walkRows(list.current, event.key, '.insert-row')) event.preventDefault();
      }}
    >
      <header className="flex h-10 flex-none items-center pr-1.5 pl-3">
        <h2 className="flex-1 font-semibold">Add</h2>
        <IconButton icon={X} label="Close the list" onClick={close} />
      </header>
      <SearchField
        aria-label="Search what can be added"
        autoFocus
        query={query}
        onQuery={(text) => {
          setQuery(text);
          enter.forget();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter.press(event);
        }}
      />
      <Place />
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto pb-2">
        {loaded && 'error' in loaded && (
          <p className="px-3 py-2 text-ink-2">
            <MessageText text={loaded.error.message} />
          </p>
        )}
        {(loaded === null || 'answer' in loaded) && (
          <Groups answer={loaded?.answer ?? null} query={query} onAdd={add} />
        )}
      </div>
    </section>
  );
}

/** Where a click adds what is in the list. */
function Place() {
  const words = useEditorState(addedWhere);
  return words && <p className="truncate px-3 pb-1.5 text-ink-3 text-sm">{words}</p>;
}

/** Enter in the search field takes the first result; while the project is still being read, as soon as there is one. */
function useEnter(editor: Editor, loaded: Loaded, list: RefObject<HTMLElement | null>) {
  /** set while an Enter waits for results: drops the keys typed since */
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const drop = waiting.current;
    waiting.current = null;
    if (!loaded || !drop) return;
    pressFirst(list.current);
    drop();
  }, [loaded, list]);
  return {
    press(event: KeyboardEvent<HTMLInputElement>): void {
      // a second Enter ends the words typed after the first
      if (waiting.current) return;
      // keys after Enter belong to the new element's text; Enter itself must not reach it
      event.preventDefault();
      // the list stays open: the next name is typed over this one
      event.currentTarget.select();
      if (loaded) pressFirst(list.current);
      else waiting.current = keepAfterEnter(editor, ({ insertOpen }) => insertOpen);
    },
    forget(): void {
      waiting.current?.();
      waiting.current = null;
    },
  };
}

function pressFirst(list: HTMLElement | null): void {
  list?.querySelector('button')?.click();
}

interface GroupsProps {
  /** null while the project is read: only native elements, in groups that keep their place when the components arrive */
  answer: InsertablesAnswer | null;
  query: string;
  onAdd(item: Insertable): void;
}

const NATIVES: InsertablesAnswer = { components: [], natives: [...NATIVE_GROUPS], isPartial: false };

function Groups({ answer, query, onAdd }: GroupsProps) {
  const elements = useEditorState((state) => state.elements);
  const items = useFrame(({ tree }) => tree.items);
  const shown = useMemo(() => new Set([...items.values()].map(({ codebaseId }) => codebaseId)), [items]);
  const all = useMemo(
    () => (answer ? groupsOf(answer, recentlyAdded.names(), query, { elements, shown }) : groupsOf(NATIVES, [], query)),
    [answer, query, elements, shown],
  );
  const groups = answer || query.trim() ? all : all.slice(0, 1);
  return (
    <>
      {groups.map((group) => (
        <Group key={group.name} group={group} onAdd={onAdd} />
      ))}
      {answer === null && <p className="px-3 py-2 text-ink-3">Reading the project’s components…</p>}
      {answer && all.length === 0 && <p className="px-3 py-2 text-ink-3">Nothing is called “{query.trim()}”.</p>}
    </>
  );
}

function Group({ group: { name, items }, onAdd }: { group: InsertGroup; onAdd(item: Insertable): void }) {
  return (
    <section aria-label={name} className="pt-1.5">
      <h3 className="px-3 py-1 font-medium text-ink-3 text-sm">{name}</h3>
      {items.map((item) => (
        <Row key={idOf(item)} item={item} onAdd={onAdd} />
      ))}
    </section>
  );
}

function Row({ item, onAdd }: { item: Insertable; onAdd(item: Insertable): void }) {
  const { store, probe } = useEditor();

  function start(event: DragEvent): void {
    event.dataTransfer.effectAllowed = 'copy';
    event.dataTransfer.setData('text/plain', labelOf(item));
    whenDragged(() => store.setState({ inserting: item }));
  }

  function end(event: DragEvent): void {
    // on a successful drop the probe's answer is still needed
    if (event.dataTransfer.dropEffect === 'none') probe.clear();
    store.setState({ inserting: null });
  }

  const row = (
    <button
      type="button"
      draggable
      className="insert-row"
      onClick={() => onAdd(item)}
      onDragStart={start}
      onDragEnd={end}
    >
      <Icon item={item} />
      <span className="max-w-full flex-none truncate">{labelOf(item)}</span>
      <span className="insert-note ml-auto min-w-0 truncate pl-2 font-mono text-ink-3 text-xs">{noteOf(item)}</span>
    </button>
  );
  if (item.kind !== 'component') return row;
  return (
    <div className="insert-line relative">
      {row}
      <ShowAlone component={item.component} />
    </div>
  );
}

function ShowAlone({ component }: { component: ExportedComponent }) {
  const editor = useEditor();
  return (
    <IconButton
      icon={AppWindow}
      label={`Show ${component.name} alone`}
      hintSide="right"
      className="absolute top-0 right-1"
      onClick={() => {
        editor.store.setState({ insertOpen: false });
        void import('../canvases/show-component.ts').then(({ showExported }) => showExported(editor, component));
      }}
    />
  );
}

function Icon({ item }: { item: Insertable }) {
  if (item.kind !== 'native') {
    return <Component size={14} strokeWidth={1.6} className="flex-none text-component-ink" aria-hidden="true" />;
  }
  const { tag } = item.tag;
  if (tag === 'div') return <Square size={14} strokeWidth={1.6} className="flex-none text-ink-3" aria-hidden="true" />;
  return <LayerIcon item={{ isComponent: false, tagName: tag }} className="text-ink-3" />;
}
