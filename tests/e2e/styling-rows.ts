/** The edits of each styling project: the change, the page's values afterwards, and the whole of the diff. */
import type { StylingEdit } from './styling-project.ts';

const named = (filename: string, tag: string, nth = 0) => {
  const seen: number[] = [];
  return ({ filename: file, componentName, line }: { filename: string; componentName: string; line: number }) => {
    if (file !== filename || componentName !== tag) return false;
    seen.push(line);
    return nth === 0 || seen.length === nth;
  };
};

export const CSS_MODULES: StylingEdit[] = [
  {
    name: 'padding of one side',
    selector: 'main',
    element: named('src/Page.jsx', 'main'),
    framework: 'CSS',
    changes: { paddingLeft: '40px' },
    shows: { 'padding-left': '40px', 'padding-right': '24px' },
    diff: { 'src/Page.module.css': ['+  padding-left: 40px;'] },
  },
  {
    name: 'colour over a token',
    selector: 'section',
    element: named('src/Card.jsx', 'section'),
    framework: 'CSS',
    changes: { color: 'rgb(1, 2, 3)' },
    shows: { color: 'rgb(1, 2, 3)' },
    diff: { 'src/Card.module.scss': ['-  color: $ink; // as printed', '+  color: rgb(1, 2, 3); // as printed'] },
  },
  {
    name: 'font size of a nested rule',
    selector: 'h2',
    element: named('src/Card.jsx', 'h2'),
    framework: 'CSS',
    changes: { fontSize: '22px' },
    shows: { 'font-size': '22px' },
    diff: { 'src/Card.module.scss': ['-    font-size: 18px;', '+    font-size: 22px;'] },
  },
  {
    name: 'font size of a plain class in SCSS',
    selector: 'h1',
    element: named('src/Page.jsx', 'h1'),
    framework: 'CSS',
    changes: { fontSize: '40px' },
    shows: { 'font-size': '40px' },
    diff: { 'src/global.scss': ['-  font-size: 32px;', '+  font-size: 40px;'] },
  },
  {
    name: 'hover colour, nested where states are nested',
    selector: 'button',
    element: named('src/Card.jsx', 'button'),
    framework: 'CSS',
    changes: { color: 'rgb(9, 8, 7)' },
    modifiers: ['hover'],
    shows: { color: 'rgb(9, 8, 7)' },
    under: { hover: true },
    diff: { 'src/Card.module.scss': ['+  &:hover {', '+    color: rgb(9, 8, 7);', '+  }', '+'] },
  },
  {
    name: 'width from md',
    selector: 'main > div',
    element: named('src/Page.jsx', 'div'),
    framework: 'CSS',
    changes: { width: '321px' },
    modifiers: ['md'],
    shows: { width: '321px' },
    diff: {
      'src/Page.module.css': ['+@media (min-width: 768px) {', '+  .grid {', '+    width: 321px;', '+  }', '+}', '+'],
    },
  },
  {
    name: 'dark background by the system setting',
    selector: 'section',
    element: named('src/Card.jsx', 'section'),
    framework: 'CSS',
    changes: { background: 'rgb(17, 17, 17)' },
    modifiers: ['dark'],
    shows: { 'background-color': 'rgb(17, 17, 17)' },
    under: { dark: 'media' },
    diff: {
      'src/Card.module.scss': [
        '+',
        '+  @media (prefers-color-scheme: dark) {',
        '+    background: rgb(17, 17, 17);',
        '+  }',
      ],
    },
  },
  {
    name: 'a class for an element without one',
    selector: 'footer',
    element: named('src/Page.jsx', 'footer'),
    framework: 'CSS',
    changes: { marginTop: '13px' },
    shows: { 'margin-top': '13px' },
    diff: {
      'src/Page.jsx': ['-      <footer>', '+      <footer className={styles.footer}>'],
      'src/Page.module.css': ['+', '+.footer {', '+  margin-top: 13px;', '+}'],
    },
  },
];

const DARK = '[data-theme="dark"]';

export const PLAIN_CSS: StylingEdit[] = [
  {
    name: 'padding on one line',
    selector: 'main',
    element: named('src/App.jsx', 'main'),
    framework: 'CSS',
    changes: { padding: '30px' },
    shows: { 'padding-top': '30px' },
    diff: { 'src/app.css': ['-.page { padding: 24px; }', '+.page { padding: 30px; }'] },
  },
  {
    name: 'colour over a custom property',
    selector: 'h1',
    element: named('src/App.jsx', 'h1'),
    framework: 'CSS',
    changes: { color: 'rgb(1, 2, 3)' },
    shows: { color: 'rgb(1, 2, 3)' },
    diff: {
      'src/app.css': [
        '-.page-title { font-size: 30px; color: var(--ink) }',
        '+.page-title { font-size: 30px; color: rgb(1, 2, 3) }',
      ],
    },
  },
  {
    name: 'font size',
    selector: 'h1',
    element: named('src/App.jsx', 'h1'),
    framework: 'CSS',
    changes: { fontSize: '44px' },
    shows: { 'font-size': '44px' },
    diff: {
      'src/app.css': [
        '-.page-title { font-size: 30px; color: var(--ink) }',
        '+.page-title { font-size: 44px; color: var(--ink) }',
      ],
    },
  },
  {
    name: 'letter spacing inline',
    selector: 'h1',
    element: named('src/App.jsx', 'h1'),
    framework: 'Inline',
    changes: { letterSpacing: '3px' },
    shows: { 'letter-spacing': '3px' },
    diff: {
      'src/App.jsx': [
        `-      <h1 className="page-title" style={{ letterSpacing: '1px' }}>`,
        `+      <h1 className="page-title" style={{ letterSpacing: '3px' }}>`,
      ],
    },
  },
  {
    name: 'hover colour in the rule that is there',
    selector: 'a',
    element: named('src/App.jsx', 'a'),
    framework: 'CSS',
    changes: { color: 'rgb(9, 8, 7)' },
    modifiers: ['hover'],
    shows: { color: 'rgb(9, 8, 7)' },
    under: { hover: true },
    diff: {
      'src/app.css': [
        '-.action:hover { text-decoration: none; }',
        '+.action:hover { text-decoration: none; color: rgb(9, 8, 7); }',
      ],
    },
  },
  {
    name: 'width from md',
    selector: 'ul',
    element: named('src/App.jsx', 'ul'),
    framework: 'CSS',
    changes: { width: '321px' },
    modifiers: ['md'],
    shows: { width: '321px' },
    diff: { 'src/app.css': ['+@media (min-width: 768px) {', '+\t.list { width: 321px; }', '+}', '+'] },
  },
  {
    name: 'dark background by an attribute of the root',
    selector: 'ul',
    element: named('src/App.jsx', 'ul'),
    framework: 'CSS',
    changes: { background: 'rgb(17, 17, 17)' },
    modifiers: ['dark'],
    shows: { 'background-color': 'rgb(17, 17, 17)' },
    under: { dark: DARK },
    diff: { 'src/app.css': [`+${DARK.replaceAll('"', "'")} .list { background: rgb(17, 17, 17); }`, '+'] },
  },
];
