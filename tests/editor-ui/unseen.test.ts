/** A class or a child that a component does nothing with: the page tells after the edit. */
import { expect, it, vi } from 'vitest';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { ADD_PLACEHOLDER_PREFIX } from '../../src/protocol/codebase-id.ts';
import { idOf } from './fake-project.ts';
import { bench, success } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

/** The page with one component, `h1` in the source; its class list is the one of its root. */
const page = (classes: string[], inside: string[] = []) =>
  indexNavTree(
    navTree({
      id: 1,
      children: [{ id: 6, name: 'Tweet', component: true, tag: 'div', classes, children: [{ classes: inside }] }],
    }),
  );

const DIFF =
  '--- a/src/App.tsx\n+++ b/src/App.tsx\n@@ -1,1 +1,1 @@\n-  <Tweet id="1" />\n+  <Tweet id="1" className="mt-4" />\n';

interface Case {
  after: ReturnType<typeof page>;
  path?: string;
  diff?: string;
}

async function saidAfter({ after, path = 'src/App.tsx', diff = DIFF }: Case): Promise<string[]> {
  const { edits, api, frame, store, notify } = bench();
  patchFrame(store, MAIN_FRAME, { tree: page(['card', 'tempo-x']) });
  store.setState({ selection: [keyOf(6, '0-0')] });
  api.answer(success('a1', { files: [{ path, diff }], revisions: { [path]: 3 } }));
  await edits.apply(createChange('one', 'ADD_CLASS', { codebaseIdToAddClass: idOf(6), className: 'mt-4' }));
  expect(notify.said).toEqual([]);
  patchFrame(store, MAIN_FRAME, { tree: after });
  await vi.dynamicImportSettled();
  for (const { settle } of frame.awaited) settle(true);
  await new Promise((done) => setTimeout(done));
  return notify.said;
}

it('of a class is told once the page has the edit', async () => {
  expect(await saidAfter({ after: page(['card', 'tempo-y']) })).toEqual([
    'warning: Saved, but the page shows nothing of it: h1 does nothing with its className. Undo it, and style an element inside h1.',
  ]);
});

it('is not told where the class is on the component or in it, or has been there', async () => {
  expect(await saidAfter({ after: page(['card', 'mt-4']) })).toEqual([]);
  expect(await saidAfter({ after: page(['card'], ['mt-4']) })).toEqual([]);
  // of a CSS module
  expect(await saidAfter({ after: page(['card', '_box_1a2b']), diff: DIFF.replace('"mt-4"', '{styles.box}') })).toEqual(
    [],
  );
});

it('is not told of edits of a sheet, of other props, and where the component has left the page', async () => {
  expect(await saidAfter({ after: page(['card']), path: 'src/app.css' })).toEqual([]);
  expect(await saidAfter({ after: page(['card']), diff: DIFF.replace('className', 'title') })).toEqual([]);
  expect(await saidAfter({ after: indexNavTree(navTree({ id: 1 })) })).toEqual([]);
  const beside =
    '-  <Tweet className={cn("a")} style={{ width: 1 }} />\n+  <Tweet className={cn("a")} style={{ width: "50%" }} />\n';
  expect(await saidAfter({ after: page(['card']), diff: beside })).toEqual([]);
});

it('of a child is told where the page does not have it', async () => {
  const saidOf = async (after: ReturnType<typeof page>) => {
    const { edits, api, frame, store, notify } = bench();
    patchFrame(store, MAIN_FRAME, { tree: page(['card']) });
    store.setState({ selection: [keyOf(6, '0-0')] });
    const id = 'add';
    api.answer(success('a1', { prevIdToNewIdMap: { [`${ADD_PLACEHOLDER_PREFIX}${id}`]: idOf(9) } }));
    await edits.apply(createChange(id, 'ADD_JSX', { codebaseIdToAddTo: idOf(6), addNativeTag: 'h2' }));
    patchFrame(store, MAIN_FRAME, { tree: after });
    await vi.dynamicImportSettled();
    for (const { settle } of frame.awaited) settle(true);
    await new Promise((done) => setTimeout(done));
    return notify.said;
  };
  expect(await saidOf(page(['card']))).toEqual([
    'warning: Saved, but the page does not show it: h1 does not render its children, or not now. Undo it, and place it beside h1.',
  ]);
  const shown = { id: 6, name: 'Tweet', component: true, tag: 'div', classes: ['card'], children: [{ id: 9 }] };
  expect(await saidOf(indexNavTree(navTree({ id: 1, children: [shown] })))).toEqual([]);
});
