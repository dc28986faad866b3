/**
 * The module of a page that shows one story, by Storybook's own portable stories: the project's Storybook composes it of its args,
 * decorators and loaders with the annotations of `.storybook/preview` and of addons. Its `play` function is not run.
 */
import { SHOWN_KEY, type ShownComponent } from '../../protocol/component-page.ts';
import { pageModule, text } from './page-module.ts';
import type { StorybookParts } from './storybook.ts';

export interface StoryParts extends Pick<ShownComponent, 'file' | 'exportName'> {
  /** absolute, of the stories file */
  path: string;
  /** ids of style sheets */
  styles: readonly string[];
  storybook: StorybookParts;
}

export function storyModule({ file, exportName, path, styles, storybook }: StoryParts): string {
  const load = 'missing' in storybook ? `  throw new Plain(${text(storybook.missing)});` : composed(path, storybook);
  const preview = ('missing' in storybook ? null : storybook.preview) ?? '.storybook/preview.tsx';
  const hints = {
    provider: `It may need a provider around it: add a decorator to the story or to ${preview.replace(/^.*\/(?=\.storybook\/)/, '')}.`,
    value: `An arg may be missing: add it to the args of ${exportName} in ${file}.`,
  };
  return pageModule({ file, exportName, styles, load, hints });
}

function composed(path: string, { entry, addons, preview }: Exclude<StorybookParts, { missing: string }>): string {
  const annotations = [...addons, ...(preview === null ? [] : [preview])];
  return `
  const layouts = ${text(LAYOUTS)};
  const [storybook, stories, ...annotations] = await Promise.all([
    ${[entry, path, ...annotations].map((module) => `import(${text(module)})`).join(',\n    ')},
  ]);
  storybook.setProjectAnnotations(annotations);
  if (!(exportName in stories)) throw new Plain(noExport(Object.keys(stories).filter((one) => one !== 'default')));
  const Story = storybook.composeStories({ default: stories.default, [exportName]: stories[exportName] })[exportName];
  if (!Story) throw new Plain(file + ' says of ' + exportName + ' that it is no story: see includeStories and excludeStories there.');
  await Story.load?.();
  data.bodyStyle ??= document.body.style.cssText;
  const [body, element] = layouts[Story.parameters?.layout] ?? layouts.padded;
  document.body.style.cssText = data.bodyStyle + body;
  data.element.style.cssText = element;
  return h(Story, { key: ${text(SHOWN_KEY)} });
`;
}

const OWN_SIZE = 'width: auto; height: auto';
const PADDED = '; margin: 0; padding: 1rem; box-sizing: border-box; min-height: 100vh';

/** The styles of body and root, as on Storybook's own page. */
const LAYOUTS = {
  padded: [PADDED, OWN_SIZE],
  centered: [`${PADDED}; display: flex; justify-content: center; align-items: center`, OWN_SIZE],
  fullscreen: ['; margin: 0', ''],
  none: ['', ''],
};
