import { ChevronDown, Plus } from 'lucide-react';
import { lazy, memo, Suspense, useId, useRef } from 'react';
import { commandById } from '../commands/commands.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { patchPanels } from '../store/store.ts';
import { CommandButton } from '../ui/command-button.tsx';
import { Hint } from '../ui/tooltip.tsx';
import { walkRows } from '../ui/walk-rows.ts';

const PageList = lazy(() => import('./page-list.tsx'));

/** The app's pages, above the layers of the one that is shown. Closed at first: a title. */
export const PagesPanel = memo(function PagesPanel() {
  const { store } = useEditor();
  const open = useEditorState(({ panels }) => panels.pages);
  const title = useId();
  const body = useId();
  const panel = useRef<HTMLElement>(null);
  return (
    <section
      ref={panel}
      // F6 goes to panels that are open
      data-panel={open ? 'pages' : undefined}
      aria-labelledby={title}
      className="relative flex max-h-[45%] flex-none flex-col border-line border-b"
      onKeyDown={(event) => {
        if (walkRows(panel.current, event.key, '[data-page-row]')) event.preventDefault();
      }}
    >
      <h2 className="flex flex-none">
        <Hint
          label={open ? 'Hide the pages' : 'Show the pages'}
          keys={commandById('pages').keys?.[0] ?? ''}
          side="right"
        >
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? body : undefined}
            className="flex h-9 min-w-0 flex-1 items-center gap-1 px-3 font-semibold -outline-offset-2"
            onClick={() => patchPanels(store, { pages: !open })}
          >
            <span id={title}>Pages</span>
            <ChevronDown
              size={12}
              aria-hidden="true"
              className={`text-ink-3 transition-transform ${open ? '' : '-rotate-90'}`}
            />
          </button>
        </Hint>
      </h2>
      {open && (
        <div className="absolute top-1 right-1.5">
          <CommandButton id="new-page" icon={Plus} />
        </div>
      )}
      {open && (
        <div id={body} className="flex min-h-0 flex-col">
          <Suspense fallback={<p className="px-3 pb-2 text-ink-3">Reading the routes…</p>}>
            <PageList />
          </Suspense>
        </div>
      )}
    </section>
  );
});
