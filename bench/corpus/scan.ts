/** The quick scan for elements beside the parser, in every file of the corpus. */
import { compareScan } from '../../tests/mutations/support/scan-equals-parse.ts';
import { readCorpus } from './files.ts';

/** Of the files, at most this share may be left to the parser. */
const MOST_UNSURE = 0.01;

/** @returns false when the two differ anywhere, or when the scan gives up too often */
export function run(folders: ReadonlyMap<string, string>): boolean {
  const files = readCorpus(folders);
  const { same, unsure, unlike } = compareScan(files);
  console.log(`${files.length} files: the scan reads ${same} as the parser does, leaves ${unsure.length} to it`);
  for (const name of unsure) console.log(`  left: ${name}`);
  for (const difference of unlike) console.log(`  ! ${difference}`);
  return unlike.length === 0 && unsure.length <= MOST_UNSURE * files.length;
}
