import { describe, expect, it } from 'vitest';
import type { ServerEvent } from '../../src/protocol/api.ts';
import { fakeActivity, fakeElements, idOf } from './fake-project.ts';
import { bench, success } from './fakes.ts';

const chain = { [idOf(1)]: idOf(2), [idOf(2)]: idOf(3) };
const entry = { ...fakeElements()[idOf(6)], line: 99 } as NonNullable<ReturnType<typeof fakeElements>[string]>;
const news = { prevIdToNewIdMap: chain, treeElementLookup: { [idOf(6)]: entry, [idOf(7)]: null }, scopeLookup: {} };
const event = (n: number, patch = {}): ServerEvent => ({
  seq: n,
  event: 'change',
  revisions: {},
  activity: fakeActivity(n, { id: `a${n}` }),
  ...news,
  ...patch,
});
const answer = (id: string) => {
  const result = success(id, news);
  if (!result.ok) throw new Error('a success is one');
  return result.value;
};
const renames = (b: ReturnType<typeof bench>) => b.frame.calls.filter(([name]) => name === 'updateCodebaseIds').length;

describe('news of the source', () => {
  // covers spec 3.30
  it('patch the tables and go on to the frame', () => {
    const b = bench();
    b.updates.onEvent(event(1));
    const { elements, activities } = b.store.getState();
    expect(elements[idOf(6)]?.line).toBe(99);
    expect(elements[idOf(7)]).toBeUndefined();
    expect(activities.map((a) => a.id)).toEqual(['a1']);
    expect(b.frame.ids).toEqual([chain]);
  });

  it('of an own change are taken once, whichever way they come first', () => {
    const first = bench();
    const settle = first.updates.expectAnswer();
    settle(answer('a1'), 'change');
    first.updates.onEvent(event(1));
    expect(renames(first)).toBe(1);

    const second = bench();
    const settleLater = second.updates.expectAnswer();
    second.updates.onEvent(event(1));
    settleLater(answer('a1'), 'change');
    expect(renames(second)).toBe(1);
  });

  it('of others are taken while an own request is on its way', () => {
    const b = bench();
    const settle = b.updates.expectAnswer();
    b.updates.onEvent(event(5));
    settle(answer('a1'), 'change');
    expect(renames(b)).toBe(2);
  });

  it('are added to tables that were read while they came', () => {
    const b = bench();
    const addMissing = b.updates.startReading();
    b.updates.onEvent(event(1));
    // the answer, made before the event
    b.store.setState({ elements: { [idOf(7)]: entry }, activities: [] });
    addMissing();
    const { elements, activities } = b.store.getState();
    expect(Object.keys(elements)).toEqual([idOf(6)]);
    expect(activities.map(({ id }) => id)).toEqual(['a1']);
    expect(b.frame.calls.at(-1)).toEqual(['setNewLookups', news.treeElementLookup, {}]);
    // later news are no longer kept for it
    b.updates.onEvent(event(2));
    const count = b.frame.calls.length;
    addMissing();
    expect(b.frame.calls.length).toBe(count + 1);
  });

  it('tell undo of one change from the change itself', () => {
    const b = bench();
    const settle = b.updates.expectAnswer();
    settle(answer('a1'), 'change');
    b.updates.onEvent(event(1));
    b.updates.onEvent(event(1, { seq: 2, event: 'undo', activity: fakeActivity(1, { id: 'a1', undone: true }) }));
    expect(renames(b)).toBe(2);
    expect(b.store.getState()).toMatchObject({ undoOrder: ['a1'], activities: [{ id: 'a1', undone: true }] });
  });

  it('of files that were loaded leave the activities alone', () => {
    const b = bench();
    b.updates.onEvent({ seq: 1, event: 'lookups', ...news });
    expect(b.store.getState().activities).toEqual([]);
    expect(renames(b)).toBe(1);
  });
});
