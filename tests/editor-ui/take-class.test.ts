/** The offer to make a component take a class: both edits by one press, as one step of the history. */
import { describe, expect, it } from 'vitest';
import { indexNavTree } from '../../src/editor-ui/store/nav-index.ts';
import { MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { patchFrame } from '../../src/editor-ui/store/store.ts';
import type { ApiError, TreeElement } from '../../src/protocol/api.ts';
import { createChange } from '../../src/protocol/changes.ts';
import { idOf } from './fake-project.ts';
import { bench, refusal, success } from './fakes.ts';
import { navTree } from './trees.ts';

const ASKED = '11111111-1111-4111-8111-111111111111';
const IGNORED: ApiError = {
  code: 'prop-not-passed-on',
  message: 'Card ignores className.',
  component: 'Card',
  uses: 2,
};

/** App > main > Card (21) > article (10). The page knows this one use; the server knows of another. */
async function refusedOnce() {
  const all = bench();
  const { elements } = all.store.getState();
  const card = elements[idOf(10)] as TreeElement;
  const article: TreeElement = {
    ...card,
    filename: 'src/Card.tsx',
    ownerName: 'Card',
    type: 'native',
    componentName: 'article',
    parentCodebaseId: null,
    row: null,
  };
  const use: TreeElement = { ...card, codebaseId: idOf(21), ownerName: 'App', parentCodebaseId: idOf(5) };
  const key = `TE_${idOf(21)}_app_0-0`;
  const inside = { id: 10, key: `TE_${idOf(10)}_app_0-0` };
  const tree = indexNavTree(
    navTree({ id: 5, children: [{ id: 21, name: 'Card', component: true, key, children: [inside] }] }),
  );
  all.store.setState({ elements: { [idOf(10)]: article, [idOf(21)]: use }, selection: [key] });
  patchFrame(all.store, MAIN_FRAME, { tree });
  all.api.answer(refusal(IGNORED));
  await all.edits.apply(createChange(ASKED, 'ADD_CLASS', { codebaseIdToAddClass: idOf(21), className: 'a' }));
  const takes = { [idOf(10)]: { ...article, takesClassName: true as const } };
  const press = () => all.notify.actions[0]?.run();
  const isSent = (count: number) => expect.poll(() => all.api.posts.length).toBe(count);
  return { ...all, takes, press, isSent };
}

const ends = (posts: { path: string }[]) => posts.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));

describe('the offer to make a component take a class', () => {
  it('sends what was asked for again, to the place that it has now, as one step with the other', async () => {
    const { api, notify, takes, press, isSent } = await refusedOnce();
    expect(notify.actions[0]?.label).toBe('Make <Card> take a class');
    api.answer(success('a1', { treeElementLookup: takes }));
    api.answer(success('a2'));
    press();
    await isSent(3);
    expect(ends(api.posts)).toEqual(['addClass', 'takeClass', 'addClass']);
    const [first, take, again] = api.posts.map(({ body }) => body);
    // while the component ignored classes, the class went to its own element
    expect(JSON.stringify(first?.reactElement)).toContain(idOf(10));
    expect(JSON.stringify(again?.reactElement)).toContain(idOf(21));
    expect(JSON.stringify(take?.reactElement)).toContain(idOf(10));
    expect(again?.changeId).not.toBe(ASKED);
    expect(take?.activityId).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    expect(again?.activityId).toBe(take?.activityId);
    expect(take?.activityId).not.toBe(first?.activityId);
  });

  it('leaves nothing where the second is refused, and says its reason', async () => {
    const { api, notify, store, takes, press, isSent } = await refusedOnce();
    api.answer(success('a1', { treeElementLookup: takes }));
    api.answer(refusal());
    api.answer(success('u1'));
    press();
    await isSent(4);
    expect(ends(api.posts).at(-1)).toBe('undoChangeToFiles');
    expect(api.posts[3]?.body).toEqual({ latestUuid: api.posts[1]?.body.changeId });
    await expect.poll(() => store.getState().save.phase).toBe('refused');
    expect(notify.said).toEqual(['refused: Card ignores className.', 'refused: No literal.']);
  });

  it('ends where the component cannot be made to take one', async () => {
    const { api, notify, press, isSent } = await refusedOnce();
    api.answer(refusal({ code: 'cannot-take-class', message: 'It is wrapped.' }));
    press();
    await isSent(2);
    await expect.poll(() => notify.said.at(-1)).toBe('refused: It is wrapped.');
    expect(api.posts).toHaveLength(2);
  });
});
