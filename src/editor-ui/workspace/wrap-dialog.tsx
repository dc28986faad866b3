import { type FormEvent, useState } from 'react';
import { wrapIn } from '../commands/source-commands.ts';
import { useEditor } from '../context.tsx';
import { Dialog } from '../ui/dialog.tsx';

const USUAL = ['div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'ul', 'span', 'a', 'figure'];
const TAG = /^[a-z][a-z0-9]*$/;

/** Asks for the tag to wrap the selection in, and for the address of a link, which is none without it. */
function WrapDialog() {
  const editor = useEditor();
  const [isLink, setIsLink] = useState(false);

  function wrap(tag: string, props?: Record<string, string>): void {
    editor.store.setState({ overlay: 'none' });
    wrapIn(editor, tag, props);
  }

  return (
    <Dialog
      open
      title={isLink ? 'Wrap in a link' : 'Wrap in…'}
      onClose={() => editor.store.setState({ overlay: 'none' })}
      className="w-84"
    >
      {isLink ? (
        <AddressForm onAddress={(href) => wrap('a', { href })} />
      ) : (
        <TagForm onTag={(tag) => (tag === 'a' ? setIsLink(true) : wrap(tag))} />
      )}
    </Dialog>
  );
}

function TagForm({ onTag }: { onTag(tag: string): void }) {
  const [tag, setTag] = useState('');
  return (
    <form
      className="px-5 pb-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (TAG.test(tag)) onTag(tag);
      }}
    >
      <CodeField
        label="Tag to wrap in"
        placeholder="Any tag, then Enter"
        value={tag}
        onValue={(text) => setTag(text.trim().toLowerCase())}
      />
      <ul className="mt-2.5 grid grid-cols-3 gap-1.5" aria-label="Usual tags">
        {USUAL.map((name) => (
          <li key={name}>
            <button type="button" className="button w-full font-mono" onClick={() => onTag(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

function AddressForm({ onAddress }: { onAddress(href: string): void }) {
  const [href, setHref] = useState('');
  return (
    <form
      className="flex gap-1.5 px-5 pb-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (href.trim() !== '') onAddress(href.trim());
      }}
    >
      <CodeField label="Address of the link" placeholder="/page or https://…" value={href} onValue={setHref} />
      <button type="submit" className="button flex-none" disabled={href.trim() === ''}>
        Wrap
      </button>
    </form>
  );
}

interface CodeFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onValue(text: string): void;
}

function CodeField({ label, placeholder, value, onValue }: CodeFieldProps) {
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the dialog opens for this field
      autoFocus
      aria-label={label}
      placeholder={placeholder}
      className="field min-w-0 flex-1 font-mono"
      spellCheck={false}
      autoComplete="off"
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

export default WrapDialog;
