import { describe, expect, it, vi } from 'vitest';
import { declarations, StyleRules, safeClassName } from '../../src/runtime/instant-updates/style-rules.ts';
import { log } from '../../src/runtime/log.ts';
import type { PageSheets } from '../../src/runtime/page/page-sheets.ts';

function rules() {
  const written: string[] = [];
  const sheets = { set: (_section: string, css: string) => written.push(css) } as unknown as PageSheets;
  return { rules: new StyleRules(sheets), now: () => written.at(-1) };
}

describe('instant style rules', () => {
  // covers spec 5.6
  it('name their classes with what names may hold', () => {
    expect(safeClassName('md:p-[13px]')).toBe('md-p--13px-');
    expect(safeClassName('2xl')).toBe('-2xl');
  });

  // covers spec 3.12
  it('write camelCase and kebab-case, null as unset, and everything important', () => {
    const css = declarations({ paddingTop: '1px', 'z-index': '3', color: null, '--Brand': 'red' });
    expect(css).toBe(
      'padding-top: 1px !important; z-index: 3 !important; color: unset !important; --Brand: red !important;',
    );
  });

  // covers spec 8.12
  it('let nothing out of the declaration, and log what they drop', () => {
    const logged = vi.spyOn(log, 'debug').mockImplementation(() => {});
    expect(declarations({ color: 'red; } body { display: none' })).toBe('');
    expect(declarations({ 'color: red; x': 'y' })).toBe('');
    expect(logged.mock.calls).toEqual([
      ['a declaration that is not shown:', 'color', 'red; } body { display: none'],
      ['a declaration that is not shown:', 'color: red; x', 'y'],
    ]);
    logged.mockRestore();
  });

  // covers spec 3.8, 5.7, 9.16
  it('turn modifiers into pseudo-classes and forced states', () => {
    const { rules: table, now } = rules();
    const name = table.add('p-4', ['hover'], 'padding: 1rem;');
    expect(name).toMatch(/^tempo-instant-styling-p-4-\d+-1$/);
    const own = `.${name}`.repeat(3);
    expect(now()).toBe(`${own}:hover, ${own}.tempo-force-hover { padding: 1rem; }`);
    table.remove(name);
    expect(now()).toBe('');
  });

  // covers spec 9.6
  it('put breakpoints and the dark class around', () => {
    const { rules: table, now } = rules();
    const own = `.${table.add('x', ['md', 'dark'], 'color: red;')}`.repeat(3);
    expect(now()).toBe(`@media (min-width: 48rem) { ${own}:is(.dark, .dark *) { color: red; } }`);
  });

  it('write a part of the element behind its states', () => {
    const { rules: table, now } = rules();
    const before = `.${table.add('x', ['before'], 'color: red;')}`.repeat(3);
    expect(now()).toBe(`${before}::before { color: red; }`);
    const after = `.${table.add('x', ['hover', 'dark', 'after'], 'color: red;')}`.repeat(3);
    const dark = ':is(.dark, .dark *)::after';
    expect(now()?.split('\n')[1]).toBe(`${after}:hover${dark}, ${after}.tempo-force-hover${dark} { color: red; }`);
  });

  it('hang on a state of an element around or before', () => {
    const { rules: table, now } = rules();
    const inGroup = `.${table.add('x', ['group-hover'], 'color: red;')}`.repeat(3);
    expect(now()).toBe(`${inGroup}:is(.group:hover *), ${inGroup}:is(.group.tempo-force-hover *) { color: red; }`);
    const peer = `.${table.add('x', ['peer-checked/.on', 'before'], 'color: red;')}`.repeat(3);
    expect(now()?.split('\n')[1]).toBe(
      `${peer}:is(.on:checked ~ *)::before, ${peer}:is(.on.tempo-force-checked ~ *)::before { color: red; }`,
    );
  });

  it('show at once what is for a container of a width that holds', () => {
    const { rules: table, now } = rules();
    const own = `.${table.add('x', ['@md'], 'color: red;')}`.repeat(3);
    expect(now()).toBe(`${own} { color: red; }`);
  });

  it('take no notice of an attribute that a class is for, which the element has', () => {
    const { rules: table, now } = rules();
    const shown = (modifiers: string[]) => {
      const own = `.${table.add('x', modifiers, 'color: red;')}`.repeat(3);
      return now()?.split('\n').at(-1)?.replaceAll(own, 'own');
    };
    expect(shown(['data-[state=unchecked]'])).toBe('own { color: red; }');
    expect(shown(['data-open', 'aria-selected'])).toBe('own { color: red; }');
    expect(shown(["aria-[sort='ascending']", 'hover'])).toBe('own:hover, own.tempo-force-hover { color: red; }');
  });

  it('read breakpoints and dark mode as the project has them', () => {
    const { rules: table, now } = rules();
    table.means = { breakpoints: { wide: '900px' }, darkMode: { kind: 'media' } };
    const own = `.${table.add('x', ['wide', 'dark', 'hover'], 'color: red;')}`.repeat(3);
    expect(now()).toBe(
      `@media (min-width: 900px) { @media (prefers-color-scheme: dark) { ${own}:hover, ${own}.tempo-force-hover { color: red; } } }`,
    );
  });

  // covers spec 9.6
  it('hold below a breakpoint up to the pixel before it', () => {
    const { rules: table, now } = rules();
    const own = `.${table.add('x', ['max-md', 'hover'], 'color: red;')}`.repeat(3);
    expect(now()).toBe(
      `@media not all and (min-width: 48rem) { ${own}:hover, ${own}.tempo-force-hover { color: red; } }`,
    );
    table.means = { breakpoints: { wide: '900px; } x {' }, darkMode: { kind: 'media' } };
    table.add('y', ['max-wide'], 'color: red;');
    expect(now()).not.toContain('900px');
  });

  // covers spec 5.8
  it('of states that the browser cannot be asked for show while they are forced', () => {
    const { rules: table, now } = rules();
    const own = `.${table.add('x', ['focus-visible'], 'color: red;')}`.repeat(3);
    expect(now()).toBe(`${own}.tempo-force-focus-visible { color: red; }`);
  });
});
