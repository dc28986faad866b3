/** Two lists of features do not add up in Chromium: ours has to hold all that Playwright's has. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { FEATURES_OFF } from '../support/browser.ts';

const fromPlaywright = createRequire(createRequire(import.meta.url).resolve('playwright'));

test('what Playwright turns off in Chromium is off', () => {
  const code = readFileSync(fromPlaywright.resolve('playwright-core/lib/coreBundle'), 'utf8');
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(code) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(names).toContain('PaintHolding');
  expect(FEATURES_OFF).toEqual(expect.arrayContaining(names));
});
