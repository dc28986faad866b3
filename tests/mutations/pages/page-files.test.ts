/** Files of a pages folder, where there is no router. */
import { expect, test } from 'vitest';
import { filePages } from '../../../src/mutations/pages/page-files.ts';

test('each file is a page', () => {
  const names = [
    'index',
    'About',
    'blog/index',
    'blog/[slug]',
    '(site)/terms',
    '[...all]',
    '_app',
    'api/save',
    'blog/list.test',
  ];
  expect(
    filePages([
      ...names.map((name) => `src/pages/${name}.tsx`),
      'src/App.tsx',
      'pages/contact.jsx',
      'src/pages/about.css',
    ]),
  ).toEqual([
    { path: '/', name: null, file: 'src/pages/index.tsx', base: '' },
    { path: '/About', name: 'About', file: 'src/pages/About.tsx', base: '' },
    { path: '/blog', name: null, file: 'src/pages/blog/index.tsx', base: '' },
    { path: '/blog/:slug', name: null, file: 'src/pages/blog/[slug].tsx', base: '/blog' },
    { path: '/terms', name: null, file: 'src/pages/(site)/terms.tsx', base: '' },
    { path: '/*', name: null, file: 'src/pages/[...all].tsx', base: '' },
    { path: '/contact', name: null, file: 'pages/contact.jsx', base: '' },
  ]);
});
