import { describe, expect, it } from 'vitest';
import { toRequest } from '../../src/editor-ui/api/requests.ts';
import { forAllUses } from '../../src/editor-ui/edits/all-uses.ts';
import { forThisUse } from '../../src/editor-ui/edits/take-class.ts';
import { idsOfSelection, withChosenScope, withScope } from '../../src/editor-ui/scope/apply-scope.ts';
import { listMove } from '../../src/editor-ui/scope/list-move.ts';
import { styledInstead } from '../../src/editor-ui/scope/own-element.ts';
import { pluralityOf } from '../../src/editor-ui/scope/plurality.ts';
import { indexNavTree, type NavItem } from '../../src/editor-ui/store/nav-index.ts';
import { type EditorState, MAIN_FRAME } from '../../src/editor-ui/store/state.ts';
import { activeFrame, patchFrame, selectedItem } from '../../src/editor-ui/store/store.ts';
import type { ApiError, TreeElement } from '../../src/protocol/api.ts';
import { type AnyMutationChange, createChange, type EditScope } from '../../src/protocol/changes.ts';
import { idOf } from './fake-project.ts';
import { bench } from './fakes.ts';
import { keyOf, navTree } from './trees.ts';

const ID = '11111111-1111-4111-8111-111111111111';

/** The use of a component, its root, and an element in it. The tree shows a component and its root at one place. */
const use = (at: string, site: number) => ({
  id: site,
  name: 'Card',
  component: true,
  key: `TE_${idOf(site)}_app_${at}`,
  children: [
    { id: 10, key: `TE_${idOf(10)}_app_${at}`, children: [{ id: 11, key: `TE_${idOf(11)}_app_${at}-0`, text: 't' }] },
  ],
});

/** App > main > a list of three cards by one element (20), and a fourth card by another one (21). */
const PAGE = navTree({
  id: 5,
  children: [use('0-0', 20), use('0-1', 20), use('0-2', 20), use('0-3', 21)],
});

const root = (at: number) => `TE_${idOf(10)}_app_0-${at}`;
const title = (at: number) => `TE_${idOf(11)}_app_0-${at}-0`;

function page(selected: string, scopes: Record<string, EditScope> = {}): EditorState {
  const { store } = bench();
  const { elements } = store.getState();
  const card = elements[idOf(10)];
  if (!card) throw new Error('the fake project has no card');
  const inCard = { filename: 'src/Card.tsx', ownerName: 'Card', scopeId: 'scope-card', type: 'native' } as const;
  const site = (n: number) => ({ ...card, codebaseId: idOf(n), ownerName: 'App', parentCodebaseId: idOf(5) });
  store.setState({
    elements: {
      [idOf(5)]: { ...card, codebaseId: idOf(5), componentName: 'main', type: 'native', ownerName: 'App' },
      [idOf(10)]: { ...card, ...inCard, componentName: 'article', parentCodebaseId: null, row: null },
      [idOf(11)]: { ...card, ...inCard, codebaseId: idOf(11), componentName: 'h2', parentCodebaseId: idOf(10) },
      [idOf(20)]: site(20),
      [idOf(21)]: site(21),
    },
    selection: [selected],
    editScopes: scopes,
  });
  patchFrame(store, MAIN_FRAME, { tree: indexNavTree(PAGE) });
  return store.getState();
}

const many = (key: string) => {
  const state = page(key);
  const { tree } = activeFrame(state);
  const item = tree.items.get(key);
  return item ? pluralityOf(tree, state.elements, item) : null;
};

const remove = (id: number) => createChange(ID, 'REMOVE_JSX', { codebaseIdsToRemove: [idOf(id)] }) as AnyMutationChange;
const addClass = (id: number) =>
  createChange(ID, 'ADD_CLASS', { codebaseIdToAddClass: idOf(id), className: 'a' }) as AnyMutationChange;
const retitle = createChange(ID, 'EDIT_TEXT', { codebaseIdToEditText: idOf(11), oldText: 't', newText: 'u' });

describe('an element that stands for many', () => {
  it('says which of how many it is, which use made it, and where it stands in its list', () => {
    expect(many(root(1))).toMatchObject({
      at: 2,
      of: 4,
      fromCallSite: 3,
      callSites: 2,
      callSite: { source: { codebaseId: idOf(20) } },
      list: { index: 1, count: 3 },
    });
    expect(many(title(3))).toMatchObject({ at: 4, of: 4, fromCallSite: 1, list: null });
  });

  it('is none where there is one of it', () => {
    expect(many(keyOf(5, '0'))).toBeNull();
  });
});

describe('a choice of where edits go', () => {
  it('names the uses around the use whose text is edited, each of the component that the one before is written in', () => {
    const state = page(title(3));
    const { [idOf(21)]: site, ...elements } = state.elements;
    const within = { ...site, ownerName: 'Shell' } as TreeElement;
    const shell = { ...site, codebaseId: idOf(22), componentName: 'Shell' } as TreeElement;
    const tree = navTree({
      id: 5,
      children: [{ id: 22, name: 'Shell', component: true, key: `TE_${idOf(22)}_app_0-3`, children: [use('0-3', 21)] }],
    });
    const { store } = bench();
    store.setState({ ...state, elements: { ...elements, [idOf(21)]: within, [idOf(22)]: shell } });
    patchFrame(store, MAIN_FRAME, { tree: indexNavTree(tree) });
    const item = activeFrame(store.getState()).tree.items.get(title(3)) as NavItem;
    const uses = { callSiteCodebaseId: idOf(21), callSitesAround: [idOf(22)] };
    expect(withScope(store.getState(), retitle, item, 'instance')).toMatchObject(uses);
    expect(toRequest(withScope(store.getState(), retitle, item, 'instance')).body).toMatchObject({
      callSite: { codebaseId: idOf(21) },
      callSitesAround: [{ codebaseId: idOf(22) }],
    });
  });

  it('goes to the definition of what stands inside a component, and the definition is said plainly', () => {
    expect(withChosenScope(page(title(1)), addClass(11)).scope).toBeUndefined();
    expect(withChosenScope(page(root(1), { [idOf(10)]: 'definition' }), addClass(10))).toMatchObject({
      scope: 'definition',
      changeFields: { codebaseIdToAddClass: idOf(10) },
    });
  });

  it('goes without saying where an item of a list is deleted: it is the item that is seen', () => {
    expect(withChosenScope(page(root(1)), remove(10))).toMatchObject({
      scope: 'data',
      dataIndex: 1,
      changeFields: { codebaseIdsToRemove: [idOf(20)] },
    });
    expect(withChosenScope(page(root(1), { [idOf(10)]: 'definition' }), remove(10)).scope).toBe('definition');
    expect(withChosenScope(page(title(1)), remove(11)).scope).toBeUndefined();
  });

  it('means the item also where the use of a component is all that the item holds', () => {
    const shown = navTree({
      id: 5,
      children: ['0-0', '0-1'].map((at) => ({ id: 30, children: [use(`${at}-0`, 20)] })),
    });
    const around = (text: string): EditorState => {
      const state = page(`TE_${idOf(10)}_app_0-1-0`);
      const li = { ...state.elements[idOf(20)], codebaseId: idOf(30), componentName: 'li' } as TreeElement;
      const index = indexNavTree(shown);
      for (const item of index.items.values()) if (item.codebaseId === idOf(30)) item.text = text;
      const frames = { ...state.frames, [MAIN_FRAME]: { ...activeFrame(state), tree: index } };
      return { ...state, frames, elements: { ...state.elements, [idOf(30)]: li } };
    };
    const item = { scope: 'data', dataIndex: 1, changeFields: { codebaseIdsToRemove: [idOf(30)] } };
    expect(withChosenScope(around(''), remove(10))).toMatchObject(item);
    expect(withChosenScope(around('beside it: '), remove(10)).scope).not.toBe('data');
    const both = { ...around(''), selection: ['0-0-0', '0-1-0'].map((at) => `TE_${idOf(10)}_app_${at}`) };
    expect(idsOfSelection(both, 'REMOVE_JSX')).toEqual([idOf(30)]);
  });

  it('goes to the use of a component whose root is edited, where the component is a part', () => {
    const use = { scope: 'instance', callSiteCodebaseId: idOf(21), instantUpdateKeys: [root(3)] };
    expect(withChosenScope(page(root(3)), addClass(10))).toMatchObject(use);
    expect(withChosenScope(page(root(3)), remove(10))).toMatchObject({
      scope: 'instance',
      changeFields: { codebaseIdsToRemove: [idOf(21)] },
    });
    expect(withChosenScope(page(root(3), { [idOf(10)]: 'definition' }), addClass(10)).scope).toBe('definition');
    const retag = createChange(ID, 'CHANGE_TAG', { codebaseIdToChange: idOf(10), newTagName: 'div' });
    expect(withChosenScope(page(root(3)), retag).scope).toBeUndefined();
  });

  it('goes to the root of what is used once, unless that takes the class of its use', () => {
    const once = page(root(3));
    const { [idOf(20)]: _other, ...elements } = once.elements;
    expect(withChosenScope({ ...once, elements }, addClass(10)).scope).toBeUndefined();
    // but the part as a whole is deleted and copied where it is used
    const site = { ...elements[idOf(21)], ownerName: 'Page' } as TreeElement;
    expect(withChosenScope({ ...once, elements: { ...elements, [idOf(21)]: site } }, remove(10))).toMatchObject({
      scope: 'instance',
      changeFields: { codebaseIdsToRemove: [idOf(21)] },
    });
    const copy = createChange(ID, 'DUPLICATE', { codebaseIdsToDuplicate: [idOf(10)] });
    expect(withChosenScope({ ...once, elements: { ...elements, [idOf(21)]: site } }, copy)).toMatchObject({
      scope: 'instance',
      changeFields: { codebaseIdsToDuplicate: [idOf(21)] },
    });
    expect(
      withChosenScope({ ...once, elements: { ...elements, [idOf(21)]: { ...site, ownerName: null } } }, remove(10))
        .scope,
    ).toBeUndefined();
    const takes = { ...elements[idOf(10)], takesClassName: true } as TreeElement;
    const part = { ...once, elements: { ...elements, [idOf(10)]: takes } };
    expect(withChosenScope(part, addClass(10))).toMatchObject({ scope: 'instance', callSiteCodebaseId: idOf(21) });
    const provided = { ...takes, parentCodebaseId: idOf(12), row: '', inProviders: true } as const;
    const shown = { ...once, elements: { ...elements, [idOf(10)]: provided } };
    expect(withChosenScope(shown, addClass(10)), 'alone in a provider').toMatchObject({ scope: 'instance' });
    const made = { ...once, elements: { ...elements, [idOf(10)]: { ...takes, aside: true } } } as EditorState;
    expect(withChosenScope(made, addClass(10)).scope, 'what its component only shows within').toBeUndefined();
  });

  describe('of a component that ignores classes', () => {
    const style = (id: number) =>
      createChange(ID, 'STYLING', {
        codebaseId: idOf(id),
        stylingChanges: { color: 'red' },
        stylingFramework: 'Tailwind',
      });
    const useKey = `TE_${idOf(21)}_app_0-3`;
    const once = (selected: string, scopes: Record<string, EditScope> = {}): EditorState => {
      const state = page(selected, scopes);
      const { [idOf(20)]: _other, ...elements } = state.elements;
      return { ...state, elements };
    };

    it('goes to its own element where its use is the only one', () => {
      expect(withChosenScope(once(useKey), style(21))).toMatchObject({
        callSiteCodebaseId: idOf(21),
        changeFields: { codebaseId: idOf(10) },
      });
      expect(withChosenScope(once(useKey), addClass(21))).toMatchObject({
        changeFields: { codebaseIdToAddClass: idOf(10) },
      });
      const chosen = withChosenScope(once(root(3), { [idOf(10)]: 'instance' }), style(10));
      expect(chosen).toMatchObject({ callSiteCodebaseId: idOf(21), changeFields: { codebaseId: idOf(10) } });
      expect(chosen.scope).toBeUndefined();
    });

    it('goes there for each of several that are selected', () => {
      const both = { ...once(useKey), selection: [keyOf(5, '0'), useKey] };
      expect(withChosenScope(both, style(21))).toMatchObject({ changeFields: { codebaseId: idOf(10) } });
    });

    it('stays at the use where there are others, where it takes classes, and for what is no look', () => {
      expect(withChosenScope(page(useKey), style(21))).toMatchObject({ changeFields: { codebaseId: idOf(21) } });
      const state = once(useKey);
      const takes = { ...state.elements[idOf(10)], takesClassName: true } as TreeElement;
      const part = { ...state, elements: { ...state.elements, [idOf(10)]: takes } };
      expect(withChosenScope(part, style(21))).toMatchObject({ changeFields: { codebaseId: idOf(21) } });
      expect(withChosenScope(state, remove(21))).toMatchObject({ changeFields: { codebaseIdsToRemove: [idOf(21)] } });
    });

    it('stays at the use where it shows what it was handed', () => {
      const state = once(useKey);
      const handed = { ...state.elements[idOf(10)], ownerName: 'App' } as TreeElement;
      const shell = { ...state, elements: { ...state.elements, [idOf(10)]: handed } };
      expect(withChosenScope(shell, style(21))).toMatchObject({ changeFields: { codebaseId: idOf(21) } });
    });
  });

  describe('of components that ignore classes, one the root of another', () => {
    const OUTER = `TE_${idOf(21)}_app_0-0`;
    /** App > main > Shell (21) > Card (20) > article (10); Card may be used elsewhere, too. */
    const chain = (cards: number): EditorState => {
      const state = page(OUTER);
      const { [idOf(20)]: card, [idOf(21)]: shell, ...elements } = state.elements;
      if (!card || !shell) throw new Error('the page has no uses');
      const inShell = { ...card, filename: 'src/Shell.tsx', ownerName: 'Shell', parentCodebaseId: null, row: null };
      const others = Array.from({ length: cards - 1 }, (_, i) => ({ ...card, codebaseId: idOf(30 + i) }));
      const all = [inShell, { ...shell, componentName: 'Shell' }, ...others].map((one) => [one.codebaseId, one]);
      const { children } = use('0-0', 20);
      const inner = { id: 20, name: 'Card', component: true, key: `TE_${idOf(20)}_app_0-0`, children };
      const outer = { id: 21, name: 'Shell', component: true, key: OUTER, children: [inner] };
      const tree = indexNavTree(navTree({ id: 5, children: [outer] }));
      const { store } = bench();
      store.setState({ ...state, elements: { ...elements, ...Object.fromEntries(all) } });
      patchFrame(store, MAIN_FRAME, { tree });
      return store.getState();
    };
    const goesInto = (state: EditorState) => {
      const item = selectedItem(state);
      return item && styledInstead(state, item)?.ownerName;
    };
    const refusal = (component: string, uses?: number): ApiError => ({
      code: 'prop-not-passed-on',
      message: `${component} ignores className.`,
      component,
      ...(uses && { uses }),
    });

    it('goes to the innermost while each is used once, and the panel names that one', () => {
      expect(goesInto(chain(1))).toBe('Card');
      expect(withChosenScope(chain(1), addClass(21))).toMatchObject({
        callSiteCodebaseId: idOf(21),
        changeFields: { codebaseIdToAddClass: idOf(10) },
      });
      expect(goesInto(chain(3))).toBe('Shell');
    });

    it('is offered for all uses of the one that refused it, in the own root of that one', () => {
      const state = chain(3);
      const asked = withChosenScope(state, addClass(21));
      expect(asked).toMatchObject({ changeFields: { codebaseIdToAddClass: idOf(20) } });
      const offer = forAllUses(state, asked, refusal('Card', 3));
      expect(offer).toMatchObject({
        label: 'Edit all 3 <Card>',
        change: { scope: 'definition', changeFields: { codebaseIdToAddClass: idOf(10) } },
      });
      expect(offer?.change.callSiteCodebaseId).toBeUndefined();
      expect(forAllUses(state, asked, refusal('Shell', 2))).toMatchObject({
        label: 'Edit all 2 <Shell>',
        change: { changeFields: { codebaseIdToAddClass: idOf(20) } },
      });
      expect(forAllUses(state, asked, refusal('Card'))?.label).toBe('Change all uses of <Card>');
      expect(forAllUses(state, asked, refusal('Other', 2))).toBeUndefined();
    });

    it('is offered in the root that a call put around the component', () => {
      const state = chain(1);
      const shell = {
        ...state.elements[idOf(21)],
        componentName: 'Page',
        definition: 'src/Page.tsx#Page',
      } as TreeElement;
      const made = { ...state, elements: { ...state.elements, [idOf(21)]: shell } };
      expect(forAllUses(made, addClass(21), refusal('Shell'))).toMatchObject({
        label: 'Change all uses of <Shell>',
        change: { changeFields: { codebaseIdToAddClass: idOf(20) } },
      });
    });

    it('is offered for the element itself where a use of its own component was asked for', () => {
      const state = { ...page(root(3), { [idOf(10)]: 'instance' }) };
      const asked = withChosenScope(state, addClass(10));
      expect(forAllUses(state, asked, refusal('Card', 2))).toMatchObject({
        label: 'Edit all 2 <Card>',
        change: { scope: 'definition', changeFields: { codebaseIdToAddClass: idOf(10) } },
      });
      expect(forThisUse(state, asked, addClass(10), refusal('Card', 2))).toMatchObject({
        label: 'Make <Card> take a class',
        take: { type: 'TAKE_CLASS', changeFields: { codebaseId: idOf(10) } },
        change: { type: 'ADD_CLASS', changeFields: { codebaseIdToAddClass: idOf(10) } },
      });
    });

    it('is not offered for an element in a context provider, which the component does not return itself', () => {
      const state = page(root(3), { [idOf(10)]: 'instance' });
      const asked = withChosenScope(state, addClass(10));
      const shown = { ...state.elements[idOf(10)], inProviders: true } as TreeElement;
      const provided = { ...state, elements: { ...state.elements, [idOf(10)]: shown } };
      expect(forThisUse(provided, asked, addClass(10), refusal('Card', 2))).toBeUndefined();
    });

    it('is offered for the one use by a class that the root of the component takes, and for a style attribute never', () => {
      const state = chain(3);
      const asked = withChosenScope(state, addClass(21));
      const offer = forThisUse(state, asked, addClass(21), refusal('Card', 3));
      expect(offer?.take.changeFields).toEqual({ codebaseId: idOf(10) });
      expect(offer?.change.changeFields).toEqual({ codebaseIdToAddClass: idOf(21), className: 'a' });
      expect(offer?.change.activityId).toBe(offer?.take.activityId);
      expect(forThisUse(state, asked, asked, { ...refusal('Card', 3), code: 'no-change' })).toBeUndefined();
      expect(forThisUse(state, asked, asked, refusal('Shell', 2))).toBeUndefined();
      const inline = { codebaseId: idOf(21), stylingChanges: { color: 'red' }, stylingFramework: 'Inline' } as const;
      const styling = createChange(asked.id, 'STYLING', inline);
      expect(forThisUse(state, styling, styling, refusal('Card', 3))).toBeUndefined();
    });
  });

  it('goes to the root of a page, however many routes show it', () => {
    const state = page(root(3));
    const route = { ...state.elements[idOf(21)], parentCodebaseId: idOf(30) } as TreeElement;
    const elements = { ...state.elements, [idOf(21)]: route, [idOf(30)]: { ...route, codebaseId: idOf(30) } };
    expect(withChosenScope({ ...state, elements }, addClass(10)).scope).toBeUndefined();
  });

  it('goes to each use of several that are selected', () => {
    const state = { ...page(root(3)), selection: [root(1), root(3)] };
    expect(idsOfSelection(state, 'REMOVE_JSX')).toEqual([idOf(20), idOf(21)]);
    expect(idsOfSelection(state, 'UNWRAP')).toEqual([idOf(10)]);
  });

  it('names the call site for what the component passes on, and shows it on what that call site made', () => {
    expect(withChosenScope(page(root(3), { [idOf(10)]: 'instance' }), addClass(10))).toMatchObject({
      scope: 'instance',
      callSiteCodebaseId: idOf(21),
      instantUpdateKeys: [root(3)],
      changeFields: { codebaseIdToAddClass: idOf(10) },
    });
  });

  it('takes the use of the component for its root where the element as a whole is meant', () => {
    const change = withChosenScope(page(root(3), { [idOf(10)]: 'instance' }), remove(10));
    expect(change).toMatchObject({ scope: 'instance', changeFields: { codebaseIdsToRemove: [idOf(21)] } });
    expect(withChosenScope(page(title(3), { [idOf(11)]: 'instance' }), remove(11))).toMatchObject({
      callSiteCodebaseId: idOf(21),
      changeFields: { codebaseIdsToRemove: [idOf(11)] },
    });
  });

  it('looks for the text of one use at that use, or in the item of the data that it shows', () => {
    expect(withChosenScope(page(title(1), { [idOf(11)]: 'instance' }), retitle)).toMatchObject({
      scope: 'instance',
      callSiteCodebaseId: idOf(20),
      dataIndex: 1,
      changeFields: { codebaseIdToEditText: idOf(11), oldText: 't', newText: 'u' },
    });
  });

  it('counts the item of the data, and lets the whole box stand for the item', () => {
    expect(withChosenScope(page(title(2), { [idOf(11)]: 'data' }), retitle)).toMatchObject({
      scope: 'data',
      dataIndex: 2,
      callSiteCodebaseId: idOf(20),
      instantUpdateKeys: [title(2)],
      changeFields: { codebaseIdToEditText: idOf(11) },
    });
    expect(withChosenScope(page(root(2), { [idOf(10)]: 'data' }), remove(10))).toMatchObject({
      scope: 'data',
      dataIndex: 2,
      changeFields: { codebaseIdsToRemove: [idOf(20)] },
    });
  });

  it('leaves changes of other elements and with a scope of their own alone', () => {
    const state = page(root(1), { [idOf(10)]: 'data', [idOf(11)]: 'data' });
    expect(withChosenScope(state, addClass(11)).scope).toBeUndefined();
    expect(withChosenScope(state, { ...addClass(10), scope: 'definition' }).scope).toBe('definition');
  });
});

describe('reordering a list', () => {
  it('moves the item of the data, from the box or from the component that draws it', () => {
    expect(listMove(page(root(1)), root(1), 2)).toMatchObject({
      type: 'MOVE_JSX',
      scope: 'data',
      dataIndex: 1,
      dataCount: 3,
      dataIndexTo: 2,
      changeFields: { codebaseIdToMove: idOf(20), codebaseIdToMoveTo: idOf(5) },
    });
  });

  it('names the item of each list around, from the inside out', () => {
    const [first, second] = ['0', '1'];
    const row = (at: string) => ({
      id: 22,
      name: 'Row',
      component: true,
      key: `TE_${idOf(22)}_app_${at}`,
      children: [use(`${at}-0`, 20), use(`${at}-1`, 20), use(`${at}-2`, 20)],
    });
    const state = page(root(1));
    const { store } = bench();
    const rows = {
      ...state.elements,
      [idOf(22)]: { ...state.elements[idOf(20)], codebaseId: idOf(22) } as TreeElement,
    };
    store.setState({ ...state, elements: rows });
    patchFrame(store, MAIN_FRAME, { tree: indexNavTree(navTree({ id: 5, children: [row(first), row(second)] })) });
    expect(listMove(store.getState(), `TE_${idOf(20)}_app_1-2`, 0)).toMatchObject({
      dataIndex: 2,
      dataCount: 3,
      dataIndexTo: 0,
      lists: [
        { codebaseId: idOf(20), index: 2, count: 3 },
        { codebaseId: idOf(22), index: 1, count: 2 },
      ],
    });
  });

  it('has nothing to do at the ends, for elements inside an item, and for single elements', () => {
    const state = page(root(1));
    expect(listMove(state, root(2), 3)).toBeNull();
    expect(listMove(state, root(0), -1)).toBeNull();
    expect(listMove(state, title(1), 2)).toBeNull();
    expect(listMove(state, root(3), 0)).toBeNull();
  });
});
