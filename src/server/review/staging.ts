/** Computes the patch that stages our own edits of one file on top of git's index. */
import { unifiedDiff } from '../files/line-diff.ts';
import { blobText, type IndexEntry, inRepository, type Repository } from './git.ts';
import { mergeLines } from './merge-lines.ts';
import type { FileChanges } from './session-changes.ts';

export type Staging =
  /** `patch` is empty when the index already has all edits */
  { ok: true; patch: string } | { ok: false; reason: string };

interface Asked {
  file: string;
  changes: FileChanges;
  entry: IndexEntry | undefined;
  isIgnored: boolean;
}

export async function stagingOf(repository: Repository, asked: Asked): Promise<Staging> {
  const { file, changes, entry, isIgnored } = asked;
  const { start, own } = changes;
  if (isIgnored) return no(`git ignores ${file}`);
  if (own === undefined) return no(`the edits of others to ${file} cannot be told from yours`);
  if (!entry) return newFile(repository, asked);
  if (entry.stage !== 0) return no(`${file} is in the middle of a merge`);
  if (!/^100/.test(entry.mode)) return no(`${file} is no plain file to git`);
  const index = await blobText(repository, entry.blob);
  if (index === undefined) return no(`git has no copy of ${file} on this machine, \`git diff\` fetches it`);
  if (index === null) return no(`${file} is no UTF-8 text in git`);
  if (own === null) {
    return index === start ? { ok: true, patch: patchFor(repository, file, index, null, entry.mode) } : moved(file);
  }
  if (start === null) return index === own ? { ok: true, patch: '' } : moved(file);
  const known = changes.staged;
  const again = typeof known === 'string' ? mergeLines(known, own, index) : null;
  const merged = again?.ok ? again : mergeLines(start, own, index);
  if (!merged.ok) return moved(file, merged.line);
  return { ok: true, patch: patchFor(repository, file, index, merged.text, entry.mode) };
}

function newFile(repository: Repository, { file, changes }: Asked): Staging {
  const { start, own } = changes;
  if (typeof own !== 'string') return { ok: true, patch: '' };
  if (start !== null) return no(`git does not know ${file} yet, and staging would add more than was edited here`);
  return { ok: true, patch: patchFor(repository, file, null, own, '100644') };
}

function moved(file: string, line?: number): Staging {
  const place = line === undefined ? file : `line ${line} of ${file}`;
  return no(`git's index has other lines at ${place} than this session began with`);
}

function no(reason: string): Staging {
  return { ok: false, reason };
}

/** A patch in git's format, which ends file names with a tab in case they contain spaces. */
function patchFor(
  { prefix }: Repository,
  file: string,
  before: string | null,
  after: string | null,
  mode: string,
): string {
  if (before === after) return '';
  const path = inRepository(prefix, file);
  const diff = unifiedDiff(path, before, after);
  const kind = before === null ? `new file mode ${mode}\n` : after === null ? `deleted file mode ${mode}\n` : '';
  const named = diff.replace(/^(--- a\/.*)$/m, '$1\t').replace(/^(\+\+\+ b\/.*)$/m, '$1\t');
  return `diff --git a/${path} b/${path}\n${kind}${named}`;
}
