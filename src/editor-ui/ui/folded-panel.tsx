import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useId, useRef } from 'react';
import { commandById } from '../commands/commands.ts';
import { useEditor, useEditorState } from '../context.tsx';
import type { PanelName } from '../store/state.ts';
import { patchPanels } from '../store/store.ts';
import { Hint } from './tooltip.tsx';
import { walkRows } from './walk-rows.ts';

interface FoldedPanelProps {
  name: PanelName;
  /** id of the command that opens it: its words and its key */
  command: string;
  /** shown until its content has been loaded */
  waiting: string;
  /** beside the title of the open panel */
  action?: ReactNode;
  children: ReactNode;
}

/** A panel above the layers. Closed at first: a title. The arrow keys go through the rows of its content (`data-panel-row`). */
export function FoldedPanel({ name, command, waiting, action, children }: FoldedPanelProps) {
  const { store } = useEditor();
  const open = useEditorState(({ panels }) => panels[name]);
  const title = useId();
  const body = useId();
  const panel = useRef<HTMLElement>(null);
  const { title: words, keys } = commandById(command);
  return (
    <section
      ref={panel}
      // F6 goes to panels that are open
      data-panel={open ? name : undefined}
      aria-labelledby={title}
      className="folded-panel relative flex flex-none flex-col border-line border-b"
      onKeyDown={(event) => {
        if (walkRows(panel.current, event.key, '[data-panel-row]')) event.preventDefault();
      }}
    >
      <h2 className="flex flex-none">
        <Hint label={`${open ? 'Hide' : 'Show'} the ${words.toLowerCase()}`} keys={keys?.[0] ?? ''} side="right">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? body : undefined}
            className="flex h-9 min-w-0 flex-1 items-center gap-1 px-3 font-semibold -outline-offset-2"
            onClick={() => patchPanels(store, { [name]: !open })}
          >
            <span id={title}>{words}</span>
            <ChevronDown
              size={12}
              aria-hidden="true"
              className={`text-ink-3 transition-transform ${open ? '' : '-rotate-90'}`}
            />
          </button>
        </Hint>
      </h2>
      {open && <div className="absolute top-1 right-1.5">{action}</div>}
      {open && (
        <div id={body} className="flex min-h-0 flex-1 flex-col">
          <Suspense fallback={<p className="px-3 pb-2 text-ink-3">{waiting}</p>}>{children}</Suspense>
        </div>
      )}
    </section>
  );
}
