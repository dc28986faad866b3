import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/editor-ui/commands/commands.ts';
import { ariaKeys, keyCaps, keyText, modifierName } from '../../src/editor-ui/commands/key-names.ts';
import { commandForKey, type KeyPlace } from '../../src/editor-ui/commands/keys.ts';

const anywhere: KeyPlace = { typing: false, driving: false, canvas: false };
const onCanvas: KeyPlace = { ...anywhere, canvas: true };

function press(key: string, init: KeyboardEventInit = {}, place: KeyPlace = anywhere): string | null {
  return commandForKey(new KeyboardEvent('keydown', { key, ...init }), place)?.id ?? null;
}
const mod = { ctrlKey: true };

describe('keys', () => {
  it('mean what the table of keys says', () => {
    const table: [string, KeyboardEventInit, string][] = [
      ['z', mod, 'undo'],
      ['Z', { ...mod, shiftKey: true }, 'redo'],
      ['y', mod, 'redo'],
      ['d', mod, 'duplicate'],
      ['g', mod, 'wrap'],
      ['G', { ...mod, shiftKey: true }, 'unwrap'],
      ['Delete', {}, 'delete'],
      ['Backspace', {}, 'delete'],
      ['Escape', {}, 'deselect'],
      ['P', { ...mod, shiftKey: true }, 'drive'],
      ['k', mod, 'palette'],
      ['\\', mod, 'panels'],
      ['?', { shiftKey: true }, 'help'],
      ['=', mod, 'zoom-in'],
      ['-', mod, 'zoom-out'],
      ['0', mod, 'zoom-100'],
      ['!', { shiftKey: true, code: 'Digit1' }, 'zoom-fit'],
      ['@', { shiftKey: true, code: 'Digit2' }, 'zoom-selection'],
      ['"', { shiftKey: true, code: 'Digit2' }, 'zoom-selection'],
      ['¡', { altKey: true, code: 'Digit1' }, 'layers'],
      ['2', { altKey: true, code: 'Digit2' }, 'inspector'],
      ['1', { code: 'Digit1' }, 'breakpoint-1'],
      ['Enter', mod, 'class-input'],
      ['a', mod, 'select-siblings'],
      ['v', {}, 'select'],
      ['h', {}, 'pan'],
      ['F6', {}, 'next-panel'],
      ['F6', { shiftKey: true }, 'previous-panel'],
    ];
    for (const [key, init, id] of table) expect(press(key, init), key).toBe(id);
  });

  it('of the canvas work there only', () => {
    expect(press('Tab')).toBeNull();
    expect(press('Tab', {}, onCanvas)).toBe('next-sibling');
    expect(press('Tab', { shiftKey: true }, onCanvas)).toBe('previous-sibling');
    expect(press('Enter', {}, onCanvas)).toBe('enter');
    expect(press('Enter', { shiftKey: true }, onCanvas)).toBe('select-parent');
    expect(press('ArrowLeft')).toBeNull();
    for (const init of [{}, { shiftKey: true }, { altKey: true }]) {
      expect(press('ArrowLeft', init, onCanvas)).toBe('arrow-left');
    }
  });

  it('are characters while somebody types, but for those that no text needs', () => {
    const typing = { ...anywhere, typing: true };
    for (const key of ['v', 'h', '1', 'Delete', 'Backspace', 'Escape']) expect(press(key, {}, typing)).toBeNull();
    expect(press('z', mod, typing)).toBeNull();
    expect(press('a', mod, typing)).toBeNull();
    expect(press('k', mod, typing)).toBe('palette');
    expect(press('P', { ...mod, shiftKey: true }, typing)).toBe('drive');
  });

  it("are the app's while it is driven", () => {
    const driving = { ...onCanvas, driving: true };
    expect(press('Delete', {}, driving)).toBeNull();
    expect(press('z', mod, driving)).toBeNull();
    expect(press('P', { ...mod, shiftKey: true }, driving)).toBe('drive');
  });

  it('kept down repeat only what may be repeated', () => {
    expect(press('z', { ...mod, repeat: true })).toBe('undo');
    expect(press('d', { ...mod, repeat: true })).toBeNull();
  });

  it('leave reload to the browser', () => {
    for (const init of [mod, { ...mod, shiftKey: true }]) expect(press('r', init)).toBeNull();
  });

  it('have one command each', () => {
    const seen = new Set<string>();
    for (const keys of COMMANDS.flatMap((command) => command.keys ?? [])) {
      expect(seen.has(keys), keys).toBe(false);
      seen.add(keys);
    }
  });

  it('read as people know them', () => {
    expect(keyText('$mod+Shift+z', true)).toBe('⌘⇧Z');
    expect(keyText('$mod+Shift+z', false)).toBe('Ctrl+Shift+Z');
    expect(keyCaps('Shift+Digit1', false)).toEqual(['Shift', '1']);
    expect(keyCaps('Shift+?', false)).toEqual(['?']);
    expect(keyCaps('$mod+-', true)).toEqual(['⌘', '−']);
    expect(ariaKeys('$mod+Shift+z', true)).toBe('Meta+Shift+Z');
    expect(ariaKeys('$mod+Shift+z', false)).toBe('Control+Shift+Z');
    expect(ariaKeys('Alt+Digit3', false)).toBe('Alt+3');
    expect((['$mod', 'Shift', 'Alt'] as const).map((key) => modifierName(key, true))).toEqual(['⌘', '⇧', '⌥']);
    expect((['$mod', 'Shift', 'Alt'] as const).map((key) => modifierName(key, false))).toEqual([
      'Ctrl',
      'Shift',
      'Alt',
    ]);
  });
});
