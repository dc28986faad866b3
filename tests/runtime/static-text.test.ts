/** The element with the words of a pressed element, and whose source has them. */
import { expect, it } from 'vitest';
import { type TextDeps, textOwner, wordsIn } from '../../src/runtime/tools/static-text.ts';

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

it('of a label are those in it with the mark inside them, and of none with two captions', () => {
  const labelled = (content: string) => {
    document.body.innerHTML = `<label>${content}</label>`;
    return wordsIn(document.querySelector('label') as Element, {} as TextDeps)?.className;
  };
  expect(labelled('<span class="words">Name<i> *</i></span>')).toBe('words');
  expect(labelled('<span>Name</span><i> *</i>')).toBeUndefined();
});

type Link = [codebaseId: string | null, children: unknown];

/** `<button><span>Continue</span></button>`, made by these components around it, nearest first. */
function ownerOf(...chain: Link[]): string | null {
  document.body.innerHTML = '<button class="use"><span>Continue</span></button>';
  const span = document.querySelector('span') as HTMLElement;
  // jsdom lacks it
  Object.assign(span, { contentEditable: 'inherit' });
  const deps = {
    isEditor: true,
    page: { codebaseIdOf: (element: Element) => element.className || null },
    project: { element: (id: string) => (id === 'use' ? { staticTextContents: true } : null) },
    react: {
      componentChain: () =>
        chain.map(([codebaseId, children]) => ({ codebaseId, fiber: { memoizedProps: { children } } })),
    },
  } as unknown as TextDeps;
  return textOwner(span, deps);
}

it('text of an instance is its own through the components that its package wraps around elements', () => {
  const button = { type: 'button' };
  expect(ownerOf(['use', 'Continue'])).toBe('use');
  expect(ownerOf([null, button], ['use', 'Continue'])).toBe('use');
  expect(ownerOf([null, () => button], [null, [button, null]], ['use', 'Continue'])).toBe('use');
  // the package shows other words than those that it got, or makes them
  expect(ownerOf([null, 'continue'], ['use', 'Continue'])).toBeNull();
  expect(ownerOf([null, undefined], ['use', 'Continue'])).toBeNull();
  expect(ownerOf([null, button], ['use', 'Con tinue'])).toBeNull();
  // an instance of the source got elements: the words are not its own
  expect(ownerOf(['other', button], ['use', 'Continue'])).toBeNull();
});
