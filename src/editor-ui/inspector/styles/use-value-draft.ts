/** The text of a value field while it is edited: typed, stepped by arrow keys, committed or rejected. */
import { useRef, useState } from 'react';
import type { DesignSystemAnswer } from '../../../protocol/design-system.ts';
import { useEditor } from '../../context.tsx';
import { formatNumber, parseNumber, stepFactor, stepValue } from '../../styling/css-value.ts';
import type { StyleChanges } from '../../styling/style-edit.ts';
import { readTyped, type Typed, unitMeant } from '../../styling/typed-value.ts';
import { sumOf } from './arithmetic.ts';
import { factsOf } from './property-table.ts';
import { valueNamed } from './suggestions.ts';
import { themeColorNamed } from './theme-colors.ts';
import { type PropertyView, useStyleEditing, useStyling } from './use-property.ts';
import { useValueSteps } from './use-value-steps.ts';

type StepKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>;

export interface ValueDraft {
  /** null: the field shows the property's own value */
  draft: string | null;
  /** why the typed text is no value; empty when it is one */
  problem: string;
  isUncommitted(): boolean;
  type(text: string): void;
  /** @returns false when the value is no number */
  step(key: StepKey): boolean;
  /** @returns false for an invalid value */
  commit(): boolean;
  /** Drops uncommitted text and steps. */
  cancel(): void;
  /** Commits and shows the property's own value again. */
  leave(): void;
  /** Writes a value that was not typed. */
  choose(value: string): void;
}

/**
 * @param properties written together; the first decides where the edit goes
 * @param changes the declarations for a value, if other than these properties
 */
export function useValueDraft(
  view: PropertyView,
  properties: readonly string[],
  changes = (value: string | null): StyleChanges => Object.fromEntries(properties.map((name) => [name, value])),
): ValueDraft {
  const { text } = view;
  const editing = useStyleEditing();
  const { styling } = useEditor();
  const design = useStyling((state) => state.design);
  /** a typed name that is looked for in scales that have not come yet */
  const sought = useRef<string | null>(null);
  const { draft, problem, handed, setDraft, setProblem, put } = useDraftText();
  const writeLater = () => handed.current !== null && hand(handed.current);
  const steps = useValueSteps({ editing, property: properties[0] ?? view.property, changes, writeLater });

  function hand(value: string): void {
    put(value, true);
    void editing.set(changes(value)).then((isWritten) => {
      if (!isWritten && handed.current === value) setDraft((now) => (now === value ? null : now));
    });
  }

  /** A class such as `rounded-full` is known with the scales alone, which are asked for when they are needed. */
  function seek(text: string, reason: string): void {
    sought.current = text;
    void styling.askScales().then(() => {
      if (sought.current !== text) return;
      sought.current = null;
      const value = valueNamed(text, properties[0] ?? view.property, styling.store.getState().design);
      if (value !== null) choose(value);
      else setProblem(reason);
    });
  }

  function commit(): boolean {
    setProblem('');
    steps.end();
    if (draft === null || draft === handed.current) return true;
    if (draft.trim() === '' && text !== '' && view.target.inPlace) void editing.set(changes(null));
    const typed = readDraft(draft, view);
    const property = properties[0] ?? view.property;
    const named = typed.ok
      ? null
      : (themeColorNamed(draft.trim(), property, styling.store.getState()) ??
        valueNamed(draft.trim(), property, design));
    if (named !== null) choose(named);
    else if (!typed.ok && lacksScales(design)) seek(draft.trim(), typed.reason);
    else if (!typed.ok) setProblem(typed.reason);
    else if (typed.value === text) setDraft(null);
    else hand(typed.value);
    return typed.ok || named !== null;
  }

  function choose(value: string): void {
    put(null);
    void editing.set(changes(value));
  }

  function step(key: StepKey): boolean {
    const next = valueAfter(draft ?? text, view, key);
    if (next !== null && steps.show(next)) put(next, true);
    return next !== null;
  }

  return {
    draft,
    problem,
    isUncommitted: () => (draft !== null && (draft !== handed.current || steps.isActive())) || problem !== '',
    type(typed) {
      sought.current = null;
      put(typed);
    },
    step,
    commit,
    cancel() {
      sought.current = null;
      steps.cancel();
      put(null);
    },
    leave() {
      commit();
      handed.current = null;
      setDraft(null);
    },
    choose,
  };
}

/** True where the project has Tailwind, and its scales have not come. */
const lacksScales = (design: DesignSystemAnswer | null): boolean =>
  design?.framework != null && Object.keys(design.scales).length === 0;

function useDraftText() {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  /**
   * The value committed last, by Enter or the arrows. It stays in the field until blur: the page may still report the value
   * before it, and the next arrow must step on from the visible one.
   */
  const handed = useRef<string | null>(null);
  function put(next: string | null, isHanded = false): void {
    handed.current = isHanded ? next : null;
    setDraft(next);
    setProblem('');
  }
  return { draft, problem, handed, setDraft, setProblem, put };
}

/** The unit of a bare number: that of the old value. Null where numbers have none. @param typed the number */
function unitOf({ property, text, computed }: PropertyView, typed = ''): string | null {
  const { unit } = factsOf(property);
  if (property === 'opacity' && text.endsWith('%')) return '%';
  const before = parseNumber(text || computed);
  return unit === null ? null : (before && unitMeant(property, typed, before)) || unit;
}

/** The value of a typed text; the old one for an empty field. */
function readDraft(draft: string, view: PropertyView): Typed {
  const { property, text } = view;
  const typed = draft.trim();
  if (typed === '' || typed === text.trim()) return { ok: true, value: text };
  const meant = sumFor(property, typed) ?? draft;
  return readTyped(meant, { property, unit: unitOf(view, meant) });
}

/** The result of a sum, where the text is no value as it stands: `4 / 3` is a ratio, `1 / 3` a place in a grid. */
function sumFor(property: string, typed: string): string | null {
  return CSS.supports(property, typed) ? null : sumOf(typed);
}

/** The value one step up or down from the shown text; null when it is no number. */
function valueAfter(shown: string, view: PropertyView, key: StepKey): string | null {
  const number = parseNumber(shown);
  const from = number ? formatNumber({ ...number, unit: number.unit || (unitOf(view) ?? '') }) : view.computed;
  return stepValue(from, (key.key === 'ArrowUp' ? 1 : -1) * stepFactor(key), factsOf(view.property));
}
