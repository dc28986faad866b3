/** Tables of our documents whose rows name the tests that show them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../support/project.ts';

const NOTHING = /^nothing to show: \S.{9,}$/;
const ROW = /^\| (\w+)\.(\d+) \| (.*?) \| (.*?) \|$/;

export interface CoverageRow {
  section: string;
  number: number;
  sentence: string;
  shownBy: string;
}

/** @param document path in the repository */
export function coverageRows(document: string): CoverageRow[] {
  return readFileSync(join(REPOSITORY, document), 'utf8')
    .split('\n')
    .flatMap((line): CoverageRow[] => {
      const [, section, number, sentence, shownBy] = ROW.exec(line) ?? [];
      return section ? [{ section, number: Number(number), sentence: sentence ?? '', shownBy: shownBy ?? '' }] : [];
    });
}

/** Names of the tests in a file, as they are written: with their placeholders. */
function namesIn(file: string): Set<string> {
  const path = join(REPOSITORY, 'tests', `${file}.test.ts`);
  if (!existsSync(path)) return new Set();
  const written = /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1,/g;
  return new Set(
    [...readFileSync(path, 'utf8').matchAll(written)].map(([, , name]) => name?.replace(/\\(.)/g, '$1') ?? ''),
  );
}

/** What is wrong with a row, null when nothing is. A `; ` may stand in a name: then the parts are one. */
export function problemOf({ shownBy }: CoverageRow): string | null {
  if (NOTHING.test(shownBy)) return null;
  if (!shownBy.includes(' › ')) return 'names neither a test nor a reason';
  for (const reference of shownBy.split(/; (?=[\w-]+(?:\/[\w-]+)+ › )/)) {
    const [file = '', name = ''] = reference.split(' › ');
    if (!namesIn(file).has(name)) return `tests/${file}.test.ts has no test named "${name}"`;
  }
  return null;
}
