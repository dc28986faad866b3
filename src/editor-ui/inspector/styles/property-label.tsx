import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Hint } from '../../ui/tooltip.tsx';
import type { RowAction } from './label-menu.tsx';
import { originWords } from './origin-words.ts';
import { factsOf } from './property-table.ts';
import { type PropertyView, useStyleEditing } from './use-property.ts';
import { numberFrom, useScrub } from './use-scrub.ts';

const LabelMenu = lazy(() => import('./label-menu.tsx'));
const TokenPopover = lazy(() => import('./token-popover.tsx'));
const NewTokenPopover = lazy(() => import('./new-token-popover.tsx'));

interface PropertyLabelProps {
  view: PropertyView;
  children: string;
  /** dragging it changes the number */
  scrubs?: boolean;
  /** all properties of an edit, if other than the view's own */
  properties?: (event: PointerEvent) => readonly string[];
  /** a button in the row */
  action?: RowAction | undefined;
}

/** The context-menu key, in any control of the label's row, opens the label's menu. */
function useMenuKey(label: RefObject<HTMLElement | null>, setOpen: (open: true) => void): void {
  useEffect(() => {
    const row = label.current?.parentElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    row?.addEventListener('keydown', onKey);
    return () => row?.removeEventListener('keydown', onKey);
  }, [label, setOpen]);
}

/**
 * The name of a property: its colour shows the value's origin, a click opens its actions, a drag changes a number. Tab skips
 * it; the context-menu key in the field opens its menu.
 */
export function PropertyLabel({ view, children, scrubs = false, properties, action }: PropertyLabelProps) {
  const { property, origin, target } = view;
  const facts = factsOf(property);
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [toName, setToName] = useState<string | null>(null);
  const ref = useRef<HTMLButtonElement>(null);
  const { start } = useStyleEditing();
  const onPointerDown = useScrub({
    from: () => (scrubs ? numberFrom(view.text, view.computed, facts.unit) : null),
    range: facts,
    properties: (event) => properties?.(event) ?? [property],
    start,
    onClick: () => setOpen(true),
  });
  useMenuKey(ref, setOpen);
  const all = () => properties?.(new PointerEvent('click')) ?? [property];
  return (
    <>
      <Hint label={`${property}: ${originWords(origin)}. Writes to ${target.words}.`} side="left">
        <button
          ref={ref}
          type="button"
          tabIndex={-1}
          data-label={property}
          data-origin={origin.kind}
          data-own={origin.own ? '' : undefined}
          aria-haspopup="menu"
          aria-expanded={open}
          className={`style-label ${scrubs ? 'style-label-scrubs' : ''}`}
          onPointerDown={onPointerDown}
        >
          {children}
          <span className="sr-only">, {originWords(origin)}</span>
        </button>
      </Hint>
      {open && (
        <Suspense>
          <LabelMenu
            view={view}
            anchor={ref}
            properties={all()}
            action={action}
            onToken={setToken}
            onNewToken={setToName}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      {token && (
        <Suspense>
          <TokenPopover name={token} anchor={ref} onClose={() => setToken(null)} />
        </Suspense>
      )}
      {toName !== null && (
        <Suspense>
          <NewTokenPopover
            property={property}
            value={toName}
            properties={all()}
            anchor={ref}
            onClose={() => setToName(null)}
          />
        </Suspense>
      )}
    </>
  );
}
