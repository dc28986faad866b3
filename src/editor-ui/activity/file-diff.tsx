import { FileCode2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { FileDiff } from '../../protocol/api.ts';
import { useEditor, useEditorState } from '../context.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { countLines, firstLine } from './unified.ts';

const DiffView = lazy(() => import('./diff-view.tsx'));

interface FileDiffViewProps {
  file: FileDiff;
  /** more in the file's title row */
  note?: ReactNode;
  actions?: ReactNode;
}

/** One file's changed lines under its name, in the way the user wants diffs. */
export function FileDiffView({ file, note, actions }: FileDiffViewProps) {
  const editor = useEditor();
  const mode = useEditorState((state) => state.settings.diff);
  const { added, removed } = countLines(file.diff);
  return (
    <article className={mode === 'unified' ? 'min-w-fit' : ''}>
      <h3 className="sticky top-0 left-0 z-1 flex h-8 w-full items-center gap-2 border-line border-b bg-panel pr-1.5 pl-3 font-mono text-sm">
        <span className="min-w-0 truncate" title={file.path}>
          {file.path}
        </span>
        <span className="flex-none text-good-ink">+{added}</span>
        <span className="flex-none text-bad-ink">−{removed}</span>
        {note}
        <span className="flex-1" />
        {actions}
        <IconButton
          icon={FileCode2}
          label={`Open ${file.path} in code editor`}
          hintSide="left"
          className="size-6!"
          onClick={() => void editor.openInEditor({ file: file.path, line: firstLine(file.diff) })}
        />
      </h3>
      <Suspense fallback={<p className="px-3 py-2 text-ink-3">Loading the diff…</p>}>
        <DiffView path={file.path} diff={file.diff} mode={mode} />
      </Suspense>
    </article>
  );
}
