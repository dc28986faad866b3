import { type FormEvent, useId, useState } from 'react';
import { useEditor } from '../context.tsx';
import type { NavItem } from '../store/nav-index.ts';
import { selectedItem, sourceOf } from '../store/store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { proposedName } from './proposed-name.ts';
import { extraction, type Tried, useTry } from './use-try.ts';

/** Asks for the name of the new component, and shows its file and props. */
function ExtractDialog() {
  const { store } = useEditor();
  // of the element that was selected when the dialog opened
  const [item] = useState(() => selectedItem(store.getState()));
  const codebaseId = sourceOf(store.getState(), item)?.codebaseId;
  const close = () => store.setState({ overlay: 'none' });
  return (
    <Dialog open title="Extract component" onClose={close} className="w-92">
      {item && codebaseId && <ExtractForm item={item} codebaseId={codebaseId} onDone={close} />}
    </Dialog>
  );
}

interface ExtractFormProps {
  item: NavItem;
  codebaseId: string;
  onDone(): void;
}

function ExtractForm({ item, codebaseId, onDone }: ExtractFormProps) {
  const editor = useEditor();
  const [name, setName] = useState(() => proposedName(editor.store.getState(), item));
  const [busy, setBusy] = useState(false);
  const { tried, ask } = useTry(editor, codebaseId, name);
  const problemId = useId();
  const current = tried?.name === name ? tried : null;
  const problem = current?.error ?? null;

  async function extract(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || name === '') return;
    setBusy(true);
    const answer = current ?? (await ask(name));
    const outcome = answer.error ? null : await editor.apply(extraction(codebaseId, name));
    setBusy(false);
    if (outcome?.ok) onDone();
  }

  return (
    <form className="grid grid-cols-1 gap-3 px-5 pb-5" onSubmit={(event) => void extract(event)}>
      <div className="grid gap-1">
        <label htmlFor={`${problemId}-name`} className="text-ink-2 text-sm">
          Name
        </label>
        <input
          id={`${problemId}-name`}
          // biome-ignore lint/a11y/noAutofocus: the dialog opens for this field
          autoFocus
          className="field font-mono"
          spellCheck={false}
          autoComplete="off"
          value={name}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problemId}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value.trim())}
        />
        <div id={problemId} role="status" className="min-h-10 text-sm">
          {problem ? (
            <p className="text-bad-ink">
              <MessageText text={`${problem.message} ${problem.hint ?? ''}`} />
            </p>
          ) : (
            <Outcome tried={current ?? tried} />
          )}
        </div>
      </div>
      <button
        type="submit"
        className="button button-primary justify-self-end"
        aria-disabled={busy || name === '' || problem !== null}
      >
        {busy ? 'Extracting…' : 'Extract'}
      </button>
    </form>
  );
}

/** The last possible answer stays while the next is on its way. */
function Outcome({ tried }: { tried: Tried | null }) {
  if (!tried || tried.error) return <p className="text-ink-2">Reading the element…</p>;
  const { file, props } = tried;
  return (
    <>
      <p className="wrap-anywhere text-ink-2">
        New file <span className="font-mono text-ink">{file}</span>
      </p>
      <p className="text-ink-2">{props.length === 0 ? 'It needs no props.' : `Props: ${props.join(', ')}`}</p>
    </>
  );
}

export default ExtractDialog;
