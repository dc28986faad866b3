/** Where the focus goes when a dialog closes whose field took it. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../src/editor-ui/ui/dialog.tsx';

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const root = () => createRoot(document.body.appendChild(document.createElement('div')));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `
    <button id="earlier">1440</button>
    <main data-panel="canvas" tabindex="-1"><div id="frame" tabindex="0"></div></main>
    <button id="gone"></button>`;
});
afterEach(() => vi.unstubAllGlobals());

/** Opens it where something has the focus, and closes it, after something else has happened. */
async function openAndClose(from: HTMLElement, meanwhile = () => {}): Promise<void> {
  from.focus();
  const dialog = root();
  const props = { open: true, title: 'Wrap in…', onClose() {}, children: createElement('input', { autoFocus: true }) };
  await act(async () => dialog.render(createElement(Dialog, props)));
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  meanwhile();
  await act(async () => dialog.unmount());
}

it('goes back to the app, also after another dialog was opened by a button', async () => {
  await openAndClose(find('#earlier'));
  expect(document.activeElement?.id).toBe('earlier');
  await openAndClose(find('#frame'));
  expect(document.activeElement?.id).toBe('frame');
});

it('goes to the canvas from a control that is gone, not to one that had it earlier', async () => {
  await openAndClose(find('#earlier'));
  await openAndClose(find('#gone'), () => find('#gone').remove());
  expect(document.activeElement).toBe(find('main'));
});

it('stays where what was chosen has moved it', async () => {
  await openAndClose(find('#frame'), () => find('#earlier').focus());
  expect(document.activeElement?.id).toBe('earlier');
});
