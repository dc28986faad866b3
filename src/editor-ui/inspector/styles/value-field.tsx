import { ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { formatNumber, parseNumber, readTyped, stepFactor, stepValue, tokenOf } from '../../styling/css-value.ts';
import type { StyleEdit } from '../../styling/style-edit.ts';
import { factsOf } from './property-table.ts';
import { type PropertyView, useStyleEditing } from './use-property.ts';

const ValueMenu = lazy(() => import('./value-menu.tsx'));

interface ValueFieldProps {
  view: PropertyView;
  label: string;
  /** properties to write together, if other than the view's own */
  properties?: readonly string[];
  /** icon or swatch before the text */
  before?: ReactNode;
  /** opened by ⌥↓ in place of the value menu */
  onMenuKey?: () => void;
  /** without the button for the value menu */
  bare?: boolean;
  className?: string;
}

/** The value is written this long after the last arrow key. */
const STEP_REST_MS = 350;

/**
 * A field for one value: takes CSS, arrow keys step, a menu offers the project's values. A bad value is rejected with the
 * reason.
 */
export function ValueField({ view, label, properties, before, onMenuKey, bare, className = '' }: ValueFieldProps) {
  const { property, text, placeholder, dimmed } = view;
  const facts = factsOf(property);
  const names = properties ?? [property];
  const editing = useStyleEditing();
  const [draft, setDraft] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const [problem, setProblem] = useState('');
  const [menuOpen, setMenuOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const stepping = useRef<{ edit: StyleEdit | null; timer: number } | null>(null);
  /**
   * The value committed last, by Enter or the arrows. It stays in the field until blur: the page may still report the value
   * before it, and the next arrow must step on from the visible one.
   */
  const handed = useRef<string | null>(null);
  const problemId = useId();
  useEffect(() => () => void stepping.current?.edit?.commit(), []);

  // selects the text for typing over; a layout effect, because the text changes with the focus
  useLayoutEffect(() => {
    if (focused) input.current?.select();
  }, [focused]);
  // unfocused, show the number instead of `var(--text-2xl)`: a narrow field would show five letters of it
  const rest = tokenOf(text) && parseNumber(view.computed) ? view.computed : text;

  /** a bare number takes the unit of the old value */
  const unit = facts.unit === null ? null : parseNumber(text || view.computed)?.unit || facts.unit;

  const all = (value: string | null) => Object.fromEntries(names.map((name) => [name, value]));

  function endSteps(): void {
    const steps = stepping.current;
    stepping.current = null;
    if (!steps) return;
    window.clearTimeout(steps.timer);
    if (steps.edit) void steps.edit.commit();
    else if (handed.current !== null) hand(handed.current);
  }

  function hand(value: string): void {
    handed.current = value;
    setDraft(value);
    void editing.set(all(value)).then((isWritten) => {
      if (!isWritten && handed.current === value) setDraft((now) => (now === value ? null : now));
    });
  }

  /** Right after an edit the page may not have reported its styles: then the last step is written once it has. */
  function startSteps(): typeof stepping.current {
    if (!editing.isKnown()) return { edit: null, timer: 0 };
    const edit = editing.start(names[0] ?? property);
    return edit && { edit, timer: 0 };
  }

  function step(event: KeyboardEvent): void {
    const direction = event.key === 'ArrowUp' ? 1 : -1;
    const number = parseNumber(draft ?? text);
    const from = number ? formatNumber({ ...number, unit: number.unit || (unit ?? '') }) : view.computed;
    const next = stepValue(from, direction * stepFactor(event), facts);
    if (next === null) return;
    event.preventDefault();
    stepping.current ??= startSteps();
    if (!stepping.current) return;
    stepping.current.edit?.show(all(next));
    setDraft(next);
    handed.current = next;
    setProblem('');
    window.clearTimeout(stepping.current.timer);
    stepping.current.timer = window.setTimeout(endSteps, STEP_REST_MS);
  }

  /** @returns false for an invalid value */
  function commit(): boolean {
    setProblem('');
    if (stepping.current) endSteps();
    if (draft === null || draft === handed.current) return true;
    if (draft.trim() === '' || draft.trim() === text.trim()) {
      if (draft.trim() === '' && text !== '' && view.target.inPlace) void editing.set(all(null));
      setDraft(null);
      return true;
    }
    const typed = readTyped(draft, { property, unit });
    if (!typed.ok) {
      setProblem(typed.reason);
      return false;
    }
    if (typed.value === text) setDraft(null);
    else hand(typed.value);
    return true;
  }

  function leave(): void {
    stepping.current?.edit?.cancel();
    if (stepping.current) window.clearTimeout(stepping.current.timer);
    stepping.current = null;
    setDraft(null);
    setProblem('');
  }

  return (
    <div ref={box} className={`min-w-0 ${className}`}>
      <div className="style-field" data-problem={problem ? '' : undefined} data-dimmed={dimmed ? '' : undefined}>
        {before}
        <input
          ref={input}
          data-property={property}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          className="style-input"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          placeholder={placeholder}
          title={text.length > 9 ? text : undefined}
          value={draft ?? (focused ? text : rest)}
          onChange={(event) => {
            setDraft(event.target.value);
            handed.current = null;
            setProblem('');
          }}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            commit();
            setDraft(null);
            handed.current = null;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && commit()) event.currentTarget.select();
            const isHanded = draft === handed.current && !stepping.current;
            if (event.key === 'Escape' && ((draft !== null && !isHanded) || problem)) {
              event.preventDefault();
              event.stopPropagation();
              leave();
            }
            if (event.key === 'ArrowDown' && event.altKey && !parseNumber(text)) {
              if (onMenuKey) onMenuKey();
              else setMenuOpen(!bare);
            } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') step(event);
          }}
        />
        {!bare && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Values for ${label}`}
            aria-haspopup="listbox"
            aria-expanded={menuOpen}
            className="style-more"
            onClick={() => setMenuOpen(!menuOpen)}
          >
            <ChevronDown size={11} aria-hidden="true" />
          </button>
        )}
      </div>
      {problem && (
        <p id={problemId} role="alert" className="mt-1 text-bad-ink text-sm">
          {problem}
        </p>
      )}
      {menuOpen && (
        <Suspense>
          <ValueMenu
            property={property}
            anchor={box}
            onClose={() => setMenuOpen(false)}
            onChoose={(value) => {
              setMenuOpen(false);
              setDraft(null);
              void editing.set(all(value));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
