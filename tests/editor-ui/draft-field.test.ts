/** A line of text is committed once, whatever key comes at the moment of the answer. */
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { DraftField } from '../../src/editor-ui/inspector/props/draft-field.tsx';

function setUp() {
  const committed: string[] = [];
  const answers: (() => void)[] = [];
  const commit = (text: string) => {
    committed.push(text);
    return new Promise<null>((resolve) => answers.push(() => resolve(null)));
  };
  const holder = document.body.appendChild(document.createElement('div'));
  const root = createRoot(holder);
  flushSync(() => root.render(createElement(DraftField, { label: 'title', value: '', commit })));
  const field = holder.querySelector('input') as HTMLInputElement;
  const type = (text: string) => {
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    flushSync(() => field.dispatchEvent(new InputEvent('input', { bubbles: true })));
  };
  const enter = () => {
    flushSync(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  };
  return { committed, answers, field, type, enter };
}

it('is left right after the answer, before it is drawn anew: nothing is committed again', async () => {
  const { committed, answers, field, type, enter } = setUp();
  type('Narrow the list');
  enter();
  answers[0]?.();
  // the answer is taken, and React has not drawn yet
  for (let turn = 0; turn < 3; turn++) await Promise.resolve();
  field.blur();
  expect(committed).toEqual(['Narrow the list']);
});

it('the same text typed once more is committed when it is left', async () => {
  const { committed, answers, field, type, enter } = setUp();
  type('Narrow');
  enter();
  answers[0]?.();
  await expect.poll(() => field.value).toBe('Narrow');
  field.blur();
  type('Wide');
  type('Narrow');
  field.blur();
  expect(committed).toEqual(['Narrow', 'Narrow']);
});
