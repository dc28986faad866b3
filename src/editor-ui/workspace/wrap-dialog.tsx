import { type FormEvent, useEffect, useState } from 'react';
import { type WrapOptions, wrapIn } from '../commands/source-commands.ts';
import { useEditor } from '../context.tsx';
import { usePages } from '../pages/use-pages.ts';
import { Dialog } from '../ui/dialog.tsx';

const USUAL = ['div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'ul', 'span', 'a', 'figure'];
const TAG = /^[a-z][a-z0-9]*$/;

/** Asks for the tag to wrap the selection in, and for the address of a link, which is none without it. */
function WrapDialog() {
  const editor = useEditor();
  const [isLink, setIsLink] = useState(false);

  function wrap(tag: string, options?: WrapOptions): void {
    editor.store.setState({ overlay: 'none' });
    wrapIn(editor, tag, options);
  }

  return (
    <Dialog
      open
      title={isLink ? 'Wrap in a link' : 'Wrap in…'}
      onClose={() => editor.store.setState({ overlay: 'none' })}
      className="w-84"
    >
      {isLink ? (
        <AddressForm onLink={wrap} />
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

/** Of the app's own pages, which its router can show without a reload; a path with a dot may be a file. */
const OWN_PAGE = /^\/(?!\/)[^.?#]*(?:[?#].*)?$/;

function AddressForm({ onLink }: { onLink(tag: string, options: WrapOptions): void }) {
  const pages = usePages();
  const [text, setText] = useState('');
  const [isDue, setDue] = useState(false);
  const href = text.trim();
  const isOwn = OWN_PAGE.test(href);
  const link = isOwn && pages && 'answer' in pages ? pages.answer.link : null;
  const isKnown = !isOwn || pages !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the link is known
  useEffect(() => {
    if (!isDue || !isKnown) return;
    if (link) onLink(link.name, { wrapProps: { [link.prop]: href }, importFrom: link.importFrom });
    else onLink('a', { wrapProps: { href } });
  }, [isDue, isKnown]);
  return (
    <form
      className="px-5 pb-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setDue(href !== '');
      }}
    >
      <div className="flex gap-1.5">
        <CodeField label="Address of the link" placeholder="/page or https://…" value={text} onValue={setText} />
        <button type="submit" className="button flex-none" disabled={href === ''}>
          Wrap
        </button>
      </div>
      {link && (
        <p role="status" className="mt-2.5 text-ink-3">
          Writes <code>{`<${link.name}>`}</code> of <code>{link.importFrom}</code>, which changes the page without a
          reload.
        </p>
      )}
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
