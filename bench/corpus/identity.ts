/** Makes one random edit in each of many corpus files, by someone else and by us, and counts how ids survive. */
import { format as prettied } from 'prettier';
import { editsByOthers, type IdFile, type IdReport, ownEdits } from '../../tests/server/support/identity-corpus.ts';
import { readCorpus } from './files.ts';

/**
 * Minimum share of elements that keep their id in an edit by someone else, of those it did not change. In our own edits, all
 * do.
 */
const LEAST_KEPT = 0.97;

/** @returns false when an id named another element, a restart gave other ids, or too few were kept */
export async function run(
  folders: ReadonlyMap<string, string>,
  count: number,
  seeds: readonly number[],
): Promise<boolean> {
  const format = ({ name, text }: IdFile) => prettied(text, { filepath: name }).catch(() => null);
  const all = readCorpus(folders).filter(({ text }) => /<[A-Za-z]/.test(text));
  const step = Math.max(1, all.length / count);
  const files = Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor(i * step)] as IdFile);
  let isWithin = true;
  for (const seed of seeds) {
    const others = print(`seed ${seed}, edits by others`, await editsByOthers(files, seed, format));
    const ours = print(`seed ${seed}, edits of ours`, ownEdits(files, seed));
    isWithin &&= others >= LEAST_KEPT && ours === 1;
  }
  return isWithin;
}

/** @returns the share of ids kept, 0 when something is wrong */
function print(title: string, report: IdReport): number {
  const { edits, others, kept, wrong, unlikeAfterRestart, kinds } = report;
  const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(2)} %`;
  console.log(
    `\n${title}: ${edits} files edited, ${kept} of ${others} other elements kept their id: ${percent(kept, others)}`,
  );
  for (const [kind, one] of kinds)
    console.log(`  ${percent(one.kept, one.others).padStart(9)}  ${kind} (${one.others})`);
  console.log(
    `  ${wrong.length} ids on a wrong element, ${unlikeAfterRestart.length} files with other ids after a restart`,
  );
  for (const line of [...wrong, ...unlikeAfterRestart]) console.log(`  ! ${line}`);
  return wrong.length + unlikeAfterRestart.length > 0 ? 0 : kept / others;
}
