/** The element with the words of a pressed element. */
import { expect, it } from 'vitest';
import { type TextDeps, wordsIn } from '../../src/runtime/tools/static-text.ts';

/** `<div><section><span>Total</span></section></div>`, of which the source has the `div` and an instance that draws the section. */
function wordsOf(selector: string, isEditor: boolean): string | undefined {
  document.body.innerHTML = '<div class="own"><section class="instance"><span>Total</span></section></div>';
  const deps = {
    isEditor,
    page: { codebaseIdOf: (element: Element) => element.className || null },
    project: { element: (id: string) => ({ own: { type: 'native' }, instance: { type: 'component' } })[id] },
    react: { componentChain: () => [] },
  } as unknown as TextDeps;
  return wordsIn(document.querySelector(selector) as Element, deps)?.localName;
}

it("are those that a package makes, for its instance and not for an element of one's own around it", () => {
  expect(wordsOf('.instance', true)).toBe('span');
  expect(wordsOf('.own', true)).toBeUndefined();
  expect(wordsOf('.instance', false)).toBeUndefined();
});
