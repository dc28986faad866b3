import { useMemo } from 'react';
import { highlightHunk, type Span } from './highlight.ts';
import { type DiffRow, parseUnified } from './unified.ts';

interface DiffViewProps {
  path: string;
  /** unified diff of one file */
  diff: string;
}

/** A file's diff: line numbers of both sides, colours of the language, and within a line the part that changed. */
function DiffView({ path, diff }: DiffViewProps) {
  const hunks = useMemo(
    () => parseUnified(diff).map((hunk) => ({ hunk, spans: highlightHunk(hunk, path) })),
    [diff, path],
  );
  if (hunks.length === 0) return <p className="px-3 py-2 text-ink-3">Nothing to show for {path}.</p>;
  return (
    <table aria-label={`Changes in ${path}`} className="diff">
      <thead className="sr-only">
        <tr>
          <th>Old line</th>
          <th>New line</th>
          <th>Change</th>
          <th>Code</th>
        </tr>
      </thead>
      {hunks.map(({ hunk, spans }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hunks of one diff never change places
        <tbody key={i}>
          {hunk.rows.map((row) => (
            <Row key={`${row.oldLine}:${row.newLine}`} row={row} spans={spans.get(row) ?? []} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const MARKS = { same: ' ', added: '+', removed: '−' };
const WORDS = { same: '', added: 'added', removed: 'removed' };

function Row({ row, spans }: { row: DiffRow; spans: Span[] }) {
  return (
    <tr className={`diff-${row.kind}`}>
      <td className="diff-number">{row.oldLine}</td>
      <td className="diff-number">{row.newLine}</td>
      <td className="diff-mark">
        <span aria-hidden="true">{MARKS[row.kind]}</span>
        <span className="sr-only">{WORDS[row.kind]}</span>
      </td>
      <td className="diff-code">
        {spans.map((span, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line never change places
          <span key={i} className={`${span.token} ${span.changed ? 'diff-changed' : ''}`}>
            {span.text}
          </span>
        ))}
      </td>
    </tr>
  );
}

export default DiffView;
