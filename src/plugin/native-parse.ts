/** Vite 8's native parser, available to its plugins. Rollup's parser, in earlier versions, does not read TypeScript. */
import type { Rollup } from 'vite';
import type { NativeParse } from '../mutations/jsx/native-elements.ts';

let found: NativeParse | undefined;

/** @param context from a plugin hook that runs before the first module is requested */
export function takeNativeParse(context: Rollup.PluginContext): void {
  if ('rolldownVersion' in context.meta) found = (text, options) => context.parse(text, options);
}

export function nativeParse(): NativeParse | undefined {
  return found;
}
