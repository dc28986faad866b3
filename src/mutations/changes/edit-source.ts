/**
 * EDIT_SOURCE: the code view's save. The user wrote the text, so it may be any text that parses; whether
 * it was written on top of the file as it is now (`baseHash`) is the writer's to check, who holds the bytes.
 */

import type { ChangeItem } from '../../protocol/changes.ts';
import { assertSplices, type Splice } from '../../protocol/splice.ts';
import { Draft } from '../check/draft.ts';
import { languageOf, parseSource } from '../jsx/parse.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { fileNotReadable, invalidField, loneSurrogate, syntaxError, unparsable } from '../refusals.ts';
import { hasLoneSurrogate } from '../text/quoting.ts';

export function editSource(change: ChangeItem<'EDIT_SOURCE'>, project: Project): Plan | Refusal {
  const { filename, splices } = change.changeFields;
  const text = project.read(filename);
  if (text === null) return fileNotReadable(filename);
  const problem = problemOfSplices(splices, text.length);
  if (problem) return problem;
  const draft = new Draft(null, filename, text);
  for (const { start, end, text: insert } of splices) draft.replace(start, end, insert);
  const result = draft.newText();
  if (hasLoneSurrogate(result)) return loneSurrogate({ file: filename });
  return whyNotParsed(filename, result) ?? { parts: [{ draft, expectation: { where: { file: filename } } }] };
}

function problemOfSplices(splices: readonly Splice[], length: number): Refusal | null {
  try {
    assertSplices(splices, length);
    return null;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return invalidField('splices', `do not fit: ${error.message}`);
  }
}

function whyNotParsed(file: string, text: string): Refusal | null {
  if (languageOf(file)) {
    const parsed = parseSource(text, file);
    return parsed.ok ? null : unparsable(parsed);
  }
  if (!/\.json$/i.test(file)) return null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return syntaxError({ file }, error instanceof Error ? error.message : 'no JSON');
  }
}
