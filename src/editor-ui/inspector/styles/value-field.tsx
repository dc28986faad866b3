import { ChevronDown } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusCanvas } from '../../focus.ts';
import { parseNumber, tokenOf } from '../../styling/css-value.ts';
import type { StyleChanges } from '../../styling/style-edit.ts';
import type { PropertyView } from './use-property.ts';
import { useValueDraft, type ValueDraft } from './use-value-draft.ts';
import type { ValueMenuProps } from './value-menu.tsx';

const ValueMenu = lazy(() => import('./value-menu.tsx'));

interface ValueFieldProps {
  view: PropertyView;
  label: string;
  /** properties to write together, if other than the view's own */
  properties?: readonly string[];
  /** the declarations for a value, if more than the properties of that value */
  changes?: (value: string | null) => StyleChanges;
  /** icon or swatch before the text */
  before?: ReactNode;
  /** opened by ⌥↓ in place of the value menu */
  onMenuKey?: () => void;
  /** in place of the usual value menu */
  Menu?: ComponentType<ValueMenuProps>;
  /** the value as it is shown while the field has no focus */
  inWords?: (view: PropertyView) => string;
  /** without the button for the value menu */
  bare?: boolean;
  className?: string;
}

/**
 * A field for one value: takes CSS, arrow keys step, a menu offers the project's values. A bad value is rejected with the
 * reason.
 */
export function ValueField(props: ValueFieldProps) {
  const { view, label, properties, before, onMenuKey, Menu = ValueMenu, inWords = numberInWords, bare } = props;
  const [menuOpen, setMenuOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const value = useValueDraft(view, properties ?? [view.property], props.changes);
  const problemId = useId();
  const { problem } = value;
  return (
    <div ref={box} className={`min-w-0 ${props.className ?? ''}`}>
      <div className="style-field" data-problem={problem ? '' : undefined} data-dimmed={view.dimmed ? '' : undefined}>
        {before}
        <ValueInput
          view={view}
          label={label}
          value={value}
          inWords={inWords}
          describedBy={problem ? problemId : undefined}
          onMenuKey={onMenuKey ?? (() => setMenuOpen(!bare))}
        />
        {!bare && <MoreButton label={label} isOpen={menuOpen} onToggle={() => setMenuOpen(!menuOpen)} />}
      </div>
      {problem && (
        <p id={problemId} role="alert" className="mt-1 text-bad-ink text-sm">
          {problem}
        </p>
      )}
      {menuOpen && (
        <Suspense>
          <Menu
            property={view.property}
            anchor={box}
            onClose={() => setMenuOpen(false)}
            onChoose={(chosen) => {
              setMenuOpen(false);
              value.choose(chosen);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The number instead of `var(--text-2xl)`: a narrow field would show five letters of it. */
function numberInWords({ text, computed }: PropertyView): string {
  return tokenOf(text) && parseNumber(computed) ? computed : text;
}

interface ValueInputProps {
  view: PropertyView;
  label: string;
  value: ValueDraft;
  inWords(view: PropertyView): string;
  describedBy: string | undefined;
  onMenuKey(): void;
}

function ValueInput({ view, label, value, inWords, describedBy, onMenuKey }: ValueInputProps) {
  const { property, text, placeholder } = view;
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // selects the text for typing over; a layout effect, because the text changes with the focus
  useLayoutEffect(() => {
    if (focused) input.current?.select();
  }, [focused]);
  const shown = focused ? text : inWords(view);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    if (key === 'Enter' && value.commit()) event.currentTarget.select();
    if (key === 'Escape' && value.isUncommitted()) {
      event.preventDefault();
      event.stopPropagation();
      value.cancel();
    } else if (key === 'Escape' && event.currentTarget.closest('[data-panel]')) {
      // in a popover, the key closes that
      focusCanvas();
    }
    if (key === 'ArrowDown' && event.altKey && !parseNumber(text)) onMenuKey();
    else if ((key === 'ArrowUp' || key === 'ArrowDown') && value.step(event)) event.preventDefault();
  }

  return (
    <input
      ref={input}
      data-property={property}
      aria-label={label}
      aria-invalid={value.problem ? true : undefined}
      aria-describedby={describedBy}
      className="style-input"
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      placeholder={placeholder}
      title={text.length > 9 ? text : undefined}
      value={value.draft ?? shown}
      onChange={(event) => value.type(event.target.value)}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        value.leave();
      }}
      onKeyDown={onKeyDown}
    />
  );
}

function MoreButton({ label, isOpen, onToggle }: { label: string; isOpen: boolean; onToggle(): void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Values for ${label}`}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      className="style-more"
      onClick={onToggle}
    >
      <ChevronDown size={11} aria-hidden="true" />
    </button>
  );
}
