/** Stories of the project (Storybook's Component Story Format): `GET …/canvases/{id}/stories`, and the args of one: `…/stories/args`. */
import type { PropValue } from './change-fields.ts';

/** One story: with `type` STORY, `file` and `exportName` are the `component` of a storyboard. */
export interface StoryEntry {
  /** path in the project of the stories file */
  file: string;
  exportName: string;
  /** the group in Storybook's list, with slashes: the `title` of the file, else its path */
  title: string;
  /** as Storybook shows it */
  name: string;
  /** `component` of the file as its tag is named there; null without one */
  component: string | null;
  /** `parameters.layout`, of the story or of its file, where it is written out; null elsewhere */
  layout: string | null;
}

export interface StoriesAnswer {
  /** sorted by file, then by position */
  stories: StoryEntry[];
  /** true if the project has more files than the scan's limit */
  isPartial: boolean;
}

/** The args of a story as its files tell them, nothing is run: `GET …/canvases/{id}/stories/args?file=&export=`. */
export interface StoryArgs extends Pick<StoryEntry, 'title' | 'name'> {
  ok: true;
  /** of the story in its file */
  line: number;
  /** `component` of the file; null without one */
  component: StoryComponent | null;
  /** those of the default export first; an arg that the story gives too has the story's value */
  args: StoryArg[];
  /** code that may bring more args, or other values */
  unread: CodePlace[];
}

export interface StoryComponent {
  /** the tag */
  name: string;
  /** the project's file that the stories import it from, and its export there; null for one of a package or of the stories file itself */
  from: { file: string; exportName: string } | null;
}

export interface StoryArg extends CodePlace {
  name: string;
  /** absent for a value that is code; an arg whose value is there can be set and removed by CHANGE_ARG */
  value?: PropValue;
  /** name of the object that the arg is inherited from (`meta`, `Primary`); null for the story's own */
  from: string | null;
}

export interface CodePlace {
  /** as written, shortened */
  code: string;
  file: string;
  /** from 1 */
  line: number;
}

const STORIES_FILE = /\.stories\.(?:tsx|jsx|ts|js)$/;

/** True for the name of a file of stories. */
export function isStoriesFile(file: string): boolean {
  return STORIES_FILE.test(file);
}

/** The rule of Storybook's `storyNameFromExport`: `LoggedIn` is `Logged In`, `Size2xl` is `Size 2 Xl`. */
export function storyNameFromExport(exportName: string): string {
  return exportName
    .replace(/[_.-]/g, ' ')
    .replace(/([^\n])([A-Z])([a-z])/g, '$1 $2$3')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-z])([0-9])/gi, '$1 $2')
    .replace(/([0-9])([a-z])/gi, '$1 $2')
    .replace(/(\s|^)(\w)/g, (_, space: string, letter: string) => space + letter.toUpperCase())
    .replace(/ +/g, ' ')
    .trim();
}
