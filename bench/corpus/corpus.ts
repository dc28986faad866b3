/** Runs the corpus: reads the packages' TSX files, runs every seed, prints the results. */
import { type CorpusReport, mergeReports, runCorpus } from '../../tests/mutations/support/corpus.ts';
import { readCorpus } from './files.ts';

/** Maximum share of refusals for each kind of edit on literal JSX. */
const MOST_REFUSED = 0.03;

/** @returns false when a law was broken or too many edits were refused */
export function run(folders: ReadonlyMap<string, string>, pairs: number, seeds: readonly number[]): boolean {
  const files = readCorpus(folders);
  const reports = seeds.map((seed) => {
    const started = performance.now();
    const report = runCorpus(files, pairs, seed);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(
      `seed ${seed}: ${report.pairs} pairs, ${report.edits} edits, ${report.findings.length} findings, ${seconds} s`,
    );
    return report;
  });
  return print(files.length, mergeReports(reports));
}

function print(files: number, report: CorpusReport): boolean {
  console.log(`\n${files} files, ${report.pairs} pairs: ${report.edits} edits applied, parsed again and undone`);
  for (const one of report.findings) {
    console.log(
      `\n${one.problem}: ${one.kind} in ${one.file} (seed ${one.seed}, pair ${one.pair})\n  ${one.change}\n  ${one.detail}`,
    );
  }
  console.log('\nrefused, by kind of edit and code');
  for (const [key, count] of [...report.refusals].sort((a, b) => b[1] - a[1]))
    console.log(`  ${String(count).padStart(6)}  ${key}`);
  console.log('\nrefused on literal JSX (at most 3 %)');
  let isWithin = true;
  for (const [kind, { pairs, refused }] of report.literal) {
    isWithin &&= refused / pairs <= MOST_REFUSED;
    console.log(`  ${((100 * refused) / pairs).toFixed(1).padStart(5)} %  ${kind} (${refused} of ${pairs})`);
  }
  return report.findings.length === 0 && isWithin;
}
