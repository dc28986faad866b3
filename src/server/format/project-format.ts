/** Formats an edited text as the project's formatter does, where the file was formatted before the edit. */
import { dirname, join } from 'node:path';
import { type Format, formattersFor } from './formatters.ts';

export interface FormatQuestion {
  /** path in the project */
  file: string;
  /** null for a new file */
  before: string | null;
  after: string;
}

/** The formatted text; null where the file is not formatted, or the formatter cannot read it. */
export type FormatAnswer = string | null;

/** @param root absolute path of the project */
export function createProjectFormat(root: string): (question: FormatQuestion) => Promise<FormatAnswer> {
  const byFolder = new Map<string, Promise<Format[]>>();
  /** the last text of each file that a formatter has made, which that one leaves as it is */
  const formatted = new Map<string, { by: Format; text: string }>();

  function formattersIn(dir: string): Promise<Format[]> {
    const known = byFolder.get(dir) ?? formattersFor(dir);
    byFolder.set(dir, known);
    return known;
  }

  return async ({ file, before, after }) => {
    const path = join(root, file);
    for (const format of await formattersIn(dirname(path))) {
      const last = formatted.get(file);
      const isIts = before === null || (last?.by === format && last.text === before);
      if (!isIts && (await orNull(format, path, before)) !== before) continue;
      const text = await orNull(format, path, after);
      if (text === null) continue;
      formatted.set(file, { by: format, text });
      return text;
    }
    return null;
  };
}

/** A text that the formatter cannot read stays as it is: it may be of a syntax that it does not know. */
async function orNull(format: Format, path: string, text: string): Promise<string | null> {
  try {
    return await format(path, text);
  } catch {
    return null;
  }
}
