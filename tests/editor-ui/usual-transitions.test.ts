import { expect, test } from 'vitest';
import {
  defaultEasing,
  easingName,
  ownEasings,
  propertiesName,
  usualEasings,
  usualProperties,
} from '../../src/editor-ui/inspector/styles/parts/usual-transitions.ts';
import type { DesignSystemAnswer, DesignToken } from '../../src/protocol/design-system.ts';

const theme = (framework: DesignSystemAnswer['framework'], tokens: Record<string, string>) => ({
  framework,
  tokens: Object.entries(tokens).map(([name, value]) => ({ name, value }) as DesignToken),
});

test('without Tailwind the easings are those of CSS', () => {
  expect(usualEasings(null).map(([, value]) => value)).toEqual([
    'linear',
    'ease',
    'ease-in',
    'ease-out',
    'ease-in-out',
  ]);
  expect(defaultEasing(null)).toBe('ease');
});

test('with Tailwind they are those of its theme, as the browser tells them', () => {
  const four = theme('tailwind-4', {
    '--ease-out': 'cubic-bezier(0,0,0.2, 1)',
    '--ease-in-out': 'cubic-bezier(0.4, 0, 0.2, 1)',
  });
  expect(usualEasings(four).map(([, value]) => value)).toEqual([
    'linear',
    'ease',
    'ease-in',
    'cubic-bezier(0, 0, 0.2, 1)',
    'cubic-bezier(0.4, 0, 0.2, 1)',
  ]);
  expect(defaultEasing(four)).toBe('cubic-bezier(0.4, 0, 0.2, 1)');
  expect(easingName('cubic-bezier(0, 0, 0.2, 1)', four)).toBe('out');
  expect(easingName('steps(3)', four)).toBe('steps(3)');
  const three = theme('tailwind-3', { 'transitionTimingFunction.in-out': 'cubic-bezier(0.4, 0, 0.2, 1)' });
  expect(defaultEasing(three)).toBe('cubic-bezier(0.4, 0, 0.2, 1)');
});

test('properties are the groups that Tailwind has classes for', () => {
  const values = (framework: DesignSystemAnswer['framework']) =>
    Object.fromEntries(usualProperties(theme(framework, {})));
  expect(values('tailwind-3')).toMatchObject({ Move: 'transform' });
  expect(values('tailwind-3').Colours).not.toContain('outline');
  expect(values('tailwind-4')).toMatchObject({ Move: 'transform, translate, scale, rotate' });
  expect(values(null).Colours).toContain('outline-color');
  expect(propertiesName(['opacity'], null)).toBe('Opacity');
  expect(propertiesName(['height', 'width', 'top'], null)).toBe('height + 2');
});

test('further curves of the theme have their names there', () => {
  const four = theme('tailwind-4', {
    '--ease-out': 'cubic-bezier(0, 0, 0.2, 1)',
    '--ease-brand': 'cubic-bezier(.2, 0,0,1)',
    '--ease-bounce': 'linear(0, 1.2, 1)',
  });
  expect(ownEasings(four)).toEqual([['brand', 'cubic-bezier(0.2, 0, 0, 1)']]);
  expect(easingName('cubic-bezier(0.2, 0, 0, 1)', four)).toBe('brand');
  expect(ownEasings(theme(null, { '--ease-brand': 'ease' }))).toEqual([]);
});
