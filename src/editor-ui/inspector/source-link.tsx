import { FileCode2 } from 'lucide-react';
import { Hint } from '../ui/tooltip.tsx';

interface SourceLinkProps {
  file: string;
  /** null while it is not known */
  line: number | null;
  onOpen(): void;
}

/** The source position of the inspected element; a click opens it in the user's code editor. */
export function SourceLink({ file, line, onOpen }: SourceLinkProps) {
  const slash = file.lastIndexOf('/') + 1;
  return (
    <Hint label="Open in your code editor" side="left">
      <button
        type="button"
        className="-mx-1 flex h-6 w-[calc(100%+8px)] items-center gap-1.5 rounded-md px-1 text-sm hover:bg-hover"
        onClick={onOpen}
      >
        <FileCode2 size={14} strokeWidth={1.6} className="flex-none text-ink-3" aria-hidden="true" />
        <span className="flex min-w-0 font-mono">
          <span className="min-w-0 truncate text-ink-3">{file.slice(0, slash)}</span>
          <span className="flex-none text-ink">
            {file.slice(slash)}
            {line !== null && <span className="text-ink-3">:{line}</span>}
          </span>
        </span>
      </button>
    </Hint>
  );
}
