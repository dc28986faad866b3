import { describe, expect, it } from 'vitest';
import { BASE, contextWords, relativeStates } from '../../src/editor-ui/styling/context.ts';
import { decodeRules } from '../../src/editor-ui/styling/decode-styles.ts';
import { isLostState, usableRelatives } from '../../src/editor-ui/styling/store.ts';
import type { Relative } from '../../src/protocol/relatives.ts';

const CARD: Relative = { kind: 'group', className: 'card' };
const GROUP: Relative = { kind: 'group', className: 'group/a' };
const withPrefix = { design: { framework: 'tailwind-4', prefix: 'tw:' } as never };

describe('states of other elements', () => {
  it('are named by state and element', () => {
    const words = relativeStates([GROUP, CARD, { kind: 'peer', className: 'peer' }]).map(({ label }) => label);
    expect(words).toContain('Focus within: group a');
    expect(words).toContain('Hover: .card');
    expect(words).toContain('Checked: peer');
    expect(contextWords({ ...BASE, breakpoint: 'md', state: 'group-hover/.card' })).toBe('md · Hover: .card');
  });

  it('of Tailwind’s groups are for projects with Tailwind, under its prefix', () => {
    expect(usableRelatives({ design: null, relatives: [CARD, GROUP] })).toEqual([CARD]);
    const design = { framework: 'tailwind-4', prefix: '' } as never;
    expect(usableRelatives({ design, relatives: [CARD, GROUP] })).toEqual([CARD, GROUP]);
    const own: Relative = { kind: 'group', className: 'tw:group' };
    const all: Relative[] = [GROUP, own, { kind: 'group', className: 'btn-group' }];
    expect(usableRelatives({ ...withPrefix, relatives: all })).toEqual([own]);
  });

  it('are lost where the element has none of them', () => {
    const context = { ...BASE, state: 'group-hover/.card' as const };
    expect(isLostState({ context, relatives: [CARD] })).toBe(false);
    expect(isLostState({ context, relatives: [] })).toBe(true);
    expect(isLostState({ context: { ...BASE, state: 'hover' }, relatives: [] })).toBe(false);
  });

  it('are read with care, as all that the page says', () => {
    const told = {
      elementKey: 'k',
      processedCssRules: [],
      relatives: [CARD, { kind: 'x', className: 'a' }, 3, { kind: 'peer', className: 'a b' }],
    };
    expect(decodeRules(told)?.relatives).toEqual([CARD]);
    expect(decodeRules({ elementKey: 'k', processedCssRules: [] })).not.toHaveProperty('relatives');
  });
});
