import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaQueries } from '../../src/runtime/css/media-text.ts';
import { answered, switchOf } from '../../src/runtime/css/theme-emulation.ts';
import { createAttachment, type FakeAttachment } from './fake-attachment.ts';

describe('a dark selector', () => {
  it('is a class or an attribute of the root or the body', () => {
    expect(switchOf('.dark')).toEqual({ place: 'html', attribute: 'class', value: 'dark' });
    expect(switchOf('.dark *')).toEqual({ place: 'html', attribute: 'class', value: 'dark' });
    expect(switchOf('body.night')).toEqual({ place: 'body', attribute: 'class', value: 'night' });
    expect(switchOf('[data-theme="dark"]')).toEqual({ place: 'html', attribute: 'data-theme', value: 'dark' });
    expect(switchOf(':root[data-theme=dark], .dark')).toEqual({
      place: 'html',
      attribute: 'data-theme',
      value: 'dark',
    });
    expect(switchOf('.a .b:has(.c)')).toBeNull();
  });
});

describe('colour-scheme queries', () => {
  it('are answered in place, the rest of the query stays', () => {
    const query = '(prefers-color-scheme: dark) and (min-width: 700px)';
    expect(answered(query, 'dark')).toBe('(min-width: 0px) and (min-width: 700px)');
    expect(answered(query, 'light')).toBe('(max-width: 0px) and (min-width: 700px)');
    expect(answered('(min-width: 700px)', 'dark')).toBeNull();
  });
});

describe('a page shown in a theme', () => {
  let fake: FakeAttachment;
  const root = document.documentElement;

  beforeEach(() => {
    fake = createAttachment();
  });

  afterEach(() => {
    fake.attachment.stop();
    root.removeAttribute('class');
    root.removeAttribute('data-theme');
    document.head.innerHTML = '';
  });

  it('has the class, and afterwards what it had', () => {
    root.className = 'app';
    fake.parts.theme.set('dark', { kind: 'selector', selector: '.dark' });
    expect(root.className).toBe('app dark');
    root.className = 'app';
    fake.parts.theme.refresh();
    expect(root.className).toBe('app dark');
    fake.parts.theme.set('light', { kind: 'selector', selector: '.dark' });
    expect(root.className).toBe('app');
    fake.parts.theme.set(null, { kind: 'selector', selector: '.dark' });
    expect(root.className).toBe('app');
  });

  it('has one class of the two that the app swaps, and afterwards its own', () => {
    const mode = { kind: 'selector', selector: '.dark' } as const;
    root.className = 'light app';
    fake.parts.theme.set('dark', mode);
    expect(root.className).toBe('app dark');
    fake.parts.theme.set('light', mode);
    expect(root.className).toBe('light app');
    fake.parts.theme.set('dark', mode);
    fake.parts.theme.refresh();
    fake.parts.theme.set(null, mode);
    expect(root.className).toBe('light app');
  });

  it('is light by a class only where the app has rules for it', () => {
    const mode = { kind: 'selector', selector: '.dark' } as const;
    root.className = 'dark app';
    document.head.innerHTML = '<style>.dark p { color: red } .card.light, .lighter { color: blue }</style>';
    fake.parts.theme.set('light', mode);
    expect(root.className).toBe('app');
    document.head.innerHTML += '<style>@media (min-width: 0px) { .light .logo { display: none } }</style>';
    fake.parts.theme.refresh();
    expect(root.className).toBe('app light');
    fake.parts.theme.set(null, mode);
    expect(root.className).toBe('dark app');
  });

  it('keeps other classes that the app has added meanwhile, and a theme that it has set', () => {
    const mode = { kind: 'selector', selector: '.dark-mode' } as const;
    root.className = 'light-mode';
    fake.parts.theme.set('dark', mode);
    root.classList.add('modal-open');
    fake.parts.theme.refresh();
    expect(root.className).toBe('modal-open dark-mode');
    fake.parts.theme.set(null, mode);
    expect(root.className).toBe('modal-open light-mode');
    fake.parts.theme.set('dark', mode);
    root.className = 'sepia';
    fake.parts.theme.set(null, mode);
    expect(root.className).toBe('sepia');
  });

  it('keeps what the app itself has set meanwhile', () => {
    fake.parts.theme.set('dark', { kind: 'selector', selector: '[data-theme=dark]' });
    expect(root.getAttribute('data-theme')).toBe('dark');
    root.setAttribute('data-theme', 'sepia');
    fake.parts.theme.set(null, { kind: 'selector', selector: '[data-theme=dark]' });
    expect(root.getAttribute('data-theme')).toBe('sepia');
  });

  it('has its queries answered, reads as written, and gets them back', () => {
    document.head.innerHTML = '<style>@media (prefers-color-scheme: dark) { p { color: red } }</style>';
    const rule = document.styleSheets[0]?.cssRules[0] as CSSMediaRule;
    fake.parts.theme.set('dark', { kind: 'media' });
    expect(rule.media.mediaText).toBe('(min-width: 0px)');
    expect(mediaQueries.textOf(rule.media)).toBe('(prefers-color-scheme: dark)');
    fake.parts.theme.set(null, { kind: 'media' });
    expect(rule.media.mediaText).toBe('(prefers-color-scheme: dark)');
  });
});
