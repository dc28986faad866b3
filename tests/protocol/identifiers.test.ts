import { describe, expect, it } from 'vitest';
import { type ChangeFields, createChange } from '../../src/protocol/changes.ts';
import { isCodebaseId, isPlaceholderId, isSourceId } from '../../src/protocol/codebase-id.ts';
import {
  formatElementKey,
  isPathInside,
  parentPath,
  parseElementKey,
  storyboardKey,
} from '../../src/protocol/element-key.ts';

const UUID_V5 = '74738ff5-5367-5958-9aee-98fffdcd1876';

describe('codebase ids', () => {
  // covers spec 3.6, 5.9
  it.each([
    [`tempo-${UUID_V5}`, true],
    ['tempo-74738ff5-5367-6958-9aee-98fffdcd1876', false], // version 6
    ['tempo-74738ff5-5367-5958-caee-98fffdcd1876', false], // variant
    ['tempo-', false],
    [UUID_V5, false],
    ['tempo-wrap-in-div-placeholder', false],
  ])('%s names a source element: %s', (id, expected) => {
    expect(isSourceId(id)).toBe(expected);
  });

  // covers spec 3.6
  it('placeholders of wrap, duplicate and add count as ids', () => {
    for (const id of [
      'tempo-wrap-in-div-placeholder',
      `tempo-duplicate-placeholder-tempo-${UUID_V5}`,
      `tempo-add-jsx-placeholder-${UUID_V5}`,
    ]) {
      expect(isPlaceholderId(id)).toBe(true);
      expect(isCodebaseId(id)).toBe(true);
    }
    expect(isCodebaseId('tempo-force-hover')).toBe(false);
  });
});

describe('element keys', () => {
  // covers spec 3.2
  it('survive formatting and parsing, storyboard ids with underscores included', () => {
    const key = { codebaseId: `tempo-${UUID_V5}`, storyboardId: 'main_board', uniquePath: '0-1-12' };
    expect(parseElementKey(formatElementKey(key))).toEqual(key);
  });

  it('may lack the codebase id, not the other two', () => {
    expect(parseElementKey('TE__board_0-1')).toEqual({ codebaseId: '', storyboardId: 'board', uniquePath: '0-1' });
    expect(parseElementKey('TE_x__0')).toBeNull();
    expect(parseElementKey('TE_x_board_')).toBeNull();
  });

  // covers spec 3.5
  it('fewer than four parts are the empty key', () => {
    expect(parseElementKey('TE_a_b')).toBeNull();
    expect(parseElementKey('')).toBeNull();
  });

  // covers spec 3.3, 5.1
  it.each(['a b', 'a.b', 'é', 'a/b'])('rejects the id %j, saying which id it is', (id) => {
    expect(() => formatElementKey({ codebaseId: id, storyboardId: 's', uniquePath: '0' })).toThrow(
      `codebase id contains invalid chars: ${id}`,
    );
    expect(() => formatElementKey({ codebaseId: '', storyboardId: id, uniquePath: '0' })).toThrow(
      `storyboard id contains invalid chars: ${id}`,
    );
  });

  // covers spec 3.4
  it('the storyboard has the fixed id and path', () => {
    expect(parseElementKey(storyboardKey('s'))).toEqual({
      codebaseId: 'STORYBOARD-TOP-CONSTANT',
      storyboardId: 's',
      uniquePath: '0',
    });
  });

  it('parenthood goes by segments', () => {
    expect(isPathInside('0-1-2', '0-1')).toBe(true);
    expect(isPathInside('0-10', '0-1')).toBe(false);
    expect(isPathInside('0-1', '0-1')).toBe(false);
    expect(parentPath('0-1-2')).toBe('0-1');
    expect(parentPath('0')).toBeNull();
  });
});

describe('change items', () => {
  // covers spec 3.10
  it('carry the name of their type and are not consumed', () => {
    const change = createChange('id', 'WRAP_DIV', { codebaseIdsToWrap: [] });
    expect(change).toEqual({
      id: 'id',
      type: 'WRAP_DIV',
      changeName: 'Wrap In Div',
      changeFields: { codebaseIdsToWrap: [] },
      prevIdToNewIdMap: {},
    });
  });

  it('of a wrapping name the new parent', () => {
    const wrap = (fields: Partial<ChangeFields['WRAP_DIV']>) =>
      createChange('id', 'WRAP_DIV', { codebaseIdsToWrap: [], ...fields }).changeName;
    expect(wrap({ wrapTag: 'div' })).toBe('Wrap In Div');
    expect(wrap({ wrapTag: 'section' })).toBe('Wrap In section');
    expect(wrap({ wrapTag: 'a', wrapProps: { href: '/' } })).toBe('Wrap In Link');
    expect(wrap({ wrapTag: 'NavLink', importFrom: 'react-router' })).toBe('Wrap In Link');
  });

  // covers spec 4.3
  it('of type UNKNOWN are consumed at creation', () => {
    expect(createChange('id', 'UNKNOWN', {})).toMatchObject({ changeName: '', consumed: true });
  });
});
