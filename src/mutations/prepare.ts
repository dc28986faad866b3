/**
 * Loads the parsers of style sheets when the first change needs them; `mutate`
 * itself cannot wait.
 */
import type { AnyMutationChange } from '../protocol/changes.ts';
import type { styleCss } from './css/css.ts';

let css: { styleCss: typeof styleCss } | null = null;
let tokens: typeof import('./styling/token-edit.ts') | null = null;
let newTokens: typeof import('./styling/token-add.ts') | null = null;
let renaming: typeof import('./renaming/rename.ts') | null = null;

/** Await it before `mutate` is called with the change. */
export async function prepareMutate(change: Pick<AnyMutationChange, 'type' | 'changeFields'>): Promise<void> {
  const { stylingFramework } = change.changeFields as { stylingFramework?: unknown };
  if (change.type === 'STYLING' && stylingFramework !== 'Inline') css ??= await import('./css/css.ts');
  if (change.type === 'EDIT_TOKEN') tokens ??= await import('./styling/token-edit.ts');
  if (change.type === 'ADD_TOKEN') newTokens ??= await import('./styling/token-add.ts');
  if (change.type === 'RENAME_TOKEN') renaming ??= await import('./renaming/rename.ts');
}

/** @throws Error where `prepareMutate` was not awaited */
export function cssStyling(): typeof styleCss {
  if (!css) throw new Error('prepareMutate() was not awaited for a change of style sheets');
  return css.styleCss;
}

/** @throws Error where `prepareMutate` was not awaited */
export function tokenEditing(): typeof import('./styling/token-edit.ts') {
  if (!tokens) throw new Error('prepareMutate() was not awaited for a change of design tokens');
  return tokens;
}

/** @throws Error where `prepareMutate` was not awaited */
export function tokenAdding(): typeof import('./styling/token-add.ts') {
  if (!newTokens) throw new Error('prepareMutate() was not awaited for a new design token');
  return newTokens;
}

/** @throws Error where `prepareMutate` was not awaited */
export function tokenRenaming(): typeof import('./renaming/rename.ts') {
  if (!renaming) throw new Error('prepareMutate() was not awaited for a renaming of a design token');
  return renaming;
}
