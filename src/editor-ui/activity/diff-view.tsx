import { useMemo } from 'react';
import { highlightHunk, type Span } from './highlight.ts';
import { pairSides } from './side-by-side.ts';
import { type DiffHunk, type DiffRow, parseUnified } from './unified.ts';

interface DiffViewProps {
  path: string;
  /** unified diff of one file */
  diff: string;
  mode: 'unified' | 'split';
}

/** A file's diff: line numbers of both sides, colours of the language, and within a line the part that changed. */
function DiffView({ path, diff, mode }: DiffViewProps) {
  const hunks = useMemo(
    () => parseUnified(diff).map((hunk) => ({ hunk, spans: highlightHunk(hunk, path) })),
    [diff, path],
  );
  if (hunks.length === 0) return <p className="px-3 py-2 text-ink-3">Nothing to show for {path}.</p>;
  if (mode === 'split') return <SplitDiff path={path} hunks={hunks} />;
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
      <Code spans={spans} />
    </tr>
  );
}

function Code({ spans, kind }: { spans: Span[]; kind?: DiffRow['kind'] }) {
  return (
    <td className={`diff-code ${kind ? `diff-${kind}` : ''}`}>
      {kind && WORDS[kind] && <span className="sr-only">{WORDS[kind]} </span>}
      {spans.map((span, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line never change places
        <span key={i} className={`${span.token} ${span.changed ? 'diff-changed' : ''}`}>
          {span.text}
        </span>
      ))}
    </td>
  );
}

interface SplitDiffProps {
  path: string;
  hunks: { hunk: DiffHunk; spans: Map<DiffRow, Span[]> }[];
}

/** The file before on the left and now on the right; long lines wrap, so that both stay in sight. */
function SplitDiff({ path, hunks }: SplitDiffProps) {
  return (
    <table aria-label={`Changes in ${path}`} className="diff diff-split">
      <colgroup>
        <col className="diff-split-number" />
        <col />
        <col className="diff-split-number" />
        <col />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th>Old line</th>
          <th>Before</th>
          <th>New line</th>
          <th>After</th>
        </tr>
      </thead>
      {hunks.map(({ hunk, spans }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hunks of one diff never change places
        <tbody key={i}>
          {pairSides(hunk.rows).map(({ left, right }) => (
            <tr key={`${left?.oldLine}:${right?.newLine}`}>
              <Side row={left} line={left?.oldLine} spans={spans} />
              <Side row={right} line={right?.newLine} spans={spans} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Side({
  row,
  line,
  spans,
}: {
  row: DiffRow | null;
  line: number | null | undefined;
  spans: Map<DiffRow, Span[]>;
}) {
  return (
    <>
      <td className={`diff-number ${row ? `diff-${row.kind}` : 'diff-none'}`}>{line}</td>
      {row ? <Code spans={spans.get(row) ?? []} kind={row.kind} /> : <td className="diff-none" />}
    </>
  );
}

export default DiffView;
