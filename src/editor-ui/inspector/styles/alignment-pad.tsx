import { type KeyboardEvent, useRef } from 'react';
import { type PropertyView, useStyleEditing } from './use-property.ts';

interface AlignmentPadProps {
  /** along the row: justify-content in a row, align-items in a column */
  across: PropertyView;
  down: PropertyView;
}

const STEPS = ['start', 'center', 'end'] as const;
type Step = (typeof STEPS)[number];
const NAMES: Record<Step, { across: string; down: string }> = {
  start: { across: 'left', down: 'top' },
  center: { across: 'centre', down: 'middle' },
  end: { across: 'right', down: 'bottom' },
};

/**
 * `flex-start`, `normal`, `left` and the like as one of three; null for values that are no single position
 * (`space-between`).
 */
function stepOf(value: string): Step | null {
  const word = value.replace(/^(?:flex|self)-/, '').replace(/^safe |^unsafe /, '');
  if (word === 'normal' || word === 'left' || word === 'top') return 'start';
  if (word === 'right' || word === 'bottom') return 'end';
  return (STEPS as readonly string[]).includes(word) ? (word as Step) : null;
}

/** Nine points: the position of the children in their container. Arrow keys move the point. */
export function AlignmentPad({ across, down }: AlignmentPadProps) {
  const editing = useStyleEditing();
  const pad = useRef<HTMLDivElement>(null);
  const x = stepOf(across.text || across.computed);
  const y = stepOf(down.text || down.computed);
  const isGrid = across.property === 'justify-items';
  const word = (view: PropertyView, step: Step) =>
    !isGrid && isFlex(view) && step !== 'center' ? `flex-${step}` : step;

  function choose(nextX: Step, nextY: Step): void {
    void editing.set({ [across.property]: word(across, nextX), [down.property]: word(down, nextY) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Record<string, readonly [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const [dx, dy] = moves[event.key] ?? [0, 0];
    if (!dx && !dy) return;
    event.preventDefault();
    const nextX = move(x, dx);
    const nextY = move(y, dy);
    pad.current?.querySelector<HTMLElement>(`[data-point="${nextX}-${nextY}"]`)?.focus();
    choose(nextX, nextY);
  }

  return (
    <div
      ref={pad}
      role="radiogroup"
      aria-label="Alignment of the children"
      className="alignment-pad"
      onKeyDown={onKeyDown}
    >
      {STEPS.flatMap((row) =>
        STEPS.map((column) => {
          const isHere = column === x && row === y;
          const isFirst = (x === null || y === null) && column === 'start' && row === 'start';
          return (
            // biome-ignore lint/a11y/useSemanticElements: an input cannot be drawn as a point
            <button
              key={`${column}-${row}`}
              type="button"
              role="radio"
              aria-checked={isHere}
              aria-label={`${NAMES[row].down} ${NAMES[column].across}`}
              tabIndex={isHere || isFirst ? 0 : -1}
              data-point={`${column}-${row}`}
              className="alignment-point"
              onClick={() => choose(column, row)}
            >
              <span aria-hidden="true" />
            </button>
          );
        }),
      )}
    </div>
  );
}

/** Flex containers get `flex-start` where that is in use, and where nothing is set, because it is the common word. */
function isFlex({ text, computed, property }: PropertyView): boolean {
  return !/^(?:start|end)$/.test(text || computed) && (property === 'justify-content' || property === 'align-items');
}

function move(step: Step | null, by: number): Step {
  const at = step ? STEPS.indexOf(step) : 0;
  return STEPS[Math.min(2, Math.max(0, at + by))] ?? 'start';
}
