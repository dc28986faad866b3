/** A small project as the server would describe it, and the element tree that the fake app draws from it. */
import type { Activity, ScopeEntry, TreeElement } from '../../src/protocol/api.ts';

export interface FakeNode {
  id: string;
  tag: string;
  component?: string;
  scope?: string;
  classes?: string[];
  props?: Record<string, string>;
  text?: string;
  children?: FakeNode[];
}

/** `tempo-` and a version 5 UUID that ends in a number. */
export function idOf(n: number): string {
  return `tempo-00000000-0000-5000-8000-${String(n).padStart(12, '0')}`;
}

export const APP_FILE = 'src/App.tsx';
const CARD_FILE = 'src/components/Card.tsx';

const CARDS = ['Brand pages', 'Centre news', 'Opening hours'];

const card = (title: string): FakeNode => ({
  id: idOf(10),
  tag: 'article',
  component: 'Card',
  scope: 'scope-card',
  classes: ['card'],
  children: [
    { id: idOf(11), tag: 'h2', text: title },
    { id: idOf(12), tag: 'p', text: 'Everything for this part of the centre, in one place.' },
  ],
});

export const TREE: FakeNode[] = [
  {
    id: idOf(1),
    tag: 'div',
    component: 'App',
    scope: 'scope-app',
    children: [
      {
        id: idOf(2),
        tag: 'header',
        classes: ['border-b'],
        children: [
          { id: idOf(3), tag: 'b', text: 'Northgate' },
          { id: idOf(4), tag: 'a', props: { href: '#centres' }, text: 'Centres' },
        ],
      },
      {
        id: idOf(5),
        tag: 'main',
        children: [
          {
            id: idOf(6),
            tag: 'h1',
            classes: ['text-4xl', 'font-bold', 'tracking-tight'],
            text: 'Every centre, one view',
          },
          { id: idOf(7), tag: 'p', classes: ['text-muted'], text: 'See brands, news and opening hours side by side.' },
          { id: idOf(8), tag: 'button', classes: ['btn'], props: { type: 'button' }, text: 'Get started' },
          { id: idOf(9), tag: 'div', classes: ['cards'], children: CARDS.map(card) },
        ],
      },
    ],
  },
];

function entry(node: FakeNode, parent: string | null, line: number): TreeElement {
  const inCard = node.scope === 'scope-card' || node.id === idOf(11) || node.id === idOf(12);
  return {
    codebaseId: node.id,
    type: node.component ? 'component-instance' : 'native',
    componentName: node.component ?? node.tag,
    filename: inCard ? CARD_FILE : APP_FILE,
    line,
    column: 6,
    parentCodebaseId: parent,
    ownerName: inCard ? 'Card' : 'App',
    row: parent === null ? null : '',
    scopeId: inCard ? 'scope-card' : 'scope-app',
    staticTextContents: node.text !== undefined && node.id !== idOf(11),
    removableClasses: node.classes ?? [],
  };
}

export function fakeElements(): Record<string, TreeElement> {
  const table: Record<string, TreeElement> = {};
  let line = 12;
  const walk = (nodes: FakeNode[], parent: string | null) => {
    for (const node of nodes) {
      table[node.id] ??= entry(node, parent, line++);
      walk(node.children ?? [], node.id);
    }
  };
  walk(TREE, null);
  return table;
}

export const SCOPES: Record<string, ScopeEntry> = {
  'scope-app': { codebaseIds: [idOf(1), idOf(2), idOf(5)], name: 'App', filename: APP_FILE, line: 8 },
  'scope-card': { codebaseIds: [idOf(10), idOf(11), idOf(12)], name: 'Card', filename: CARD_FILE, line: 5 },
};

export const DIFF = `--- a/${APP_FILE}
+++ b/${APP_FILE}
@@ -15,7 +15,7 @@
       </header>
       <main className="mx-auto max-w-5xl px-12 py-16">
         {/* the first thing that people read */}
-        <h1 className="text-4xl font-bold">Every centre, one view</h1>
+        <h1 className="text-4xl font-bold tracking-tight">Every centre, one view</h1>
         <p className="text-muted">See brands, news and opening hours side by side.</p>
         <button type="button" className="btn" onClick={() => start({ step: 1 })}>
           Get started
`;

/** An activity with a diff. @param seconds how long ago */
export function fakeActivity(n: number, patch: Partial<Activity> = {}, seconds = n * 40): Activity {
  return {
    id: `activity-${n}`,
    changeId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    type: 'ADD_CLASS',
    changeName: 'Add Class',
    time: new Date(Date.now() - seconds * 1_000).toISOString(),
    origin: 'editor',
    files: [{ path: APP_FILE, diff: DIFF }],
    undone: false,
    ...patch,
  };
}
