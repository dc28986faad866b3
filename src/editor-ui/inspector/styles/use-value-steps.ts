/** Arrow keys in a field: each step is previewed at once, the last one is written after a rest. */
import { useEffect, useRef } from 'react';
import type { StyleChanges, StyleEdit } from '../../styling/style-edit.ts';
import type { StyleEditing } from './use-property.ts';

/** A debounce, in ms, between the last arrow key and the write. */
const STEP_REST_MS = 350;

interface Steps {
  /** null while the page has not reported the styles: then there is no preview */
  edit: StyleEdit | null;
  timer: number;
}

export interface ValueSteps {
  isActive(): boolean;
  /** @returns false when the property cannot be edited */
  show(value: string): boolean;
  /** Writes the last step. */
  end(): void;
  /** Takes the preview back. */
  cancel(): void;
}

interface StepsOptions {
  editing: StyleEditing;
  /** decides where the edit goes */
  property: string;
  changes(value: string): StyleChanges;
  /** Writes the last step where there was no preview. */
  writeLater(): void;
}

export function useValueSteps({ editing, property, changes, writeLater }: StepsOptions): ValueSteps {
  const active = useRef<Steps | null>(null);
  useEffect(() => () => void active.current?.edit?.commit(), []);

  function start(): Steps | null {
    if (!editing.isKnown()) return { edit: null, timer: 0 };
    const edit = editing.start(property);
    return edit && { edit, timer: 0 };
  }

  function stop(): Steps | null {
    const steps = active.current;
    active.current = null;
    window.clearTimeout(steps?.timer);
    return steps;
  }

  function end(): void {
    const steps = stop();
    if (steps?.edit) void steps.edit.commit();
    else if (steps) writeLater();
  }

  function show(value: string): boolean {
    active.current ??= start();
    if (!active.current) return false;
    active.current.edit?.show(changes(value));
    window.clearTimeout(active.current.timer);
    active.current.timer = window.setTimeout(end, STEP_REST_MS);
    return true;
  }

  return { isActive: () => active.current !== null, show, end, cancel: () => stop()?.edit?.cancel() };
}
