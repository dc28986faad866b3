import { ArrowLeft, ArrowRight, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { pathOf } from '../canvas/address.ts';
import { useEditor, useFrame } from '../context.tsx';
import { CommandButton } from '../ui/command-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** Where the app is: back, forward, reload, and the path, which can be typed. */
export function AddressBar() {
  const editor = useEditor();
  const path = useFrame((frame) => pathOf(frame.href));
  const alive = useFrame((frame) => frame.status === 'ready');
  return (
    <div className="flex min-w-0 items-center">
      <CommandButton id="back" icon={ArrowLeft} />
      <CommandButton id="forward" icon={ArrowRight} />
      {alive ? (
        <CommandButton id="reload" icon={RotateCw} />
      ) : (
        <IconButton icon={RotateCw} label="Load the app again" onClick={() => editor.navigate(editor.session.appUrl)} />
      )}
      <PathField key={path} path={path} />
    </div>
  );
}

function PathField({ path }: { path: string }) {
  const editor = useEditor();
  const [draft, setDraft] = useState(path);
  const [wrong, setWrong] = useState(false);
  return (
    <form
      className="ml-1"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!editor.navigate(draft));
      }}
    >
      <input
        aria-label="Page of the app"
        aria-invalid={wrong || undefined}
        title={wrong ? 'Only pages of the app can be opened here' : undefined}
        className={`field w-56 min-[1400px]:w-80 ${wrong ? 'border-bad-ink' : ''}`}
        spellCheck={false}
        autoComplete="off"
        placeholder="/"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setDraft(path);
          setWrong(false);
          event.currentTarget.blur();
        }}
      />
    </form>
  );
}
