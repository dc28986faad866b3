import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useEditor, useEditorState } from '../../context.tsx';
import { activeFrame } from '../../store/store.ts';
import { isBroad } from '../../styling/resolve.ts';
import { propertyPlace, useStyling } from './use-property.ts';

interface StyleSectionProps {
  title: string;
  /** the dot lights when one of these is set */
  properties: readonly string[];
  startOpen?: boolean;
  children: ReactNode;
}

const STORAGE_KEY = 'visual-edit.style-sections';

/** A section of the styles panel. Remembers whether it is open; a dot shows that something in it is set for this element. */
export function StyleSection({ title, properties, startOpen = true, children }: StyleSectionProps) {
  const [open, setOpen] = useState(() => savedSections()[title] ?? startOpen);
  const set = useIsSet(properties);
  const body = useId();
  return (
    <section className="border-line border-t" data-style-section={title}>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          className="group flex h-8 w-full items-center gap-1.5 px-3 font-semibold -outline-offset-2"
          onClick={() => {
            setOpen(!open);
            saveSection(title, !open);
          }}
        >
          <span className="truncate">{title}</span>
          <ChevronDown
            size={12}
            aria-hidden="true"
            className={`text-ink-3 transition-transform ${open ? '' : '-rotate-90'}`}
          />
          {set && (
            <span className="ml-auto size-1.5 flex-none rounded-full bg-accent" data-set>
              <span className="sr-only">Something is set here</span>
            </span>
          )}
        </button>
      </h3>
      {open && (
        <div id={body} className="grid gap-1.5 px-3 pb-3">
          {children}
        </div>
      )}
    </section>
  );
}

/** True when the element itself, or a class or rule about it, sets one of the properties. */
export function useIsSet(properties: readonly string[]): boolean {
  const editor = useEditor();
  const viewport = useEditorState((state) => activeFrame(state).viewport);
  return useStyling((styling) => {
    void viewport;
    const state = editor.store.getState();
    return properties.some((property) => {
      const { kind, rule } = propertyPlace(state, styling, property).origin;
      return kind === 'inline' || kind === 'class' || (kind === 'rule' && rule !== null && !isBroad(rule));
    });
  });
}

function savedSections(): Record<string, boolean> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof saved === 'object' && saved !== null ? (saved as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}

function saveSection(title: string, open: boolean): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...savedSections(), [title]: open }));
}
