/** Packages whose own types cannot be reached. */
declare module 'postcss-less' {
  import type { Root } from 'postcss';
  export function parse(css: string, options?: { from?: string; map?: unknown }): Root;
  const Default: { parse: typeof parse };
  export default Default;
}
