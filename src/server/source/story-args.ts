/** `GET …/stories/args?file=&export=`: the args of a story, whether the app has loaded its file or not. */
import { storyArgs } from '../../mutations/stories/story-args.ts';
import type { ApiFailure } from '../../protocol/api.ts';
import type { ExportedComponent } from '../../protocol/component-page.ts';
import type { StoryArgs } from '../../protocol/stories.ts';
import type { Workspace } from '../edits/workspace.ts';
import { readingBacking, readingProject } from './text-source.ts';

/** Runs in the session's queue. @throws Refused as `SourceFiles.read` */
export async function storyArgsAnswer(ws: Workspace, asked: ExportedComponent): Promise<StoryArgs | ApiFailure> {
  const { file } = asked;
  // an answer may hold an edit by hand before the watcher tells of it: editors must hear when that is taken back
  await ws.refresh(file);
  const { text } = ws.files.read(file);
  const project = readingProject(ws);
  const here = () => {
    ws.engine.assertShort(file, text);
    return storyArgs({ ...project, read: (one) => (one === file ? text : project.read(one)) }, asked);
  };
  return ws.engine.hereOr(here, 'storyArgs', asked, () => readingBacking(ws));
}
