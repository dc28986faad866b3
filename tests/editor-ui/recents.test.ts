import { beforeEach, expect, test } from 'vitest';
import { recentsIn } from '../../src/editor-ui/recents.ts';

beforeEach(() => localStorage.clear());

test('the newest come first, each once, and the oldest go', () => {
  const fonts = recentsIn('fonts', 3);
  expect(fonts.names()).toEqual([]);
  for (const name of ['Inter', 'Fira Code', 'Inter', 'Lora', 'serif']) fonts.note(name);
  expect(fonts.names()).toEqual(['serif', 'Lora', 'Inter']);
  expect(recentsIn('others', 3).names()).toEqual([]);
});
