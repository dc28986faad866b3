import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ComponentPropsAnswer } from '../../protocol/component-props.ts';
import type { InsertablesAnswer } from '../../protocol/insertables.ts';
import { type WrapOptions, wrapIn } from '../commands/source-commands.ts';
import { useEditor, useEditorState, useFrame } from '../context.tsx';
import type { Editor } from '../editor.ts';
import { noteOf } from '../insert/insertable.ts';
import { componentField } from '../insert/picked.ts';
import { usePages } from '../pages/use-pages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useAnswer } from '../use-answer.ts';
import { type Wrapper, wrappersFor } from './wrappers.ts';

const USUAL = ['div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'ul', 'span', 'a', 'figure'];

/** Asks for the tag or the component to wrap the selection in, and for the address of a link, which is none without it. */
function WrapDialog() {
  const editor = useEditor();
  /** the picked wrapper that needs an address */
  const [link, setLink] = useState<Link | null>(null);
  const [isAsking, setAsking] = useState(false);

  function wrap(tag: string, options?: WrapOptions): void {
    editor.store.setState({ overlay: 'none' });
    wrapIn(editor, tag, options);
  }

  async function pick(tag: string, options?: WrapOptions): Promise<void> {
    if (tag === 'a') return setLink({ tag, options: {}, prop: null });
    setAsking(true);
    const prop = options ? await addressProp(editor, options) : null;
    setAsking(false);
    if (editor.store.getState().overlay !== 'wrap-in') return;
    if (prop && options) setLink({ tag, options, prop });
    else wrap(tag, options);
  }

  return (
    <Dialog
      open
      title={link ? 'Wrap in a link' : 'Wrap in…'}
      onClose={() => editor.store.setState({ overlay: 'none' })}
      className="w-84"
    >
      {link?.prop ? (
        <AddressForm
          onAddress={(address) => wrap(link.tag, { ...link.options, wrapProps: { [link.prop as string]: address } })}
        />
      ) : link ? (
        <LinkForm onLink={wrap} />
      ) : isAsking ? (
        <p role="status" className="px-5 pb-5 text-ink-2">
          Reading what the component needs…
        </p>
      ) : (
        <TagForm onWrap={(tag, options) => void pick(tag, options)} />
      )}
    </Dialog>
  );
}

interface Link {
  tag: string;
  options: WrapOptions;
  /** the prop that takes the address; null for `a`, which may become a link of the router */
  prop: string | null;
}

/** The prop for an address without which a component is wrong: `to` of a router's link, or of the project's own around it. */
async function addressProp(editor: Editor, { wrapComponent, wrapCodebaseId }: WrapOptions): Promise<string | null> {
  const asked: Record<string, string> = wrapComponent
    ? { file: wrapComponent.file, export: wrapComponent.exportName }
    : { codebaseId: wrapCodebaseId ?? '' };
  const result = await editor.ask<ComponentPropsAnswer>(`/props?${new URLSearchParams(asked)}`);
  const props = result.ok && result.value.ok ? result.value.props : [];
  return props.find(({ name, isRequired }) => isRequired && /^(?:to|href)$/.test(name))?.name ?? null;
}

function TagForm({ onWrap }: { onWrap(tag: string, options?: WrapOptions): void }) {
  const [text, setText] = useState('');
  const [isDue, setDue] = useState(false);
  const loaded = useAnswer<InsertablesAnswer>('/insertables');
  const words = text.trim();
  const found = useWrappers(words, loaded && 'answer' in loaded ? loaded.answer : null);
  const [first] = found;
  const take = ({ name, component }: Wrapper) =>
    component ? onWrap(name, asWrapper(componentField(component))) : onWrap(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the project's components are known
  useEffect(() => {
    if (!isDue || !loaded) return;
    setDue(false);
    if (first) take(first);
  }, [isDue, loaded]);
  return (
    <form
      className="px-5 pb-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setDue(words !== '');
      }}
    >
      <CodeField
        label="Tag to wrap in"
        placeholder="Any tag or component, then Enter"
        value={text}
        onValue={(value) => {
          setText(value);
          setDue(false);
        }}
      />
      {words === '' ? (
        <ul className="mt-2.5 grid grid-cols-3 gap-1.5" aria-label="Usual tags">
          {USUAL.map((name) => (
            <li key={name}>
              <button type="button" className="button w-full font-mono" onClick={() => onWrap(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="mt-2.5 grid max-h-60 gap-1.5 overflow-y-auto" aria-label="Tags and components">
          {found.map((one) => (
            <li key={one.key}>
              <button type="button" className="button w-full gap-2 text-left" onClick={() => take(one)}>
                <span className="flex-1 truncate font-mono">{one.name}</span>
                <span className="menu-note">{one.component ? noteOf(one.component) : 'Tag'}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {words !== '' && loaded && found.length === 0 && (
        <p role="status" className="text-ink-3">
          The project has no component of this name.
        </p>
      )}
    </form>
  );
}

function asWrapper(field: ReturnType<typeof componentField>): WrapOptions {
  return 'addComponent' in field ? { wrapComponent: field.addComponent } : { wrapCodebaseId: field.addCodebaseId };
}

function useWrappers(words: string, answer: InsertablesAnswer | null): Wrapper[] {
  const elements = useEditorState((state) => state.elements);
  const items = useFrame(({ tree }) => tree.items);
  return useMemo(() => {
    const shown = new Set([...items.values()].map(({ codebaseId }) => codebaseId));
    return words === '' ? [] : wrappersFor(words, answer?.components ?? [], { elements, shown });
  }, [words, answer, elements, items]);
}

/** Of the app's own pages, which its router can show without a reload; a path with a dot may be a file. */
const OWN_PAGE = /^\/(?!\/)[^.?#]*(?:[?#].*)?$/;

/** An address of the app's own becomes a link of its router, if it has one. */
function LinkForm({ onLink }: { onLink(tag: string, options: WrapOptions): void }) {
  const pages = usePages();
  const [href, setHref] = useState('');
  const [isDue, setDue] = useState(false);
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
    <AddressForm onAddress={() => setDue(true)} onTyped={setHref}>
      {link && (
        <p role="status" className="mt-2.5 text-ink-3">
          Writes <code>{`<${link.name}>`}</code> of <code>{link.importFrom}</code>, which changes the page without a
          reload.
        </p>
      )}
    </AddressForm>
  );
}

interface AddressFormProps {
  onAddress(address: string): void;
  onTyped?(address: string): void;
  children?: ReactNode;
}

function AddressForm({ onAddress, onTyped, children }: AddressFormProps) {
  const [text, setText] = useState('');
  const address = text.trim();
  return (
    <form
      className="px-5 pb-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (address !== '') onAddress(address);
      }}
    >
      <div className="flex gap-1.5">
        <CodeField
          label="Address of the link"
          placeholder="/page or https://…"
          value={text}
          onValue={(value) => {
            setText(value);
            onTyped?.(value.trim());
          }}
        />
        <button type="submit" className="button flex-none" disabled={address === ''}>
          Wrap
        </button>
      </div>
      {children}
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
