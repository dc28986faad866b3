/**
 * The coverage documents: tables whose rows name the test files that show them. In such a file the comment `// covers spec 4.12`
 * (or `ux keys.4`) marks the test, so that a test can be renamed without an edit of a document.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../support/project.ts';
import { repositoryFiles } from './files.ts';

const NOTHING = /^nothing to show: \S.{9,}$/;
const ROW = /^\| (\w+)\.(\d+) \| (.*?) \| (.*?) \|$/;
const MARK = /^\s*\/\/ covers (\w+) (.+)$/;

export interface CoverageRow {
  section: string;
  number: number;
  sentence: string;
  /** test files below `tests/` without their ending, or a reason why no test can show the row */
  shownBy: string;
}

/** A test marked with the id of a row. */
export interface Mark {
  /** below `tests/`, without its ending */
  file: string;
  document: string;
  id: string;
  /** the next line that is no mark begins a test */
  isOnTest: boolean;
}

const idOf = ({ section, number }: CoverageRow) => `${section}.${number}`;

/** @param document path in the repository */
export function coverageRows(document: string): CoverageRow[] {
  return readFileSync(join(REPOSITORY, document), 'utf8')
    .split('\n')
    .flatMap((line): CoverageRow[] => {
      const [, section, number, sentence, shownBy] = ROW.exec(line) ?? [];
      return section ? [{ section, number: Number(number), sentence: sentence ?? '', shownBy: shownBy ?? '' }] : [];
    });
}

export function marksIn(file: string, text: string): Mark[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index): Mark[] => {
    const [, document, ids] = MARK.exec(line) ?? [];
    if (!document || !ids) return [];
    const next = lines.slice(index + 1).find((one) => !MARK.test(one)) ?? '';
    const isOnTest = /^\s*(?:test|it)\b/.test(next);
    return ids.split(', ').map((id) => ({ file, document, id, isOnTest }));
  });
}

/** The marks of all test files. */
export function allMarks(): Mark[] {
  return repositoryFiles()
    .filter((file) => /^tests\/.*\.test\.ts$/.test(file))
    .flatMap((file) => marksIn(file.slice('tests/'.length, -'.test.ts'.length), readRepositoryFile(file)));
}

const readRepositoryFile = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8');

/** The fault of a row, null for none. It has a reason, or exactly the files that mark it. */
export function problemOf(row: CoverageRow, marks: readonly Mark[]): string | null {
  const mine = new Set(marks.filter(({ id }) => id === idOf(row)).map(({ file }) => file));
  const named = NOTHING.test(row.shownBy) ? [] : row.shownBy.split(', ');
  const unmarked = named.find((file) => !mine.has(file));
  if (unmarked !== undefined) return `no test of tests/${unmarked}.test.ts is marked with ${idOf(row)}`;
  const unnamed = [...mine].find((file) => !named.includes(file));
  return unnamed === undefined ? null : `tests/${unnamed}.test.ts marks ${idOf(row)}, but the row does not name it`;
}

/** Marks that stand on no test, or name no row. */
export function strayMarks(rows: readonly CoverageRow[], marks: readonly Mark[]): string[] {
  const ids = new Set(rows.map(idOf));
  return marks.filter(({ id, isOnTest }) => !isOnTest || !ids.has(id)).map(({ file, id }) => `${file}: ${id}`);
}
