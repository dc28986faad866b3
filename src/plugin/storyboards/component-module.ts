/** The module of a page that shows one component. */
import type { ShownComponent } from '../../protocol/component-page.ts';
import { pageModule, text } from './page-module.ts';

export interface ModuleParts extends ShownComponent {
  /** absolute, of the component's file */
  path: string;
  /** ids of style sheets */
  styles: readonly string[];
  /** absolute path of the set-up file, null without one */
  setup: string | null;
}

export function componentModule({ file, exportName, props = {}, path, styles, setup }: ModuleParts): string {
  const load = `
  const shown = await import(${text(path)});
  if (!(exportName in shown)) throw new Plain(noExport(Object.keys(shown)));
  if (!isComponent(shown[exportName])) throw new Plain(file + ' exports ' + exportName + ', but it is no component.');
  const element = h(shown[exportName], data.props);
  ${setup === null ? 'return element;' : inSetup(setup)}
`;
  return pageModule({ file, exportName, props, styles, load, hints: hintsFor(setup !== null) });
}

const inSetup = (setup: string): string => `
  const { default: Setup } = await import(${text(setup)});
  if (!isComponent(Setup)) throw new Plain('.visual-edit/setup has no component as its default export. Write: export default ({ children }) => <>{children}</>;');
  return h(Setup, null, element);
`;

function hintsFor(hasSetup: boolean): { provider: string; value: string } {
  return {
    provider: hasSetup
      ? 'It may need another provider around it: add it to .visual-edit/setup.tsx.'
      : 'It may need a provider around it. Create .visual-edit/setup.tsx with a default export such as ({ children }) => <Provider>{children}</Provider>.',
    value: 'A prop may be missing: select this frame by its title, and set it in the inspector.',
  };
}
