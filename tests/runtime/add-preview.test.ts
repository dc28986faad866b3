/** Where the preview of an added element stands. */
import { afterEach, expect, it } from 'vitest';
import type { TreeElement } from '../../src/protocol/api.ts';
import { type ChangeItem, createChange } from '../../src/protocol/changes.ts';
import { ADD_PLACEHOLDER_PREFIX, duplicatePlaceholder, isCodebaseId } from '../../src/protocol/codebase-id.ts';
import { createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let fake: FakeAttachment;

afterEach(() => {
  fake.attachment.stop();
  fake.gate.stop();
  document.body.innerHTML = '';
});

it.each([
  ['is not on the page', idOf(2)],
  ['is rendered as its first child', `${idOf(1)} ${idOf(2)}`],
])('behind its neighbour, where the parent has no element of its own and %s', (_, ids) => {
  document.body.innerHTML = `<main><p class="${ids}"><b></b></p><i></i></main>`;
  fake = createAttachment({}, true);
  const place = { codebaseIdToAddTo: idOf(1), afterCodebaseId: idOf(2), addNativeTag: 'span' };
  fake.parts.instant.apply(createChange(crypto.randomUUID(), 'ADD_JSX', place) as ChangeItem);
  expect([...(document.querySelector('main')?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
    'P',
    'SPAN',
    'I',
  ]);
});

it.each([
  ['Edit <code></code> and save', 'afterCodebaseId', 'Edit <code></code> <span></span> and save'],
  ['Edit <code></code>, and save', 'afterCodebaseId', 'Edit <code></code> <span></span>, and save'],
  ['Edit <code></code>', 'afterCodebaseId', 'Edit <code></code> <span></span>'],
  ['Edit <code></code> and save', 'beforeCodebaseId', 'Edit <span></span> <code></code> and save'],
  ['<code></code> and save', 'beforeCodebaseId', '<span></span> <code></code> and save'],
  ['<b></b><code></code><i></i>', 'afterCodebaseId', '<b></b><code></code><span></span><i></i>'],
])('in %s, %s: with the spaces that the source gets, and none is left', (words, side, shown) => {
  document.body.innerHTML = `<p class="${idOf(1)}">${words.replace('<code>', `<code class="${idOf(2)}">`)}</p>`;
  fake = createAttachment({}, true);
  const place = { codebaseIdToAddTo: idOf(1), [side]: idOf(2), addNativeTag: 'span' };
  const before = document.body.innerHTML;
  const { instant } = fake.parts;
  const id = crypto.randomUUID();
  instant.apply(createChange(id, 'ADD_JSX', place) as ChangeItem);
  const plain = document.querySelector('p')?.innerHTML.replace(/ class="[^"]*"/g, '');
  expect(plain).toBe(shown);
  instant.cancel(id);
  expect(document.body.innerHTML).toBe(before);
});

/** `<ul><li><Icon /></li></ul>`, and `<svg><path /></svg>` of the icon's own source. */
function showList(): void {
  const [main, ul, li, icon, svg, path] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5), idOf(6)];
  const around = { [ul]: main, [li]: ul, [icon]: li, [svg]: null, [path]: svg };
  const entries = Object.entries(around).map(([codebaseId, parentCodebaseId]) => [
    codebaseId,
    { codebaseId, parentCodebaseId, type: codebaseId === icon ? 'component-instance' : 'native' } as TreeElement,
  ]);
  const item = `<li class="${li}"><svg class="${svg}"><path class="${path}"></path></svg></li>`;
  document.body.innerHTML = `<main class="${main}"><ul class="${ul}">${item}${item}</ul></main>`;
  const ofInstances = (id: string) => (id === icon ? [...document.querySelectorAll('svg')] : []);
  fake = createAttachment({ elementsOfInstances: ofInstances }, true);
  fake.parts.project.mergeLookups(Object.fromEntries(entries), {});
}

const idsOf = (element: Element) => [...element.classList].filter(isCodebaseId);

it.each([
  [
    'a copy',
    idOf(2),
    true,
    (added: string) => [[added], [duplicatePlaceholder(idOf(3))], [], [], [duplicatePlaceholder(idOf(3))], [], []],
  ],
  ['a copy of a component', idOf(4), true, (added: string) => [[added], []]],
  ['another component', idOf(4), false, (added: string) => [[added], []]],
])('%s: each part has the id that the source gives it, and what a component renders has none', (_, id, copy, ids) => {
  showList();
  const changeId = crypto.randomUUID();
  const fields = { codebaseIdToAddTo: idOf(1), addCodebaseId: id, copy };
  fake.parts.instant.apply(createChange(changeId, 'ADD_JSX', fields) as ChangeItem);
  const added = document.querySelector('main')?.lastElementChild as Element;
  expect([added, ...added.querySelectorAll('*')].map(idsOf)).toEqual(ids(ADD_PLACEHOLDER_PREFIX + changeId));
});

it('an edit of a copy that is saved and not in the page yet is shown on the copy, not on its parts', () => {
  showList();
  const { instant } = fake.parts;
  const id = crypto.randomUUID();
  const fields = { codebaseIdToAddTo: idOf(1), addCodebaseId: idOf(2), copy: true };
  instant.apply(createChange(id, 'ADD_JSX', fields) as ChangeItem);
  instant.renameIds({ [ADD_PLACEHOLDER_PREFIX + id]: idOf(7), [duplicatePlaceholder(idOf(3))]: idOf(8) });
  const style = { codebaseIdToAddClass: idOf(7), className: 'wide' };
  instant.apply(createChange(crypto.randomUUID(), 'ADD_CLASS', style) as ChangeItem);
  expect([...document.querySelectorAll('.wide')].map(({ localName }) => localName)).toEqual(['ul']);
  expect([...document.getElementsByClassName(idOf(8))].map(({ localName }) => localName)).toEqual(['li', 'li']);
});
