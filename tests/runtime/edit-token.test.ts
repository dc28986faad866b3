import { expect, it } from 'vitest';
import { editToken } from '../../src/runtime/instant-updates/styling.ts';
import type { UpdateContext } from '../../src/runtime/instant-updates/types.ts';

/** The rules that an edit of a token puts into the page. */
function shown(fields: { name: string; value: string; selector?: string }): { rules: string[]; undo(): void } | null {
  const rules = new Map<string, string>();
  const table = {
    addRaw: (key: string, rule: string) => void rules.set(key, rule),
    remove: (key: string) => void rules.delete(key),
  };
  const applied = editToken(fields, { changeId: 'x', rules: table } as unknown as UpdateContext, {} as never);
  return applied && { rules: [...rules.values()], undo: () => applied.undo() };
}

it.each([
  [{ name: '--brand', value: 'red' }, ':root:root { --brand: red !important; }'],
  [{ name: 'brand', value: 'red', selector: '@theme' }, ':root:root { --brand: red !important; }'],
  [{ name: '--brand', value: 'red', selector: '.dark' }, '.dark.dark { --brand: red !important; }'],
  [
    { name: '--brand', value: 'red', selector: '[data-theme="dark"]' },
    '[data-theme="dark"][data-theme="dark"] { --brand: red !important; }',
  ],
  [{ name: '--brand', value: 'red', selector: '.a { } b' }, ':root:root { --brand: red !important; }'],
])('%j is shown as %s', (fields, rule) => expect(shown(fields)?.rules).toEqual([rule]));

it('shows nothing of a value that would leave its declaration', () => {
  expect(shown({ name: '--brand', value: 'red; } body { color: red' })).toBeNull();
});
