/** The changes of an anchor: what goes, what is set, and what becomes `auto`. */
import { expect, it } from 'vitest';
import { anchorChanges, anchorOf, type SideViews } from '../../src/editor-ui/inspector/styles/anchors.ts';
import { NOWHERE } from '../../src/editor-ui/styling/resolve.ts';
import type { Target } from '../../src/editor-ui/styling/target.ts';

const target = (over: Partial<Target> = {}): Target => ({
  framework: 'Tailwind',
  rule: null,
  modifiers: [],
  lasting: [],
  inPlace: false,
  important: false,
  words: '',
  ...over,
});
const free = { text: '', mixed: false, origin: NOWHERE, target: target() };
const own = (text: string, at: Target = target()) => ({
  ...free,
  text,
  origin: { ...NOWHERE, kind: 'class' as const, own: true },
  target: { ...at, inPlace: true },
});
const views = (over: Partial<SideViews>): SideViews => ({ top: free, right: free, bottom: free, left: free, ...over });
const edit = (name: string, over: Partial<SideViews>, rest = {}) =>
  anchorChanges(name, { views: views(over), target: target(), several: false, isPending: false, ...rest });

it('an element that is held nowhere gets its sides', () => {
  expect(edit('Bottom right', {})).toEqual({ bottom: '0px', right: '0px' });
  expect(edit('Fill', {})).toEqual({ inset: '0px' });
});

it('the sides that are declared where the edit goes are taken away', () => {
  expect(edit('Top left', { right: own('8px'), bottom: own('0px') })).toEqual({ inset: null, top: '0px', left: '0px' });
});

it('sides that are declared elsewhere become auto', () => {
  const elsewhere = own('8px', target({ modifiers: ['md'] }));
  expect(edit('Top left', { right: elsewhere })).toEqual({ top: '0px', left: '0px', right: 'auto' });
  const ofPackage = { ...free, text: '0px', origin: { ...NOWHERE, kind: 'rule' as const } };
  expect(edit('Top left', { bottom: ofPackage })).toEqual({ top: '0px', left: '0px', bottom: 'auto' });
});

it('a style attribute gets no shorthand beside its parts', () => {
  const inline = target({ framework: 'Inline' });
  const changes = anchorChanges('Fill', {
    views: views({ right: own('0px', inline) }),
    target: inline,
    several: false,
    isPending: false,
  });
  expect(changes).toEqual({ inset: null, top: '0px', right: '0px', bottom: '0px', left: '0px' });
});

it('of several elements each gets all sides', () => {
  const changes = edit('Top edge', { right: own('0px') }, { several: true });
  expect(changes).toEqual({ top: '0px', right: '0px', left: '0px', bottom: 'auto' });
});

it('a press right behind another one takes away what that one has set', () => {
  expect(edit('Top left', { bottom: { ...free, text: '0px' } }, { isPending: true })).toEqual({
    inset: null,
    top: '0px',
    left: '0px',
  });
});

it('is read from the sides, of several elements only where they agree', () => {
  expect(anchorOf(views({ top: own('0px'), left: own('0') }))).toBe('Top left');
  expect(anchorOf(views({ top: own('0px'), left: own('4px') }))).toBe('');
  expect(anchorOf(views({ top: own('0px'), left: own('0px'), right: { ...free, mixed: true } }))).toBe('');
});
