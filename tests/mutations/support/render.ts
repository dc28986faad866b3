/** Renders a piece of JSX through the transform that Vite uses: an oracle that shares no code with the engine. */
import { transformWithOxc } from 'vite';

export interface Shown {
  type: string;
  props: Record<string, unknown>;
  children: unknown[];
}

/** The element that `App` of a module returns; `scope` gives it the names that it uses. */
export async function render(text: string, scope: Record<string, unknown> = {}): Promise<Shown> {
  const options = { lang: 'tsx', sourcemap: false, jsx: { runtime: 'classic', pragma: 'h' } } as const;
  const { code } = await transformWithOxc(text, 'App.tsx', options);
  const h = (type: string, props: Record<string, unknown> | null, ...children: unknown[]): Shown => ({
    type,
    props: props ?? {},
    children,
  });
  const names = { h, ...scope };
  const body = `${code.replace(/^export /gm, '')}\nreturn App({});`;
  return new Function(...Object.keys(names), body)(...Object.values(names)) as Shown;
}

/** The text of an element as React would put it into the document. */
export function textOf(node: unknown): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(textOf).join('');
  return typeof node === 'object' ? textOf((node as Shown).children) : String(node);
}
