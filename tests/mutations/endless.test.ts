/** A component that is put into itself, or into one that it shows, would never end. */
import { describe, expect, test } from 'vitest';
import { mutate } from '../../src/mutations/index.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { createProject } from './support/project.ts';

const FILES = {
  'src/Page.tsx': `import { Card } from './Card';
export const Page = () => (
  <main>
    <section>
      <Card title="One" />
    </section>
    <p>Text</p>
  </main>
);
`,
  'src/Card.tsx': `import { memo } from 'react';
import Frame from './Frame';
export const Card = memo(function Card({ title }) {
  return (
    <Frame>
      <h2>{title}</h2>
    </Frame>
  );
});
`,
  'src/Frame.tsx': `export default function Frame({ children }) {
  return (
    <div>
      <hr />
      {children}
    </div>
  );
}
`,
  'src/Tree.tsx': `export function Tree({ items }) {
  return (
    <ul>
      <li>
        {items.map((one) => <b key={one.id}><Tree items={one.items} /></b>)}
      </li>
      <li>More</li>
    </ul>
  );
}
`,
};

const project = createProject(FILES);
const id = (file: keyof typeof FILES, opening: string) => project.idAt(file, FILES[file].indexOf(opening));
const ENDLESS = { ok: false, error: { code: 'component-in-itself', message: expect.stringContaining('without end') } };

function move(from: string, into: string) {
  const fields = { codebaseIdToMove: from, codebaseIdToMoveTo: into };
  return mutate(createChange('11111111-1111-4111-8111-111111111111', 'MOVE_JSX', fields as never), project);
}

function add(fields: Record<string, unknown>) {
  const change = createChange('11111111-1111-4111-8111-111111111111', 'ADD_JSX', fields as never);
  return mutate(change, project);
}

describe('refused is', () => {
  test('a move of an element into its component', () => {
    expect(move(id('src/Page.tsx', '<Card'), id('src/Card.tsx', '<Frame'))).toMatchObject(ENDLESS);
    expect(move(id('src/Page.tsx', '<section'), id('src/Card.tsx', '<Frame'))).toMatchObject(ENDLESS);
  });

  test('a move into a component that its own shows', () => {
    const outcome = move(id('src/Page.tsx', '<Card'), id('src/Frame.tsx', '<div'));
    expect(outcome).toMatchObject(ENDLESS);
    expect(outcome).toMatchObject({ error: { message: expect.stringContaining('<Frame>'), file: 'src/Frame.tsx' } });
  });

  test('a paste, another one like it, and a component from the list', () => {
    const into = { codebaseIdToAddTo: id('src/Frame.tsx', '<div') };
    const model = { addCodebaseId: id('src/Page.tsx', '<Card') };
    expect(add({ ...into, ...model, copy: true })).toMatchObject(ENDLESS);
    expect(add({ ...into, ...model })).toMatchObject(ENDLESS);
    expect(add({ ...into, addComponent: { file: 'src/Card.tsx', exportName: 'Card' } })).toMatchObject(ENDLESS);
  });
});

describe('taken is', () => {
  test('what has no such component in it, and a component that shows itself already', () => {
    expect(move(id('src/Page.tsx', '<p>'), id('src/Card.tsx', '<Frame'))).toMatchObject({ ok: true });
    expect(move(id('src/Card.tsx', '<h2'), id('src/Frame.tsx', '<div'))).not.toMatchObject(ENDLESS);
    expect(move(id('src/Tree.tsx', '<li>\n'), id('src/Tree.tsx', '<ul'))).toMatchObject({ ok: true });
  });
});
