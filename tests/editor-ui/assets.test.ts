/** Images as words, their sizes, and the keys of their grid. */
import { describe, expect, it } from 'vitest';
import { foldersOf, isShown, sizeInWords } from '../../src/editor-ui/assets/asset-names.ts';
import { sizeOfSvg } from '../../src/editor-ui/assets/picture-size.ts';
import { walkGrid } from '../../src/editor-ui/assets/walk-grid.ts';
import type { Asset } from '../../src/protocol/assets.ts';

const asset = (file: string, served = `/${file}`): Asset => ({ file, served, size: 1, modified: '', address: served });

describe('names', () => {
  it('single files come after the folders beside them, and every word of a search must be in the path', () => {
    const all = ['public/icon.svg', 'public/people/ann.png', 'public/people/ben.png', 'src/hero.png'].map((file) =>
      asset(file),
    );
    const found = (query: string) => foldersOf(all, query).map(({ folder, assets }) => [folder, assets.length]);
    expect(found('')).toEqual([
      ['public/people', 2],
      ['public', 1],
      ['src', 1],
    ]);
    expect(found('ANN people')).toEqual([['public/people', 1]]);
    expect(found('nobody')).toEqual([]);
  });

  it('knows the shown image also with the query of the dev server', () => {
    const hero = asset('src/hero.png');
    expect([isShown(hero, '/src/hero.png?t=1'), isShown(hero, '/hero.png'), isShown(hero, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('says sizes in the unit that fits', () => {
    expect([12, 2048, 9 * 1024 * 1024].map(sizeInWords)).toEqual(['12 B', '2 KB', '9.0 MB']);
  });
});

describe('the size of an SVG', () => {
  it.each([
    ['width="32" height="16px" viewBox="0 0 1 1"', { width: 32, height: 16 }],
    ['width="100%" viewBox="0 0 960 800"', { width: 960, height: 800 }],
    [`data-width="9" aria-label="a > b" width='48px' height='32'`, { width: 48, height: 32 }],
    ['', null],
  ])('%s', (attributes, size) => {
    expect(sizeOfSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)).toEqual(size);
  });
});

describe('the keys of the grid', () => {
  it('go by rows over the groups, and back to the search', () => {
    const places = { a: [0, 0], b: [100, 0], c: [200, 0], d: [0, 80], e: [0, 200], f: [100, 200] };
    document.body.innerHTML = `<div><input>${Object.keys(places)
      .map((id) => `<button id="${id}" data-panel-row></button>`)
      .join('')}</div>`;
    for (const [id, [left = 0, top = 0]] of Object.entries(places)) {
      const tile = document.getElementById(id) as HTMLElement;
      tile.getBoundingClientRect = () => new DOMRect(left, top, 90, 70);
    }
    const grid = document.querySelector('div');
    const walk = (keys: string) =>
      keys.split(' ').map((key) => {
        walkGrid(grid, key);
        return document.activeElement?.id || document.activeElement?.localName;
      });
    grid?.querySelector('input')?.focus();
    expect(walk('ArrowDown ArrowRight ArrowRight ArrowDown ArrowDown ArrowRight ArrowUp ArrowUp ArrowUp')).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
      'd',
      'a',
      'input',
    ]);
    expect(walk('ArrowDown End Home')).toEqual(['a', 'f', 'a']);
    expect(walkGrid(grid, 'x')).toBe(false);
  });
});
