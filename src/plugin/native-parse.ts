/** The parser of Vite 8, as its plugins have it. Rollup's, in earlier versions, reads no TypeScript. */
import type { Rollup } from 'vite';
import type { NativeParse } from '../mutations/jsx/native-elements.ts';

let found: NativeParse | undefined;

/** @param context of a plugin's hook that runs before the first module is asked for */
export function takeNativeParse(context: Rollup.PluginContext): void {
  if ('rolldownVersion' in context.meta) found = (text, options) => context.parse(text, options);
}

export function nativeParse(): NativeParse | undefined {
  return found;
}
