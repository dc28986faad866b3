/** The contexts that the matrix asks for: as the editor is set for an edit, and as the page is put for a look at it. */

export interface MatrixContext {
  name: string;
  side: 'up' | 'below' | null;
  state: 'hover' | 'focus' | 'before' | null;
  dark: boolean;
}

const BASE = { side: null, state: null, dark: false } as const;

export const CONTEXTS: readonly MatrixContext[] = [
  { ...BASE, name: 'base' },
  { ...BASE, name: 'from md', side: 'up' },
  { ...BASE, name: 'below md', side: 'below' },
  { ...BASE, name: 'hover', state: 'hover' },
  { ...BASE, name: 'focus', state: 'focus' },
  { ...BASE, name: '::before', state: 'before' },
  { ...BASE, name: 'dark', dark: true },
  { ...BASE, name: 'dark + hover', dark: true, state: 'hover' },
];

/** How the page is put for a look. */
export interface Circumstance {
  width: number;
  dark: boolean;
  state: 'hover' | 'focus' | null;
}

const WIDE = 1440;

/** @param edge pixels of the breakpoint */
export function circumstancesOf(
  { side, state, dark }: MatrixContext,
  edge: number,
): { asked: Circumstance; others: Circumstance[] } {
  const width = side === 'up' ? edge : side === 'below' ? edge - 1 : WIDE;
  const asked: Circumstance = { width, dark, state: state === 'before' ? null : state };
  const others: Circumstance[] = [];
  if (side) others.push({ ...asked, width: side === 'up' ? edge - 1 : edge });
  if (asked.state) others.push({ ...asked, state: null });
  if (dark) others.push({ ...asked, dark: false });
  return { asked, others };
}
