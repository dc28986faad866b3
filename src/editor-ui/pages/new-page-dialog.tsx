import { type FormEvent, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { createChange } from '../../protocol/changes.ts';
import type { AppPage, PagesAnswer } from '../../protocol/pages.ts';
import { useEditor, useFrame } from '../context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { addressIn, hrefOf } from './app-address.ts';
import { leaveOnceUndone } from './leave-undone.ts';
import { pageName } from './page-names.ts';
import { pageAt, variablesOf } from './pattern.ts';
import { usePages } from './use-pages.ts';

/** Asks for a page's name and address, and for the page that it stands beside and is written like. */
function NewPageDialog() {
  const { store } = useEditor();
  const state = usePages();
  const close = () => store.setState({ overlay: 'none' });
  return (
    <Dialog open title="New page" onClose={close} className="w-92">
      <div className="px-5 pb-5">
        {state === null && <p className="text-ink-3">Reading the routes…</p>}
        {state && 'error' in state && <p className="text-ink-2">{state.error.message}</p>}
        {state && 'answer' in state && state.answer.pages.length === 0 && <NoPage unread={state.answer.unread} />}
        {state && 'answer' in state && state.answer.pages.length > 0 && (
          <NewPageForm answer={state.answer} onDone={close} />
        )}
      </div>
    </Dialog>
  );
}

/** @param unread places of routes that only the running app knows */
function NoPage({ unread: [first, ...others] }: Pick<PagesAnswer, 'unread'>) {
  if (first === undefined)
    return (
      <p className="text-ink-2">
        There is no page yet that a new one could be written like. Add the first in the code.
      </p>
    );
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const reason = `The running app puts its routes together, so none can be read that a new page could be written like: \`${first}\`${more}. Add the page in the code, beside them.`;
  return (
    <p className="wrap-anywhere text-ink-2">
      <MessageText text={reason} />
    </p>
  );
}

function useNewPage(answer: PagesAnswer, onDone: () => void) {
  const editor = useEditor();
  const { appUrl } = editor.session;
  const href = useFrame((frame) => frame.href);
  const shown = pageAt(answer.pages, addressIn(href, answer, appUrl) ?? '') ?? (answer.pages[0] as AppPage);
  const [name, setName] = useState('');
  const [besidePath, setBesidePath] = useState(shown.path);
  /** typed address; null while it follows the name */
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const beside = answer.pages.find(({ path }) => path === besidePath) ?? shown;
  const path = typed ?? addressFor(beside, name);

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || name.trim() === '') return;
    setBusy(true);
    const fields = { besideFile: beside.file, besidePath: beside.path, name: name.trim(), path };
    const outcome = await editor.apply(createChange(uuid(), 'ADD_PAGE', fields));
    setBusy(false);
    if (!outcome.ok) return;
    onDone();
    if (variablesOf(path).length > 0) return;
    const address = hrefOf(path, answer, appUrl);
    editor.navigate(address);
    leaveOnceUndone(editor, outcome.answer.activityId, href, address);
  }

  return { name, setName, path, setPath: setTyped, besidePath, setBesidePath, busy, add };
}

function NewPageForm({ answer, onDone }: { answer: PagesAnswer; onDone(): void }) {
  const { name, setName, path, setPath, besidePath, setBesidePath, busy, add } = useNewPage(answer, onDone);
  return (
    <form className="grid gap-3" onSubmit={(event) => void add(event)}>
      <Labelled label="Name">
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog asks for it first
          autoFocus
          className="field"
          placeholder="Team reports"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Labelled>
      <Labelled label="Address">
        <input
          className="field font-mono"
          spellCheck={false}
          autoComplete="off"
          value={path}
          onChange={(event) => setPath(event.target.value.trim())}
        />
      </Labelled>
      <Labelled label="Beside, and written like">
        <select className="field" value={besidePath} onChange={(event) => setBesidePath(event.target.value)}>
          {answer.pages.map((page) => (
            <option key={page.path} value={page.path}>
              {pageName(page)} {page.path}
            </option>
          ))}
        </select>
      </Labelled>
      <button
        type="submit"
        className="button button-primary justify-self-end"
        aria-disabled={busy || name.trim() === ''}
      >
        {busy ? 'Adding…' : 'Add the page'}
      </button>
    </form>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className="grid gap-1">
      <span className="text-ink-2 text-sm">{label}</span>
      {children}
    </label>
  );
}

function addressFor({ base }: AppPage, name: string): string {
  const word = name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 _-]/g, '')
    .replace(/[ _]+/g, '-');
  return `${base === '/' ? '' : base}/${word}`;
}

export default NewPageDialog;
