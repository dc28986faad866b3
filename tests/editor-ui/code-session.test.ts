/** The code view while answers are on their way: typed text and cursor stay. */
import { EditorSelection, type TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiResult } from '../../src/editor-ui/api/client.ts';
import { CodeSession, type CodeStatus } from '../../src/editor-ui/code/code-session.ts';
import { keepDraft } from '../../src/editor-ui/code/opened.ts';
import type { SourceFile } from '../../src/editor-ui/code/source-text.ts';
import type { Editor } from '../../src/editor-ui/editor.ts';
import type { ApiError } from '../../src/protocol/api.ts';
import type { AnyMutationChange } from '../../src/protocol/changes.ts';
import { refusal, success } from './fakes.ts';

const FILE = 'src/App.tsx';
const TEXT = `const title = 'For brokers';

export const App = () => (
  <main>
    <h1>{title}</h1>
    <p>Words</p>
  </main>
);
`;
const TITLE = TEXT.indexOf("rokers'");
const H1 = { line: 5, column: 4 };
const P = { line: 6, column: 4 };

type Answer = (result: ApiResult<SourceFile>) => void;

let session: CodeSession;
let status: CodeStatus;
let view: EditorView;
/** reads that wait for an answer, oldest first */
let reads: Answer[];
let saves: { change: AnyMutationChange; answer(refused?: ApiError): void }[];
const host = document.createElement('div');

beforeEach(() => {
  reads = [];
  saves = [];
  document.body.append(host);
  // browsers tell of it later, not while the view itself sets it
  document.addEventListener('selectionchange', stop);
  const editor = {
    ask: () => new Promise((resolve) => reads.push(resolve as Answer)),
    apply: (change: AnyMutationChange) =>
      new Promise((resolve) => {
        saves.push({ change, answer: (refused) => resolve(refused ? refusal(refused) : success('a')) });
      }),
  } as unknown as Editor;
  session = new CodeSession({
    editor,
    parent: host,
    onStatus: (next) => {
      status = next;
    },
    onCursor: () => undefined,
  });
  view = EditorView.findFromDOM(host.querySelector('.cm-editor') as HTMLElement) as EditorView;
});
afterEach(() => {
  session.destroy();
  keepDraft(null);
  document.removeEventListener('selectionchange', stop);
  host.remove();
});

const stop = (event: Event) => event.stopImmediatePropagation();
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Answers a read. @param at its place among those that wait */
async function tell(source: Partial<SourceFile>, at = 0): Promise<void> {
  const [answer] = reads.splice(at, 1);
  answer?.({ ok: true, value: { file: FILE, text: TEXT, hash: 'h', ...source } });
  await settle();
}

const select = (codebaseId: string) => void session.open({ codebaseId, file: null, line: null }, true);
const cursor = () => view.state.selection.main.head;
const text = () => view.state.doc.toString();
const marked = () => [...host.querySelectorAll('.cm-marked')].map((line) => line.textContent?.trim());
const act = (spec: TransactionSpec) => view.dispatch(spec);
const put = (at: number) => act({ selection: EditorSelection.cursor(at), userEvent: 'select' });
const type = (insert: string, at = cursor()) =>
  act({
    changes: { from: at, insert },
    selection: EditorSelection.cursor(at + insert.length),
    userEvent: 'input.type',
  });
const placeOf = ({ line, column }: { line: number; column: number }) => view.state.doc.line(line).from + column;

describe('a selection', () => {
  it('takes the cursor along where it was made elsewhere', async () => {
    select('h1');
    await tell(H1);
    expect([cursor(), marked()]).toEqual([placeOf(H1), ['<h1>{title}</h1>']]);
    select('p');
    await tell(P);
    expect([cursor(), marked()]).toEqual([placeOf(P), ['<p>Words</p>']]);
  });

  it('that is told late leaves the cursor where the user has put it meanwhile', async () => {
    select('h1');
    await tell(H1);
    select('p');
    put(TITLE);
    await tell(P);
    expect([cursor(), marked()]).toEqual([TITLE, ['<p>Words</p>']]);
    type('!');
    select('h1');
    type('?');
    await tell(H1);
    expect([cursor(), text().slice(TITLE - 1, TITLE + 3)]).toEqual([TITLE + 2, 'b!?r']);
  });

  it('that follows the cursor, or an element’s new id, leaves it alone while the user writes', async () => {
    select('h1');
    await tell(H1);
    view.focus();
    put(TITLE);
    select('p');
    await tell(P);
    expect([cursor(), marked()]).toEqual([TITLE, ['<p>Words</p>']]);
  });

  it('goes there all the same where a place was asked for', async () => {
    select('h1');
    await tell(H1);
    view.focus();
    void session.open({ codebaseId: null, file: FILE, line: P.line });
    await tell({});
    expect(cursor()).toBe(view.state.doc.line(P.line).from);
  });

  it('is marked where its element stands among what is not saved', async () => {
    select('h1');
    await tell(H1);
    type('// mine\n', 0);
    select('p');
    await tell(P);
    expect(marked()).toEqual(['<p>Words</p>']);
  });
});

describe('what is typed', () => {
  const open = async () => {
    select('h1');
    await tell(H1);
  };
  /** Types a second letter while the first is saved. */
  const typeWhileSaved = async () => {
    await open();
    type('a', TITLE);
    void session.save();
    type('b');
    saves[0]?.answer();
    await settle();
  };

  it('while it is saved is kept, and is nobody else’s change', async () => {
    await typeWhileSaved();
    await tell({ text: TEXT.replace('brokers', 'barokers'), hash: 'i' });
    expect([text().slice(TITLE - 1, TITLE + 3), status.dirty, status.stale]).toEqual(['babr', true, false]);
    expect(saves).toHaveLength(1);
  });

  it('and saved while the text before it is, is saved after that', async () => {
    await open();
    type('a', TITLE);
    void session.save();
    type('b');
    void session.save();
    saves[0]?.answer();
    await settle();
    expect(saves).toHaveLength(1);
    await tell({ text: TEXT.replace('brokers', 'barokers'), hash: 'i' });
    expect(saves[1]?.change.changeFields).toEqual({
      filename: FILE,
      baseHash: 'i',
      splices: [{ start: TITLE + 1, end: TITLE + 1, text: 'b' }],
    });
    saves[1]?.answer();
    await settle();
    await tell({ text: TEXT.replace('brokers', 'babrokers'), hash: 'j' });
    expect([status.dirty, status.stale]).toEqual([false, false]);
  });

  it('meets an edit of others as two versions, while it is saved, too', async () => {
    await typeWhileSaved();
    await tell({ text: TEXT.replace('brokers', 'barokers').replace('Words', 'Theirs'), hash: 'i' });
    expect([text().slice(TITLE - 1, TITLE + 3), status.stale]).toEqual(['babr', true]);
  });

  it('is not left for the place of an error, unless the user waits for it', async () => {
    await open();
    const error = { code: 'parse-error', message: 'No.', line: 3, column: 0 };
    type('a', TITLE);
    void session.save();
    type('b');
    saves[0]?.answer(error);
    await settle();
    await tell({});
    expect([cursor(), status.problem]).toEqual([TITLE + 2, error]);
    void session.save();
    saves[1]?.answer(error);
    await settle();
    await tell({});
    expect(cursor()).toBe(view.state.doc.line(3).from);
  });

  it('is not replaced by an answer that is older than one before it', async () => {
    await open();
    void session.sourceChanged();
    type('a', TITLE);
    void session.save();
    saves[0]?.answer();
    await settle();
    const saved = TEXT.replace('brokers', 'barokers');
    await tell({ text: saved, hash: 'i' }, 1);
    await tell({});
    expect([text(), status.dirty]).toEqual([saved, false]);
  });

  it('nor is a place taken from such an answer: it is asked for again', async () => {
    await open();
    select('p');
    void session.sourceChanged();
    const newer = `// theirs\n${TEXT}`;
    await tell({ text: newer, hash: 'i' }, 1);
    await tell(P);
    expect(reads).toHaveLength(1);
    await tell({ ...P, line: P.line + 1, text: newer, hash: 'i' });
    expect([text(), marked()]).toEqual([newer, ['<p>Words</p>']]);
  });
});
