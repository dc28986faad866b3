import { describe, expect, test } from 'vitest';
import { containerChoices, isLostContainer } from '../../src/editor-ui/styling/containers.ts';
import { BASE } from '../../src/editor-ui/styling/context.ts';
import { lastingVariantsOf } from '../../src/editor-ui/styling/resolve.ts';
import { readContainer } from '../../src/protocol/containers.ts';
import type { CssRuleRef } from '../../src/protocol/css-rule-ref.ts';
import type { DesignSystemAnswer } from '../../src/protocol/design-system.ts';
import type { CssRulesAnswer } from '../../src/protocol/style-rules.ts';

const design = {
  framework: 'tailwind-4',
  tokens: [
    { name: '--container-md', value: '28rem' },
    { name: '--container-xs', value: '320px' },
    { name: '--container-odd', value: 'calc(1px * 3)' },
  ],
} as DesignSystemAnswer;

const sheets = (...conditions: string[]): CssRulesAnswer =>
  ({ cssElementLookup: { a: { conditions } } }) as unknown as CssRulesAnswer;

test('a condition on a width is read in each of its forms', () => {
  const holds = (text: string, width: number) => readContainer(text)?.holds(width);
  expect(holds('@container (min-width: 20rem)', 320)).toBe(true);
  expect(holds('@container (max-width: 320px)', 320)).toBe(true);
  expect(holds('@container (inline-size > 320px)', 320)).toBe(false);
  expect(holds('@container card (width >= 20rem) and (width < 400px)', 399)).toBe(true);
  expect(holds('@container card (width >= 20rem) and (width < 400px)', 400)).toBe(false);
  expect(readContainer('@container card (inline-size > 320px)')?.name).toBe('card');
  for (const other of ['style(--x: 1)', '(width > 10cqw)', '(width > 1px) { } body', 'not (width > 1px)', '']) {
    expect(readContainer(`@container ${other}`), other).toBeNull();
  }
});

describe('the choices', () => {
  test('are none outside of a container', () => {
    expect(containerChoices({ design, css: sheets('@container (width > 1px)'), containers: [] })).toEqual([]);
  });

  test('are the theme’s steps for the nearest container and for each name further out, and say which hold', () => {
    const containers = [
      { names: [], width: 400 },
      { names: ['main'], width: 900 },
    ];
    const choices = containerChoices({ design, css: null, containers });
    expect(choices.map(({ id, from, holds }) => [id, from, holds])).toEqual([
      ['@xs', 'from 320', true],
      ['@md', 'from 448', false],
      ['@xs/main', 'from 320', true],
      ['@md/main', 'from 448', true],
    ]);
  });

  test('are the sheets’ own conditions for containers that are there', () => {
    const css = sheets(
      '@media (width > 1px)',
      '@container main (width > 800px)',
      '@container gone (width > 1px)',
      '@container style(--x: 1)',
    );
    const containers = [{ names: ['main'], width: 700 }];
    expect(containerChoices({ design: null, css, containers })).toEqual([
      { id: '@container main (width > 800px)', label: 'main (width > 800px)', from: '', holds: false },
    ]);
  });

  test('one that does not hold any more is lost', () => {
    const context = { ...BASE, container: '@md' };
    const lost = (width: number) => isLostContainer({ design, css: null, containers: [{ names: [], width }], context });
    expect(lost(500)).toBe(false);
    expect(lost(300)).toBe(true);
    expect(isLostContainer({ design, css: null, containers: [], context: BASE })).toBe(false);
  });
});

test('a rule tells its containers by its class, or by its conditions in the source', () => {
  expect(lastingVariantsOf({ classParsed: 'hover:@md/main:p-4', source: null })).toEqual(['@md/main']);
  const source = { conditions: ['@layer a', '@container (width > 1px)'] } as CssRuleRef;
  expect(lastingVariantsOf({ classParsed: 'card', source })).toEqual(['@container (width > 1px)']);
  expect(lastingVariantsOf({ classParsed: null, source: null })).toEqual([]);
});
