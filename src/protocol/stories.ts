/** Stories of the project (Storybook's Component Story Format): `GET …/canvases/{id}/stories`. */

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
