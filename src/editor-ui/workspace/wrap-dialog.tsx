import { type FormEvent, useState } from 'react';
import { wrapIn } from '../commands/source-commands.ts';
import { useEditor } from '../context.tsx';
import { Dialog } from '../ui/dialog.tsx';

const USUAL = ['div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'ul', 'span', 'a', 'figure'];
const TAG = /^[a-z][a-z0-9]*$/;

/** Asks for the tag to wrap the selection in. */
function WrapDialog() {
  const editor = useEditor();
  const [tag, setTag] = useState('');
  const close = () => editor.store.setState({ overlay: 'none' });

  function wrap(name: string): void {
    close();
    wrapIn(editor, name);
  }

  return (
    <Dialog open title="Wrap in…" onClose={close} className="w-84">
      <form
        className="px-5 pb-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (TAG.test(tag)) wrap(tag);
        }}
      >
        <input
          autoFocus
          aria-label="Tag to wrap in"
          placeholder="Any tag, then Enter"
          className="field font-mono"
          spellCheck={false}
          autoComplete="off"
          value={tag}
          onChange={(event) => setTag(event.target.value.trim().toLowerCase())}
        />
        <ul className="mt-2.5 grid grid-cols-3 gap-1.5" aria-label="Usual tags">
          {USUAL.map((name) => (
            <li key={name}>
              <button type="button" className="button w-full font-mono" onClick={() => wrap(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}

export default WrapDialog;
