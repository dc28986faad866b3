/** Values that are made of parts: read into parts, and written as people write them. */
import { describe, expect, it, test } from 'vitest';
import {
  dropShadowOf,
  readFunctions,
  withShadow,
  writeFunctions,
} from '../../src/editor-ui/inspector/styles/parts/functions.ts';
import {
  angleOf,
  type Gradient,
  placedAt,
  readLayers,
  withAngle,
  writeLayers,
} from '../../src/editor-ui/inspector/styles/parts/gradients.ts';
import { addressOf, layerOf, pictureName } from '../../src/editor-ui/inspector/styles/parts/pictures.ts';
import { readShadows, shortShadow, writeShadows } from '../../src/editor-ui/inspector/styles/parts/shadows.ts';
import { EQUAL_SHARE, readTracks, writeTracks } from '../../src/editor-ui/inspector/styles/parts/tracks.ts';
import { readTransitions, writeTransitions } from '../../src/editor-ui/inspector/styles/parts/transitions.ts';

const NOTHING = { inset: false, x: '0', y: '0', blur: '0', spread: '0', color: '' };

describe('shadows', () => {
  it('are read from a computed value, without the layers that nobody sees', () => {
    const computed =
      'rgba(0, 0, 0, 0) 0px 0px 0px 0px, rgba(0, 0, 0, 0) 0px 0px 0px 0px, rgba(0, 0, 0, 0.1) 0px 1px 3px 0px, rgb(1, 2, 3) 0px 0px 0px 2px inset';
    expect(readShadows(computed, true)).toEqual([
      { inset: false, x: '0', y: '1px', blur: '3px', spread: '0', color: 'rgba(0, 0, 0, 0.1)' },
      { inset: true, x: '0', y: '0', blur: '0', spread: '2px', color: '#010203' },
    ]);
    expect(shortShadow(computed)).toBe('0 1px 3px rgba(0, 0, 0, 0.1), inset 0 0 0 2px #010203');
  });

  it.each([
    ['none', []],
    ['', []],
    ['0 1px 2px var(--shade)', [{ inset: false, x: '0', y: '1px', blur: '2px', spread: '0', color: 'var(--shade)' }]],
    ['1px 1px', [{ inset: false, x: '1px', y: '1px', blur: '0', spread: '0', color: 'currentcolor' }]],
    ['0 0 4px rgb(0, 0, 0)', [{ ...NOTHING, blur: '4px', color: 'rgb(0, 0, 0)' }]],
    ['0 0 4px hsl(0, 0%, 0%)', [{ ...NOTHING, blur: '4px', color: 'hsl(0, 0%, 0%)' }]],
    ['0 0 4px var(--x, 0)', [{ ...NOTHING, blur: '4px', color: 'var(--x, 0)' }]],
    ['0 0 4px rgb(0 0 0 / 0)', [{ ...NOTHING, blur: '4px', color: 'rgb(0 0 0 / 0)' }]],
    ['var(--shadow-card)', null],
    ['0 1px 2px red blue', null],
    ['1px 2px 3px 4px 5px red', null],
  ])('%s', (value, shadows) => {
    expect(readShadows(value, false)).toEqual(shadows);
  });

  it('come back as they were', () => {
    for (const text of ['0 1px 2px #0003', 'inset 0 2px 4px -1px hsl(0 0% 0% / 20%), 3px 4px red', 'none']) {
      expect(writeShadows(readShadows(text, false) ?? [])).toBe(text);
    }
  });
});

describe('tracks of a grid', () => {
  it.each([
    ['none', []],
    ['1fr 200px', ['1fr', '200px']],
    ['repeat(2, minmax(0, 1fr))', [EQUAL_SHARE, EQUAL_SHARE]],
    ['repeat(2, minmax(0px, 1fr))', [EQUAL_SHARE, EQUAL_SHARE]],
    ['repeat(2, auto 1fr) fit-content(10ch)', ['auto', '1fr', 'auto', '1fr', 'fit-content(10ch)']],
    ['repeat(auto-fill, 100px)', null],
    ['[start] 1fr [end]', null],
    ['subgrid', null],
    ['var(--columns)', null],
    ['repeat(99, 1fr)', null],
  ])('%s', (value, tracks) => {
    expect(readTracks(value)).toEqual(tracks);
  });

  it.each([
    [[], 'none'],
    [[EQUAL_SHARE], 'repeat(1, minmax(0, 1fr))'],
    [['auto'], 'auto'],
    [['auto', 'auto'], 'repeat(2, auto)'],
    [[EQUAL_SHARE, 'auto'], 'minmax(0, 1fr) auto'],
  ])('%s are written as %s', (tracks, value) => {
    expect(writeTracks(tracks)).toBe(value);
  });
});

describe('functions', () => {
  it.each([
    ['none', []],
    [
      'blur(4px) hue-rotate(90deg)',
      [
        { name: 'blur', args: ['4px'] },
        { name: 'hue-rotate', args: ['90deg'] },
      ],
    ],
    [
      'translate(10px, calc(50% - 2px)) scale(1.1)',
      [
        { name: 'translate', args: ['10px', 'calc(50% - 2px)'] },
        { name: 'scale', args: ['1.1'] },
      ],
    ],
    ['drop-shadow(0 2px 4px rgb(0 0 0 / 20%))', [{ name: 'drop-shadow', args: ['0 2px 4px rgb(0 0 0 / 20%)'] }]],
    [
      'url(data:image/svg+xml,<svg/>) blur(1px)',
      [
        { name: 'url', args: ['data:image/svg+xml,<svg/>'] },
        { name: 'blur', args: ['1px'] },
      ],
    ],
    ['var(--tilt)', null],
    ['url(#soft) blur', null],
  ])('%s', (value, parts) => {
    expect(readFunctions(value)).toEqual(parts);
    if (parts) expect(writeFunctions(parts)).toBe(value);
  });
});

describe('transitions', () => {
  it('of the same time are one group, and are written one by one', () => {
    const computed =
      'color 0.15s cubic-bezier(0.4, 0, 0.2, 1), fill 0.15s cubic-bezier(0.4, 0, 0.2, 1), opacity 1s ease-in 0.2s';
    const groups = readTransitions(computed, true);
    expect(groups).toEqual([
      {
        properties: ['color', 'fill'],
        duration: '150ms',
        easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
        delay: '0ms',
        behavior: '',
      },
      { properties: ['opacity'], duration: '1000ms', easing: 'ease-in', delay: '200ms', behavior: '' },
    ]);
    expect(writeTransitions(groups ?? [])).toBe(
      'color 150ms cubic-bezier(0.4, 0, 0.2, 1), fill 150ms cubic-bezier(0.4, 0, 0.2, 1), opacity 1000ms ease-in 200ms',
    );
  });

  it.each([
    ['all', []],
    ['all 0s ease 0s', []],
    ['none', []],
    ['var(--motion)', null],
    ['opacity var(--fast)', null],
  ])('%s', (value, groups) => {
    expect(readTransitions(value, false)).toEqual(groups);
  });

  it('keep what shows and hides an element', () => {
    const text = 'display 200ms ease allow-discrete';
    expect(writeTransitions(readTransitions(text, false) ?? [])).toBe(text);
  });
});

describe('gradients', () => {
  const one = (value: string) => readLayers(value, false)?.[0] as Gradient;

  it('have stops with places, those that were left out in between', () => {
    expect(one('linear-gradient(to right, red, rgb(0, 0, 255), lime 60%, var(--end))')).toEqual({
      kind: 'gradient',
      name: 'linear-gradient',
      head: 'to right',
      stops: [
        { color: 'red', at: 0 },
        { color: 'rgb(0, 0, 255)', at: 30 },
        { color: 'lime', at: 60, place: '60%' },
        { color: 'var(--end)', at: 100 },
      ],
    });
  });

  it.each([
    'linear-gradient(red, blue)',
    'linear-gradient(45deg in oklab, red 10%, blue 90%)',
    'radial-gradient(circle at 20% 30%, red, blue)',
    'conic-gradient(from 90deg at center, red, blue, red)',
    'url("/a,b.png"), linear-gradient(red, blue)',
    'linear-gradient(red 10px, blue 20px)',
    'linear-gradient(red, 30%, blue)',
    'linear-gradient(var(--angle), red, blue)',
    'linear-gradient(calc(45deg), red, blue)',
    'linear-gradient(var(--from), var(--to))',
    'linear-gradient(135deg, red 0%, blue 100%)',
    'linear-gradient(red, lime 33.333%, blue)',
    'none',
  ])('%s comes back as it was', (value) => {
    expect(writeLayers(readLayers(value, false) ?? [])).toBe(value);
  });

  it('write the place of a stop that was moved, and those of the others where a browser would choose others', () => {
    const moved = (value: string, index: number, at: number) => {
      const gradient = one(value);
      return writeLayers([
        { ...gradient, stops: gradient.stops.map((stop, i) => (i === index ? placedAt(stop, at) : stop)) },
      ]);
    };
    expect(moved('linear-gradient(red, blue)', 0, 20)).toBe('linear-gradient(red 20%, blue)');
    expect(moved('linear-gradient(red, lime, blue)', 2, 80)).toBe('linear-gradient(red 0%, lime 50%, blue 80%)');
    expect(moved('linear-gradient(red 0%, blue 100.0%)', 0, 20)).toBe('linear-gradient(red 20%, blue 100.0%)');
  });

  it.each([
    ['linear-gradient(red, blue)', 180, '90deg'],
    ['linear-gradient(to top right, red, blue)', 45, '90deg'],
    ['linear-gradient(30deg in oklch, red, blue)', 30, '90deg in oklch'],
    ['linear-gradient(to left in oklch, red, blue)', 270, '90deg in oklch'],
    ['conic-gradient(from 20deg at center, red, blue)', 20, 'from 90deg at center'],
    ['linear-gradient(0.25turn, red, blue)', 90, '90deg'],
    ['linear-gradient(100grad in oklch, red, blue)', 90, '90deg in oklch'],
    ['conic-gradient(from 0.5turn at center, red, blue)', 180, 'from 90deg at center'],
    ['radial-gradient(red, blue)', null, null],
  ])('%s has the angle %s', (value, angle, turned) => {
    expect(angleOf(one(value))).toBe(angle);
    if (turned !== null) expect(withAngle(one(value), 90).head).toBe(turned);
  });

  it('behind a variable stay as they are', () => {
    expect(readLayers('var(--backdrop)', false)).toBeNull();
    expect(readLayers('var(--backdrop), linear-gradient(red, blue)', false)).toBeNull();
  });
});

test('a layer of a background is a picture where it is one address, and has the name of its file', () => {
  expect(addressOf(layerOf("/a%20b/it's_(1).png"))).toBe("/a%20b/it's_(1).png");
  expect(addressOf('url(/wide.png)')).toBe('/wide.png');
  expect(addressOf('URL( "/wide.png" )')).toBe('/wide.png');
  for (const other of ['none', 'image-set("/a.png" 1x)', 'url(/a.png) 1x', 'var(--picture)']) {
    expect(addressOf(other)).toBeNull();
    expect(pictureName(other)).toBe(other);
  }
  expect(pictureName('url("/pictures/wide.png?v=2")')).toBe('wide.png');
  expect(pictureName('url(data:image/png;base64,AA/BB)')).toBe('url(data:image/png;base64,AA/BB)');
});

describe('the shadow of a filter', () => {
  const shadowOf = (text: string) => (readFunctions(text) ?? []).map((part) => dropShadowOf(part));

  it.each([
    ['drop-shadow(0 2px 4px #0004)', { ...NOTHING, y: '2px', blur: '4px', color: '#0004' }],
    ['drop-shadow(var(--shade) 1px 2px)', { ...NOTHING, x: '1px', y: '2px', color: 'var(--shade)' }],
    ['drop-shadow(0 0 4px rgba(0, 0, 0, 0.5))', { ...NOTHING, blur: '4px', color: 'rgba(0, 0, 0, 0.5)' }],
    ['drop-shadow(var(--shadow))', null],
    ['drop-shadow(0 0 4px 2px red)', null],
    ['drop-shadow(0 0 4px red blue)', null],
    ['drop-shadow(0 0 4px red, 0 0 4px blue)', null],
    ['blur(4px)', null],
  ])('%s', (text, shadow) => {
    expect(shadowOf(text)).toEqual([shadow]);
    expect(writeFunctions(readFunctions(text) ?? [])).toBe(text);
  });

  it('is short where the browser has told it, and is written with a part that was changed', () => {
    const computed = 'blur(4px) drop-shadow(rgb(22, 32, 27) 0px 2px 4px) drop-shadow(rgba(0, 0, 0, 0.5) 0px 0px 0px)';
    const parts = readFunctions(computed, true) ?? [];
    const short = 'blur(4px) drop-shadow(0 2px 4px #16201b) drop-shadow(0 0 rgba(0, 0, 0, 0.5))';
    expect(writeFunctions(parts)).toBe(short);
    const changed = parts.map((part) => {
      const shadow = dropShadowOf(part);
      return shadow ? withShadow(part, { ...shadow, blur: '8px' }) : part;
    });
    expect(writeFunctions(changed)).toContain('drop-shadow(0 2px 8px #16201b)');
  });
});
