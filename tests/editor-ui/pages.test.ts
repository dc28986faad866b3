/** Pages of the panel: patterns and addresses, the shown page, names. */
import { describe, expect, it } from 'vitest';
import { addressIn, hrefOf } from '../../src/editor-ui/pages/app-address.ts';
import { pageName, pagesCalled } from '../../src/editor-ui/pages/page-names.ts';
import { addressOf, pageAt, seenValues, valuesIn, variablesOf } from '../../src/editor-ui/pages/pattern.ts';
import type { AppPage } from '../../src/protocol/pages.ts';

const page = (path: string, name: string | null = null): AppPage => ({ path, name, file: 'src/App.tsx', base: '' });

describe('a pattern', () => {
  it('has variables, of which some may be missing', () => {
    expect(variablesOf('/')).toEqual([]);
    expect(variablesOf('/:lang?/posts/:id/*')).toEqual([
      { name: 'lang', isOptional: true },
      { name: 'id', isOptional: false },
      { name: '*', isOptional: false },
    ]);
  });

  it('makes an address of their values', () => {
    expect(addressOf('/', {})).toBe('/');
    expect(addressOf('/:lang?/posts/:id', { id: 'a b/c' })).toBe('/posts/a%20b%2Fc');
    expect(addressOf('/files/*', { '*': '/x y/z/' })).toBe('/files/x%20y/z');
  });

  it('finds the values of an address', () => {
    expect(valuesIn('/posts/:id', '/posts/a%20b/')).toEqual({ id: 'a b' });
    expect(valuesIn('/:lang?/about', '/about')).toEqual({});
    expect(valuesIn('/:lang?/about', '/fr/About')).toEqual({ lang: 'fr' });
    expect(valuesIn('/a.b/*', '/a.b/c/d')).toEqual({ '*': 'c/d' });
    expect(valuesIn('/a.b', '/axb')).toBeNull();
    expect(valuesIn('/posts/:id', '/posts')).toBeNull();
    expect(valuesIn('/x/:id', '/x/%')).toEqual({ id: '%' });
  });

  it('takes them from the newest address that fits', () => {
    expect(seenValues('/posts/:id', ['/posts/1', '/posts/2', '/'])).toEqual({ id: '2' });
    expect(seenValues('/posts/:id', ['/'])).toEqual({});
  });
});

it('an address shows the page that says most about it', () => {
  const pages = ['/*', '/posts/:id', '/posts/new', '/', '/posts'].map((path) => page(path));
  const at = (address: string) => pageAt(pages, address)?.path;
  expect(['/', '/posts/', '/posts/new', '/posts/7', '/posts/7/x', '/else'].map(at)).toEqual([
    '/',
    '/posts',
    '/posts/new',
    '/posts/:id',
    '/*',
    '/*',
  ]);
  expect(pageAt([page('/posts')], '/else')).toBeNull();
});

it('the app may have a prefix, or keep the page in the hash', () => {
  const app = 'http://localhost:5173/shop/';
  const plain = { basename: '', isHash: false };
  expect(hrefOf('/a', plain, app)).toBe('http://localhost:5173/a');
  expect(hrefOf('/a', { basename: null, isHash: false }, app)).toBe('http://localhost:5173/shop/a');
  expect(hrefOf('/a', { basename: '/b', isHash: false }, app)).toBe('http://localhost:5173/b/a');
  expect(hrefOf('/a', { basename: '', isHash: true }, app)).toBe('http://localhost:5173/shop/#/a');
  expect(addressIn('http://localhost:5173/a?x#y', plain, app)).toBe('/a');
  expect(addressIn('http://localhost:5173/shop', { basename: null, isHash: false }, app)).toBe('/');
  expect(addressIn('http://localhost:5173/other', { basename: '/b', isHash: false }, app)).toBeNull();
  expect(addressIn('http://localhost:5173/shop/#/a?x', { basename: '', isHash: true }, app)).toBe('/a');
  expect(addressIn('', plain, app)).toBeNull();
});

it('a page is called by its component, else by its path; both are searched', () => {
  const pages = [page('/', 'LandingPage'), page('/brand/target-markets'), page('/posts/:id'), page('/:any'), page('/')];
  expect(pages.map(pageName)).toEqual(['LandingPage', 'Target markets', 'Posts', '/:any', 'Home']);
  expect(pagesCalled(pages, ' target m').map(({ path }) => path)).toEqual(['/brand/target-markets']);
  expect(pagesCalled(pages, 'POSTS/').map(({ path }) => path)).toEqual(['/posts/:id']);
});
