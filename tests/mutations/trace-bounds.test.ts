/** Following ends, whatever the code: state that is made of itself has endless ways to a text. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { traceText } from '../../src/mutations/trace/trace-text.ts';
import {
  type AnyMutationChange,
  type ChangeFields,
  type ChangeType,
  createChange,
} from '../../src/protocol/changes.ts';
import { createProject, type TestProject } from './support/project.ts';

/** A board whose columns are state: each change spreads the old state, two tables deep, under computed keys. */
const BOARD = `import { useState } from 'react';
import Column from './Column';
import { start } from './start';

export default function Board() {
  const [state, setState] = useState(start);
  const [active, setActive] = useState(null);
  const drop = (event) => {
    const from = Object.values(state.columns).find((one) => one.cards.includes(event.id));
    const to = Object.values(state.columns).find((one) => one.id === event.over || one.cards.includes(event.over));
    if (from === to) {
      setState({ ...state, columns: { ...state.columns, [from.id]: { ...from, cards: moved(from.cards) } } });
    } else {
      const left = from.cards.filter((id) => id !== event.id);
      const right = [...to.cards];
      setState({
        ...state,
        columns: { ...state.columns, [from.id]: { ...from, cards: left }, [to.id]: { ...to, cards: right } },
      });
    }
  };
  const add = (column) => {
    const next = { ...state, columns: { ...state.columns, [column.id]: column }, order: [...state.order, column.id] };
    setState(next);
  };
  const addCard = (id, card) => {
    const column = state.columns[id];
    const next = {
      ...state,
      cards: { ...state.cards, [card.id]: card },
      columns: { ...state.columns, [id]: { ...column, cards: [...column.cards, card.id] } },
    };
    setState(next);
  };
  const remove = (id) => {
    const column = state.columns[id];
    const cards = Object.keys(state.cards)
      .filter((key) => !column.cards.includes(key))
      .reduce((result, key) => {
        result[key] = state.cards[key];
        return result;
      }, {});
    const columns = Object.keys(state.columns)
      .filter((key) => key !== id)
      .reduce((result, key) => {
        result[key] = state.columns[key];
        return result;
      }, {});
    const next = { cards, columns, order: Array.from(state.order).filter((one) => one !== id) };
    setState(next);
  };
  const clear = (id) => {
    const column = state.columns[id];
    const columns = { ...state.columns, [id]: { ...column, cards: [] } };
    const next = { ...state, columns };
    setState(next);
  };
  const rename = (column) => {
    const { id, title } = column;
    const columns = { ...state.columns, [id]: { ...state.columns[id], title } };
    const next = { ...state, columns };
    setState(next);
  };
  return (
    <main>
      {state.order.map((id, index) => {
        const column = state.columns[id];
        const cards = column.cards.map((card) => state.cards[card]);
        return (
          <Column
            key={id}
            index={index}
            column={column}
            cards={cards}
            add={addCard}
            clear={clear}
            remove={remove}
            rename={rename}
          />
        );
      })}
      {active ? <Column column={state.columns[active]} cards={state.columns[active].cards} rename={rename} /> : null}
    </main>
  );
}
`;

const COLUMN = `export default function Column({ column, cards, add, rename }) {
  const save = (words) => rename({ ...column, title: words });
  return (
    <section>
      <header className={column.look}>{column.open ? <input /> : column.title}</header>
      {cards.map((card) => <p key={card.id}>{card.title}</p>)}
    </section>
  );
}
`;

const START = `export const start = {
  cards: { a: { id: 'a', title: 'Write' }, b: { id: 'b', title: 'Read' } },
  columns: {
    one: { id: 'one', title: 'To do', look: 'p-2', cards: ['a'] },
    two: { id: 'two', title: 'Done', look: 'p-4', cards: ['b'] },
  },
  order: ['one', 'two'],
};
`;

const FILES = { 'src/Board.tsx': BOARD, 'src/Column.tsx': COLUMN, 'src/start.ts': START };

function change<T extends ChangeType>(project: TestProject, type: T, fields: ChangeFields[T], of: object = {}) {
  const asked = { ...createChange('11111111-1111-4111-8111-111111111111', type, fields), ...of };
  return mutate(asked as AnyMutationChange, project);
}

describe('state that is made of itself', () => {
  const project = createProject(FILES);
  const header = project.idAt('src/Column.tsx', COLUMN.indexOf('<header'));

  test('is followed to its first words, and these are edited', () => {
    const answer = traceText(project, header, { shown: 'To do' });
    expect(answer).toMatchObject({ ok: true, parts: [{ sources: [{ file: 'src/start.ts', text: 'To do' }] }] });
    const fields = { codebaseIdToEditText: header, oldText: 'To do', newText: 'Next' };
    const use = project.idAt('src/Board.tsx', BOARD.indexOf('<Column'));
    const edit = change(project, 'EDIT_TEXT', fields, { scope: 'instance', callSiteCodebaseId: use });
    expect(edit).toMatchObject({ ok: true, edits: [{ file: 'src/start.ts' }] });
  });
});

/** Each table has four members, each of which may be one of four of the table before. */
const WIDE = `${Array.from({ length: 14 }, (_, i) =>
  i === 0
    ? "const t0 = { a: 'A', b: 'B', c: 'C', d: 'D' };"
    : `const t${i} = { ${['a', 'b', 'c', 'd'].map((key) => `${key}: t${i - 1}[pick()]`).join(', ')} };`,
).join('\n')}
const Tag = ({ label, look }) => <b className={look}>{label}</b>;
export const App = () => <p>{[t13[pick()]].map((one) => <Tag label={one} look={one} items={t13[pick()]} />)}</p>;
`;

describe('more ways than can be followed', () => {
  const project = createProject({ 'src/App.tsx': WIDE });
  const tag = project.idAt('src/App.tsx', WIDE.indexOf('<b'));

  test('are said to be too many, where a text stands and where it is edited', () => {
    const answer = traceText(project, tag, { shown: 'Z' });
    expect(answer).toMatchObject({
      ok: true,
      parts: [{ sources: [], reasons: [expect.stringContaining('too often')] }],
    });
    const edit = change(project, 'EDIT_TEXT', { codebaseIdToEditText: tag, oldText: 'Z', newText: 'Y' });
    expect(edit).toMatchObject({ ok: false, error: { message: expect.stringContaining('too often') } });
  });

  test('are said to be too many where a prop is data', () => {
    const fields = {
      codebaseIdToChange: tag,
      propName: 'className',
      propValue: { type: 'string', value: 'p-4' },
    } as const;
    const prop = change(project, 'CHANGE_PROP', fields, { scope: 'data', dataIndex: 0 });
    expect(prop).toMatchObject({ ok: false, error: { message: expect.stringContaining('too often') } });
  });
});

describe('long lists', () => {
  const items = Array.from(
    { length: 6000 },
    (_, i) => `  { id: ${i}, ok: true, name: 'Name ${i}', city: 'City ${i}', note: 'Note ${i}' },`,
  ).join('\n');
  const page = `import { DataGrid } from 'kit';
import { items } from './data';
const rows = items.map((one) => ({ title: one.name, sub: one.city }));
export const App = () => (
  <main>
    <ul>{items.filter((one) => one.ok).map((one) => <li key={one.id}>{one.name}</li>)}</ul>
    <ol>{rows.map((one) => <b key={one.title}>{one.title}</b>)}</ol>
    <DataGrid rows={items} />
  </main>
);
`;
  const project = createProject({ 'src/App.tsx': page, 'src/data.ts': `export const items = [\n${items}\n];\n` });
  test.each(['<li', '<b', '<DataGrid'])('are followed to their last item: %s', (opening) => {
    const id = project.idAt('src/App.tsx', page.indexOf(opening));
    const answer = traceText(project, id, { shown: 'Name 5999' });
    expect(answer).toMatchObject({ ok: true, parts: [{ sources: [{ file: 'src/data.ts', line: 6001 }] }] });
    const edit = change(project, 'EDIT_TEXT', { codebaseIdToEditText: id, oldText: 'Name 5998', newText: 'New' });
    expect(edit).toMatchObject({ ok: true, edits: [{ file: 'src/data.ts' }] });
  });
});
