/** The module of a page that shows one component. */
import { SHOWN_KEY, type ShownComponent } from '../../protocol/component-page.ts';
import { pageModule, text } from './page-module.ts';

export interface ModuleParts extends ShownComponent {
  /** absolute, of the component's file */
  path: string;
  /** ids of style sheets */
  styles: readonly string[];
  /** absolute path of the set-up file, null without one */
  setup: string | null;
}

export function componentModule(parts: ModuleParts): string {
  const { file, exportName, props = {}, layout, path, styles, setup } = parts;
  const load = `
  const shown = await import(${text(path)});
  if (!(exportName in shown)) throw new Plain(noExport(Object.keys(shown)));
  if (!isComponent(shown[exportName])) throw new Plain(file + ' exports ' + exportName + ', but it is no component.');
  const element = h(shown[exportName], { ...data.props, key: ${text(SHOWN_KEY)} });
  ${setup === null ? 'return element;' : inSetup(setup)}
`;
  const arrange = layout === undefined ? undefined : CENTERED;
  return pageModule({ file, exportName, props, styles, load, arrange, hints: hintsFor(setup !== null) });
}

/** Some air around it. In the middle, where it is of inline level by its own styles; anything else is as wide as the page. */
const CENTERED = `
  data.bodyStyle ??= document.body.style.cssText;
  document.body.style.cssText = data.bodyStyle + '; margin: 0; padding: 24px; box-sizing: border-box; min-height: 100vh; display: flex; flex-direction: column; justify-content: safe center';
  data.element.style.cssText = 'width: auto; height: auto';
  const [first] = data.element.children;
  if (first && getComputedStyle(first).display.startsWith('inline'))
    data.element.style.cssText += '; display: grid; justify-items: center';
`;

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
