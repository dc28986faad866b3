/** Which files of an edit are updated together in the pages. */
import { describe, expect, it, vi } from 'vitest';
import { JointUpdates, type UpdatePart } from '../../src/plugin/joint-updates.ts';

const part = (): UpdatePart => ({ modules: [{}], sends: vi.fn() });

describe('hot updates of the files of one edit', () => {
  it('go with the last of them', () => {
    const joint = new JointUpdates();
    const [one, two] = [part(), part()];
    joint.expect(['a', 'b']);
    expect(joint.arrived('b', two)).toEqual([]);
    expect(joint.arrived('a', one)).toEqual([two, one]);
    expect(joint.arrived('a', one)).toEqual([one]);
  });

  it('go without those that the pages need not', () => {
    const joint = new JointUpdates();
    const one = part();
    joint.expect(['a', 'b']);
    expect(joint.arrived('a', one)).toEqual([]);
    expect(joint.arrived('b', null)).toEqual([one]);
    joint.expect(['a']);
    expect(joint.arrived('a', one)).toEqual([one]);
    expect(joint.arrived('a', null)).toEqual([]);
  });

  it('do not wait for those of a later edit', () => {
    const joint = new JointUpdates();
    const parts = [part(), part(), part(), part()] as const;
    joint.expect(['a', 'b']);
    joint.expect(['a', 'c']);
    expect(joint.arrived('a', parts[0])).toEqual([]);
    expect(joint.arrived('a', parts[1])).toEqual([]);
    expect(joint.arrived('b', parts[2])).toEqual([parts[0], parts[2]]);
    expect(joint.arrived('c', parts[3])).toEqual([parts[1], parts[3]]);
  });
});
