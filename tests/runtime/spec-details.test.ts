/** Details of docs/spec-coverage.md: flags, stored keys, the error catalogue, and changes that are not shown. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChange } from '../../src/protocol/changes.ts';
import { callFunction } from '../../src/runtime/functions.ts';
import { guarded } from '../../src/runtime/guard.ts';
import { setDebugLog } from '../../src/runtime/log.ts';
import { flagStyles, isDebugHost, readFlags } from '../../src/runtime/page/flags.ts';
import { mountId, rootElement } from '../../src/runtime/page/roots.ts';
import { createAttachment, type FakeAttachment, idOf } from './fake-attachment.ts';

let it1: FakeAttachment;
let errors: string[];
let warnings: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [errors, warnings] = [[], []];
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words.join(' ')));
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words.join(' ')));
  document.body.innerHTML = `<div id="root"><main class="${idOf(1)}"><p class="${idOf(2)}">one</p></main></div>`;
  it1 = createAttachment();
});
afterEach(() => {
  it1.attachment.stop();
  it1.gate.stop();
  setDebugLog(false);
  sessionStorage.clear();
  document.body.innerHTML = '';
  document.documentElement.querySelector('visual-edit-overlay')?.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const call = (name: string, ...args: unknown[]) => callFunction(it1.parts, name, args);
const done = () => {
  const message = it1.messages.findLast(({ id }) => id === 'INSTANT_UPDATE_DONE');
  return message?.id === 'INSTANT_UPDATE_DONE' ? message.instantUpdateSuccessful : null;
};
const trees = () => it1.messages.filter(({ id }) => id === 'NAV_TREE').length;
const settle = () => vi.advanceTimersByTime(2_000);
const styled = (id: string) =>
  createChange(id, 'STYLING', { codebaseId: idOf(2), stylingChanges: { color: 'red' }, stylingFramework: 'CSS' });
const removed = (id: string) => createChange(id, 'REMOVE_JSX', { codebaseIdsToRemove: [idOf(2)] });

describe('the root element', () => {
  // covers spec 2.4
  it('is #root, else #__next, else the body', () => {
    expect(rootElement(document)).toBe(document.getElementById('root'));
    document.body.innerHTML = '<div id="__next"></div>';
    expect(rootElement(document)).toBe(document.getElementById('__next'));
    document.body.innerHTML = '<main></main>';
    expect(rootElement(document)).toBe(document.body);
  });

  // covers spec 3.7
  it('and its like have their own names as ids', () => {
    document.body.innerHTML = '<div id="root"></div><div id="__next"></div><div id="other"></div>';
    const ids = [document.body, ...document.body.children].map(mountId);
    expect(ids).toEqual(['body', 'root', '__next', null]);
  });
});

describe('flags of the address', () => {
  it('are read from the query', () => {
    expect(readFlags('?storyboard=true&type=COMPONENT&framework=VITE&debugLog=true')).toEqual({
      storyboard: true,
      type: 'COMPONENT',
      layout: null,
      vite: true,
      debugLog: true,
    });
    expect(readFlags('')).toEqual({ storyboard: false, type: null, layout: null, vite: false, debugLog: false });
  });

  // covers spec 2.6
  it.each(['STORY', 'COMPONENT'])('type=%s makes root, body and html transparent and still', (type) => {
    const css = flagStyles(readFlags(`?type=${type}`));
    expect(css).toContain('html, body, #root, #__next { background: transparent !important; overflow: hidden');
    expect(flagStyles(readFlags('?type=APPLICATION'))).toBe('');
  });

  // covers spec 9.18
  it('debugLog=true counts on this machine, or on the hosts that the plugin names', () => {
    const hosts = ['localhost', 'app.localhost', '127.0.0.1', '[::1]', 'a.dev.example', 'dev.example', 'notlocalhost'];
    expect(hosts.filter((host) => isDebugHost(host))).toEqual(['localhost', 'app.localhost', '127.0.0.1', '[::1]']);
    expect(hosts.filter((host) => isDebugHost(host, ['.dev.example']))).toEqual(['a.dev.example']);
    expect(hosts.filter((host) => isDebugHost(host, ['dev.example']))).toEqual(['dev.example']);
    expect(hosts.filter((host) => isDebugHost(host, []))).toEqual([]);
  });

  // covers spec 2.8, 9.19
  it('debugLog=true turns debug logging on; large tables are logged as skipped', () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    call('setZoomPerc', 2);
    expect(debug).not.toHaveBeenCalled();
    setDebugLog(true);
    call('initProject', 'sb', {}, {}, null, {}, 'APPLICATION', null, '');
    call('setNewLookups', { [idOf(1)]: null }, {});
    call('processRulesForSelectedElement', { a: { selector: '.a' } }, '');
    call('setZoomPerc', 1);
    const lines = debug.mock.calls.map((words) => words.map((word) => JSON.stringify(word)).join(' '));
    for (const name of ['initProject', 'setNewLookups', 'processRulesForSelectedElement']) {
      expect(lines.find((line) => line.includes(name))).toContain('(large arguments skipped)');
    }
    expect(lines.find((line) => line.includes('setZoomPerc'))).toContain('[1]');
  });
});

describe('stored keys', () => {
  // covers spec 9.15, 9.17
  it('are the zoom as text and the time of the last tree', () => {
    call('setZoomPerc', 0.5);
    expect(sessionStorage.getItem('sb_zoomPerc')).toBe('0.5');
    it1.parts.navTree.restart();
    settle();
    expect(Number(sessionStorage.getItem('sb_lastNavTreeRefreshTime'))).toBe(Date.now() - 2_000);
  });
});

describe('a change', () => {
  // covers spec 4.4
  it('without a type fails, and the nav tree stays', () => {
    it1.parts.navTree.restart();
    settle();
    const before = trees();
    const build = vi.spyOn(it1.parts.navTree, 'pageChanged');
    call('applyChangeItemToDocument', { id: 'c', changeFields: {} });
    expect(done()).toBe(false);
    expect(build).not.toHaveBeenCalled();
    settle();
    expect(trees()).toBe(before);
  });

  // covers spec 5.2, 8.2
  it('of an unknown type raises the error of the spec, and fails', () => {
    call('applyChangeItemToDocument', { id: 'c', type: 'TURN_ROUND', changeFields: {} });
    expect(done()).toBe(false);
    expect(errors.join('\n')).toContain('Unknown change type: TURN_ROUND');
  });

  // covers spec 3.8, 4.6
  it('marks what it removes, and its undo leaves no mark', () => {
    const before = document.body.innerHTML;
    call('applyChangeItemToDocument', removed('c'));
    expect(document.querySelector('p')?.className).toContain('tempo-display-none-until-refresh');
    call('applyChangeItemToDocument', createChange('u', 'UNDO', { changeToUndo: 'c' }));
    expect([done(), document.body.innerHTML]).toEqual([true, before]);
  });

  // covers spec 3.15
  it('removes an id that is named twice once', () => {
    call('applyChangeItemToDocument', createChange('c', 'REMOVE_JSX', { codebaseIdsToRemove: [idOf(2), idOf(2)] }));
    const message = it1.messages.findLast(({ id }) => id === 'INSTANT_UPDATE_DONE');
    if (message?.id !== 'INSTANT_UPDATE_DONE') throw new Error('no answer');
    expect(message.changeItem).toMatchObject({ id: 'c', instantUpdateFinished: true, instantUpdateSuccessful: true });
    const removals = Object.values(message.instantUpdateData.parentToElementKeysRemoved ?? {}).flat();
    expect(removals).toHaveLength(1);
  });

  // covers spec 4.6
  it('that adds marks its element for deletion at the refresh', () => {
    const fields = { codebaseIdToAddTo: idOf(1), addNativeTag: 'b' };
    call('applyChangeItemToDocument', createChange('c', 'ADD_JSX', fields));
    expect(document.querySelector('b')?.className).toContain('tempo-delete-at-refresh');
    it1.attachment.beforeRefresh();
    expect(document.querySelector('b')).toBeNull();
  });

  // covers spec 4.12
  it('done again means elements by the ids that they have now', () => {
    call('applyChangeItemToDocument', styled('c'));
    call('applyChangeItemToDocument', createChange('u', 'UNDO', { changeToUndo: 'c' }));
    document.querySelector('p')?.classList.replace(idOf(2), idOf(3));
    call('updateCodebaseIds', { [idOf(2)]: idOf(3) }, {}, {});
    call('applyChangeItemToDocument', createChange('r', 'REDO', { changeToRedo: 'c' }));
    expect([done(), document.querySelector('p')?.className]).toEqual([
      true,
      expect.stringContaining('tempo-instant-styling-'),
    ]);
  });
});

describe('a flush', () => {
  // covers spec 4.8
  it('shows styling and classes, and the undo and redo of them, and nothing else', () => {
    call('setIsFlushing', true);
    call('applyChangeItemToDocument', styled('c'));
    expect(done()).toBe(true);
    call('applyChangeItemToDocument', createChange('u', 'UNDO', { changeToUndo: 'c' }));
    expect([done(), document.querySelector('p')?.className]).toEqual([true, idOf(2)]);
    call('applyChangeItemToDocument', createChange('r', 'REDO', { changeToRedo: 'c' }));
    expect(done()).toBe(true);
    call('applyChangeItemToDocument', removed('d'));
    expect(done()).toBe(false);
  });

  // covers spec 4.9
  it('that begins refreshes the tree, one that goes on does not', () => {
    call('setIsFlushing', true);
    settle();
    expect(trees()).toBe(1);
    call('setIsFlushing', true);
    settle();
    expect(trees()).toBe(1);
    call('setIsFlushing', false);
    settle();
    expect(trees()).toBe(1);
  });
});

describe('errors', () => {
  // covers spec 8.8
  it('of a tree that cannot be built are told by the words of the spec', () => {
    const broken = vi.spyOn(it1.parts.page, 'codebaseIdOf').mockImplementation(() => {
      throw new Error('no');
    });
    it1.parts.navTree.restart();
    expect(errors.join('\n')).toContain('Error building nav tree');
    broken.mockRestore();
    it1.parts.navTree.restart();
    settle();
    vi.spyOn(it1.parts.page, 'codebaseIdOf').mockImplementation(() => {
      throw new Error('no');
    });
    it1.parts.pageChanged();
    settle();
    expect(errors.join('\n')).toContain('ERROR: Could not re-create nav tree on DOM change');
  });

  // covers spec 8.6, 8.7, 8.10
  it('of updates without a place on the page', () => {
    const nowhere = { codebaseIdToAddTo: idOf(9), addNativeTag: 'b' };
    call('applyChangeItemToDocument', createChange('c', 'ADD_JSX', nowhere));
    expect(errors.join('\n')).toContain('Could not find new parent element for instant update');
    const unknown = { codebaseIdToAddTo: idOf(1), addCodebaseId: idOf(9) };
    call('applyChangeItemToDocument', createChange('d', 'ADD_JSX', unknown));
    expect(errors.join('\n')).toContain('Could not find component element for instant update');
    const beside = { codebaseIdToAddTo: idOf(1), addNativeTag: 'b', beforeCodebaseId: idOf(9) };
    call('applyChangeItemToDocument', createChange('e', 'ADD_JSX', beside));
    expect(warnings.join('\n')).toContain('The element to insert before is not on the page');
  });

  it('of an added component that the page does not show are for other parents than our editor', () => {
    const { parts } = createAttachment({}, true);
    const unknown = { codebaseIdToAddTo: idOf(1), addCodebaseId: idOf(9) };
    parts.instant.apply(createChange('f', 'ADD_JSX', unknown));
    expect(errors).toEqual([]);
  });

  // covers spec 8.5
  it('of a look-up with nothing selected', () => {
    expect(() => it1.parts.page.sameAs(null)).toThrow('No selected element when isNavNodeMatch called');
  });

  it('of ours are logged and go no further', () => {
    const broken = guarded('a listener', () => {
      throw new Error('ours');
    });
    expect(broken).not.toThrow();
    expect(errors.join('\n')).toContain('a listener: Error: ours');
  });
});

describe('a storyboard', () => {
  // covers spec 3.25
  it('keeps what it is told of the storyboard', () => {
    const component = { name: 'Card' };
    call('initProject', 'sb2', {}, {}, component, {}, 'STORY', 'src/Card.tsx', 'http://localhost/card');
    expect(it1.parts.project).toMatchObject({
      storyboardId: 'sb2',
      storyboardComponentElement: component,
      storyboardType: 'STORY',
      savedComponentFilename: 'src/Card.tsx',
      originalStoryboardUrl: 'http://localhost/card',
    });
  });
});

describe('look-ups', () => {
  // covers spec 5.16
  it('lose the entries whose new value is empty', () => {
    const entry = { codebaseId: idOf(1), type: 'native', componentName: 'main' };
    call('setNewLookups', { [idOf(1)]: entry }, {});
    expect(it1.parts.project.element(idOf(1))).toEqual(entry);
    call('setNewLookups', { [idOf(1)]: null }, {});
    expect(it1.parts.project.element(idOf(1))).toBeNull();
  });
});

describe('forced states', () => {
  // covers spec 4.32
  it('have classes of any modifier, and clear the earlier ones first', () => {
    const key = `TE_${idOf(2)}_sb_0-0-0-0`;
    const forced = () => [...(document.querySelector('p')?.classList ?? [])].filter((name) => /force/.test(name));
    call('setModifiersForSelectedElement', ['hover', 'visited'], key);
    expect(forced()).toEqual(['tempo-force-hover', 'tempo-force-visited']);
    call('setModifiersForSelectedElement', ['focus'], key);
    expect(forced()).toEqual(['tempo-force-focus']);
  });

  it('of a component that is shown alone stay, whatever is selected and however it renders', () => {
    const key = `TE_${idOf(2)}_sb_0-0-0-0`;
    const shown = document.querySelector('p') as HTMLElement;
    const forced = () => [...shown.classList].filter((name) => /force/.test(name)).sort();
    let roots: Element[] = [];
    const { parts } = createAttachment({ elementsOfKey: () => roots });
    callFunction(parts, 'setModifiersForComponent', [['hover']]);
    expect(forced()).toEqual([]);
    roots = [shown];
    parts.pseudoStates.committed();
    expect(forced()).toEqual(['tempo-force-hover']);
    const { className } = shown;
    shown.className = 'other';
    parts.pseudoStates.committed();
    expect(shown.className).toBe('other tempo-force-hover');
    shown.className = className;
    parts.pseudoStates.set(['focus'], key);
    parts.pseudoStates.clear();
    expect(forced()).toEqual(['tempo-force-hover']);
    callFunction(parts, 'setModifiersForComponent', [[]]);
    expect(forced()).toEqual([]);
  });
});
