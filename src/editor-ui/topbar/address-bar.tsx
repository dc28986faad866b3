import { ArrowLeft, ArrowRight, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { pathOf } from '../canvas/address.ts';
import { keyText } from '../commands/key-names.ts';
import { useEditor, useFrame } from '../context.tsx';
import { focusCanvas } from '../focus.ts';
import { CommandButton } from '../ui/command-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** Where the app is: back, forward, reload, and the path, which can be typed. */
export function AddressBar() {
  const editor = useEditor();
  const path = useFrame((frame) => (frame.component ? '' : pathOf(frame.href)));
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
      <PathField path={path} />
    </div>
  );
}

/** The text of the field: the app's path, or a draft of another. */
function useDraft(path: string) {
  /** typed text; null while the field shows the app's address */
  const [draft, setDraft] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [was, setWas] = useState(path);
  const reset = () => {
    setDraft(null);
    setTyping(false);
    setWrong(false);
  };
  // The app may navigate on its own: text that the user is typing stays.
  if (path !== was) {
    setWas(path);
    if (!typing) reset();
  }
  const type = (text: string) => {
    setDraft(text);
    setTyping(true);
  };
  return { text: draft ?? path, wrong, type, endTyping: () => setTyping(false), setWrong, reset };
}

function PathField({ path }: { path: string }) {
  const editor = useEditor();
  const { text, wrong, type, endTyping, setWrong, reset } = useDraft(path);

  async function openBeside(address: string): Promise<void> {
    const { openInFrame } = await import('../canvases/frame-actions.ts');
    reset();
    setWrong(!openInFrame(editor, address));
  }

  return (
    <form
      className="ml-1"
      onSubmit={(event) => {
        event.preventDefault();
        endTyping();
        const isOpened = editor.navigate(text);
        setWrong(!isOpened);
        // the next key is for the page
        if (isOpened) focusCanvas();
      }}
    >
      <input
        aria-label="Page of the app"
        aria-invalid={wrong || undefined}
        title={
          wrong ? 'Only pages of the app can be opened here' : `${keyText('Alt+Enter')} opens the page in another frame`
        }
        className={`field w-56 min-[1400px]:w-80 ${wrong ? 'border-bad-ink' : ''}`}
        spellCheck={false}
        autoComplete="off"
        placeholder="/"
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={endTyping}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.altKey) {
            event.preventDefault();
            void openBeside(text);
          }
          if (event.key !== 'Escape') return;
          reset();
          focusCanvas();
        }}
      />
    </form>
  );
}
