import { ExternalLink, Save, TriangleAlert, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../context.tsx';
import { selectedItem, sourceOf } from '../store/store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { MessageText } from '../ui/message-text.tsx';
import { CodeSession, type CodeStatus, NO_CODE } from './code-session.ts';
import { setOpenCode } from './opened.ts';
import { selectAtCursor } from './select-at-cursor.ts';

/** The source at the selected element, to read and to write. */
function CodeView() {
  const host = useRef<HTMLDivElement>(null);
  const { session, status } = useCodeSession(host);
  useFollow(session);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <CodeBar status={status} session={session} />
      <CodeNotice status={status} session={session} />
      <div ref={host} data-code className="min-h-0 flex-1 select-text" />
    </div>
  );
}

function useCodeSession(host: React.RefObject<HTMLDivElement | null>) {
  const editor = useEditor();
  const [status, setStatus] = useState<CodeStatus>(NO_CODE);
  const [session, setSession] = useState<CodeSession | null>(null);
  useEffect(() => {
    if (!host.current) return;
    const made = new CodeSession({
      editor,
      parent: host.current,
      onStatus: setStatus,
      onCursor: (file, state) => selectAtCursor(editor, file, state),
    });
    setSession(made);
    setOpenCode(made);
    return () => {
      setOpenCode(null);
      made.destroy();
    };
  }, [editor, host]);
  useEffect(() => {
    // a view that was closed leaves the mark: its text is kept
    editor.store.setState({ unsavedCode: status.dirty ? status.file : null });
  }, [editor, status.dirty, status.file]);
  return { session, status };
}

/** Goes where the selection goes, or where it was last asked to go, and reads the open file again when the source changes. */
function useFollow(session: CodeSession | null): void {
  const { store } = useEditor();
  const asked = useEditorState((state) => state.code);
  const selected = useEditorState((state) => sourceOf(state, selectedItem(state))?.codebaseId ?? null);
  const changes = useEditorState(({ sourceChanges }) => sourceChanges);
  useEffect(() => {
    if (asked) void session?.open(asked);
  }, [session, asked]);
  useEffect(() => {
    const place = store.getState().code;
    const isAsked = place !== null && (place.codebaseId === selected || place.selected === selected);
    if (session && selected && !isAsked) {
      store.setState({ code: null });
      void session.open({ codebaseId: selected, file: null, line: null }, true);
    }
  }, [session, selected, store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count tells of each change of a file, also from outside
  useEffect(() => {
    void session?.sourceChanged();
  }, [session, changes]);
}

interface PartProps {
  status: CodeStatus;
  session: CodeSession | null;
}

function CodeBar({ status, session }: PartProps) {
  const editor = useEditor();
  const { file, dirty, saving, line } = status;
  if (!file) return <Hollow />;
  const slash = file.lastIndexOf('/') + 1;
  return (
    <div className="flex h-8 flex-none items-center gap-1 border-line border-b pr-1.5 pl-3">
      <p className="flex min-w-0 select-text font-mono text-sm">
        <span className="min-w-0 truncate text-ink-3">{file.slice(0, slash)}</span>
        <span className="flex-none">
          {file.slice(slash)}
          <span className="text-ink-3">:{line}</span>
        </span>
      </p>
      <span role="status" className="ml-1 flex-none text-sm text-warn-ink">
        {saving ? 'Saving…' : dirty ? 'Not saved' : ''}
      </span>
      <span className="flex-1" />
      {dirty && (
        <>
          <IconButton icon={Undo2} label="Discard unsaved changes" onClick={() => void session?.discard()} />
          <button type="button" className="button button-primary h-6" onClick={() => void session?.save()}>
            <Save size={13} aria-hidden="true" />
            Save
          </button>
        </>
      )}
      <IconButton
        icon={ExternalLink}
        label="Open in code editor"
        hintSide="left"
        onClick={() => void editor.openInEditor({ file, line })}
      />
    </div>
  );
}

function Hollow() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-1.5 pb-4 text-center">
      <p className="font-medium text-ink-2">No source to show yet</p>
      <p className="text-ink-3">Select an element: its code shows here, and can be changed here.</p>
    </div>
  );
}

/** The reason why the file is not saved, with the next steps. */
function CodeNotice({ status, session }: PartProps) {
  const { stale, merging, waiting, problem } = status;
  if (merging) {
    return (
      <Notice text="Both changed the same lines. Take or leave each piece, then go on.">
        <Action label="Done" onClick={() => session?.endMerge()} />
      </Notice>
    );
  }
  if (stale) {
    return (
      <Notice text="The file was changed elsewhere. Your text is kept.">
        <Action label="Merge" onClick={() => session?.mergeTheirs()} />
        <Action label="Take the file's" onClick={() => void session?.discard()} />
      </Notice>
    );
  }
  if (problem) return <Notice text={[problem.message, problem.hint].filter(Boolean).join(' ')} />;
  if (waiting) {
    return (
      <Notice text={`Save or drop this to go on to \`${waiting}\`.`}>
        <Action label="Save" onClick={() => void session?.save()} />
        <Action label="Drop" onClick={() => void session?.discard()} />
      </Notice>
    );
  }
  return null;
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex min-h-8 flex-none items-center gap-2 border-line border-b bg-warn-soft px-3 text-warn-ink"
    >
      <TriangleAlert size={14} className="flex-none" aria-hidden="true" />
      <span className="min-w-0 flex-1 select-text py-1">
        <MessageText text={text} />
      </span>
      {children}
    </div>
  );
}

function Action({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <button type="button" className="button h-6" onClick={onClick}>
      {label}
    </button>
  );
}

export default CodeView;
