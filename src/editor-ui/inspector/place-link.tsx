import { openCode } from '../code/open-code.ts';
import { useEditor } from '../context.tsx';
import { Hint } from '../ui/tooltip.tsx';

interface PlaceLinkProps {
  place: { file: string; line: number };
  onOpened?(): void;
}

/** `Card.tsx:12`; a click opens that line. */
export function PlaceLink({ place: { file, line }, onOpened }: PlaceLinkProps) {
  const { store } = useEditor();
  return (
    <Hint label={`Open ${file}:${line}`} side="left">
      <button
        type="button"
        className="max-w-full flex-none truncate rounded-sm px-0.5 font-mono text-accent-ink text-sm hover:underline"
        onClick={() => {
          openCode(store, { file, line });
          onOpened?.();
        }}
      >
        {file.slice(file.lastIndexOf('/') + 1)}:{line}
      </button>
    </Hint>
  );
}
