import { describe, expect, it } from 'vitest';
import type { EditOutcome } from '../../src/editor-ui/edits/edit.ts';
import { definitionsOf, startTokenEdit, tokensIn, tokensOfRules } from '../../src/editor-ui/styling/tokens.ts';
import type { AnyMutationChange } from '../../src/protocol/changes.ts';
import type { DesignSystemAnswer } from '../../src/protocol/design-system.ts';
import type { ProcessedCssRule } from '../../src/protocol/style-rules.ts';

describe('tokens', () => {
  it('are found in values, each once and without what a framework keeps for itself', () => {
    const values = ['var(--a)', 'calc(var( --gap ) * 2 + var(--a))', 'rgb(1 2 3 / var(--tw-alpha))', '--b'];
    expect(tokensIn(values)).toEqual(['--a', '--gap']);
  });

  it('of an element are those of the rules that apply to it, not of its ancestors', () => {
    const rule = (value: string, applied: boolean, inherited: boolean) =>
      ({ applied, inherited, declarations: [{ property: 'color', value }] }) as unknown as ProcessedCssRule;
    const rules = [
      rule('var(--own)', true, false),
      rule('var(--hover)', false, false),
      rule('var(--body)', true, true),
    ];
    expect(tokensOfRules(rules)).toEqual(['--own']);
  });

  it('may be defined several times', () => {
    const tokens = [{ name: '--a', selector: ':root' }, { name: '--b' }, { name: '--a', selector: '.dark' }];
    const design = { tokens } as unknown as DesignSystemAnswer;
    expect(definitionsOf(design, '--a').map(({ selector }) => selector)).toEqual([':root', '.dark']);
    expect(definitionsOf(null, '--a')).toEqual([]);
  });
});

describe('an edit of a token', () => {
  it('is shown in the theme that it is for, and written once', async () => {
    const previews: AnyMutationChange[] = [];
    const writes: AnyMutationChange[] = [];
    let paint: (() => void) | null = null;
    const edit = startTokenEdit(
      { name: '--a', selector: '.dark' },
      {
        preview: (change) => void previews.push(change),
        takeBack: () => undefined,
        apply: async (change) => {
          writes.push(change);
          return { ok: true, answer: {} } as EditOutcome;
        },
        onLive: () => undefined,
        schedule: (run) => {
          paint = run;
          return () => undefined;
        },
      },
    );
    edit.show('red');
    edit.show('blue');
    (paint as (() => void) | null)?.();
    await edit.commit('green');
    const fields = (changes: AnyMutationChange[]) => changes.map(({ id, changeFields }) => ({ id, ...changeFields }));
    const id = previews[0]?.id;
    expect(fields(previews)).toEqual([{ id, name: '--a', value: 'blue', selector: '.dark' }]);
    expect(fields(writes)).toEqual([{ id, name: '--a', value: 'green', selector: '.dark' }]);
  });
});
