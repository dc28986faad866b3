/** The focus of a control of a panel that leaves the page. */
import { afterEach, expect, it } from 'vitest';
import { keepFocus } from '../../src/editor-ui/kept-focus.ts';

let stop: () => void;

function setUp() {
  document.body.innerHTML = `<main data-panel="canvas" tabindex="-1"></main><section><div><input id="field"></div></section><input id="search">`;
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
  stop = keepFocus(find('section'));
  return { canvas: find('main'), body: find('section > div'), field: find('#field'), search: find('#search') };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => stop());

it('goes to the canvas', async () => {
  const { canvas, body, field } = setUp();
  field.focus();
  body.remove();
  expect(document.activeElement).toBe(document.body);
  await nextTask();
  expect(document.activeElement).toBe(canvas);
});

it('stays where the user has put it since', async () => {
  const { body, field, search } = setUp();
  field.focus();
  search.focus();
  body.remove();
  await nextTask();
  expect(document.activeElement).toBe(search);
});

it('stays at a control that stays', async () => {
  const { body, field } = setUp();
  field.focus();
  body.append(document.createElement('p'));
  await nextTask();
  expect(document.activeElement).toBe(field);
});

it('goes to the row that takes its place', async () => {
  const { body, field } = setUp();
  field.focus();
  const row = Object.assign(document.createElement('div'), { tabIndex: 0 });
  row.setAttribute('role', 'treeitem');
  body.replaceWith(row);
  await nextTask();
  expect(document.activeElement).toBe(row);
});

it('goes to a row of a tree that is drawn later', async () => {
  const { body, field, search } = setUp();
  const tree = document.createElement('div');
  tree.setAttribute('role', 'tree');
  body.append(tree);
  field.focus();
  field.remove();
  await nextTask();
  expect(document.activeElement).toBe(document.body);
  const row = Object.assign(document.createElement('div'), { tabIndex: 0 });
  row.setAttribute('role', 'treeitem');
  tree.append(row);
  await nextTask();
  expect(document.activeElement).toBe(row);
  row.remove();
  await nextTask();
  search.focus();
  tree.append(row);
  await nextTask();
  expect(document.activeElement).toBe(search);
});
