/** Compares the native parser's elements with Babel's, in every file of the corpus. */
import { compareNative } from '../../tests/mutations/support/native-equals-babel.ts';
import { readCorpus } from './files.ts';

/** Maximum share of files that the native parser leaves to Babel. */
const MOST_UNSURE = 0.01;

/** @returns false when the two differ anywhere, or when too many files are left to Babel */
export function run(folders: ReadonlyMap<string, string>): boolean {
  const files = readCorpus(folders);
  const { same, unsure, unlike } = compareNative(files);
  console.log(`${files.length} files: ${same} are read alike, ${unsure.length} left to Babel`);
  for (const name of unsure) console.log(`  left: ${name}`);
  for (const difference of unlike) console.log(`  ! ${difference}`);
  return unlike.length === 0 && unsure.length <= MOST_UNSURE * files.length;
}
