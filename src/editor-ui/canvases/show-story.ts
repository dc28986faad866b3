/** Shows a story of the project alone, in a frame of its own. */
import { componentName, componentPage } from '../../protocol/component-page.ts';
import type { StoryEntry } from '../../protocol/stories.ts';
import { pathOf } from '../canvas/address.ts';
import type { Editor } from '../editor.ts';
import { openBeside } from './frame-actions.ts';

/** CSS pixels, by the layout that the story asks for. */
const SIZES: Record<string, { width: number; height: number }> = {
  centered: { width: 480, height: 320 },
  fullscreen: { width: 1280, height: 800 },
};
const USUAL = { width: 800, height: 600 };

export function showStory(editor: Editor, story: StoryEntry): void {
  const { file, exportName, layout } = story;
  const component = { file, exportName };
  const url = new URL(componentPage(component, 'STORY'), editor.session.appUrl).href;
  openBeside(editor, {
    type: 'STORY',
    component,
    name: nameFor(story),
    route: pathOf(url),
    goTo: { url, count: 0 },
    breakpoint: null,
    viewport: { id: 'custom', ...(SIZES[layout ?? ''] ?? USUAL) },
  });
}

/** The frame's own name says it, but for a story that is named otherwise than its export. */
function nameFor({ file, exportName, title, name }: StoryEntry): string {
  const shown = `${title.split('/').at(-1)} / ${name}`;
  return shown === componentName({ file, exportName }) ? '' : shown;
}
