/** The edits of the two Tailwind projects: their sources are the same, and so are the classes that come. */
import type { StylingEdit } from './styling-project.ts';

const named =
  (filename: string, tag: string) =>
  (element: { filename: string; componentName: string }): boolean =>
    element.filename === filename && element.componentName === tag;

const MAIN = 'src/App.jsx';
const CARD = 'src/Card.jsx';
const main = (classes: string) => `    <main className="${classes}">`;
const section = (classes: string) => `    <section className={cn('${classes}', on && 'shadow')}>`;

/** @param dark how the project turns dark */
export function tailwindEdits(dark: string): StylingEdit[] {
  return [
    {
      name: 'padding on the scale',
      selector: 'main',
      element: named(MAIN, 'main'),
      framework: 'Tailwind',
      changes: { padding: '24px' },
      shows: { 'padding-top': '24px', 'padding-left': '24px' },
      diff: { [MAIN]: [`-${main('mx-auto p-4 text-slate-700')}`, `+${main('mx-auto p-6 text-slate-700')}`] },
    },
    {
      name: 'padding of one side, beside the scale',
      selector: 'main',
      element: named(MAIN, 'main'),
      framework: 'Tailwind',
      changes: { paddingLeft: '37.3px' },
      shows: { 'padding-top': '16px', 'padding-left': '37.3px' },
      diff: {
        [MAIN]: [`-${main('mx-auto p-4 text-slate-700')}`, `+${main('mx-auto p-4 pl-[37.3px] text-slate-700')}`],
      },
    },
    {
      name: 'a colour of the theme',
      selector: 'main',
      element: named(MAIN, 'main'),
      framework: 'Tailwind',
      changes: { color: '#123456' },
      shows: { color: 'rgb(18, 52, 86)' },
      diff: { [MAIN]: [`-${main('mx-auto p-4 text-slate-700')}`, `+${main('mx-auto p-4 text-brand')}`] },
    },
    {
      name: 'font size',
      selector: 'h1',
      element: named(MAIN, 'h1'),
      framework: 'Tailwind',
      changes: { fontSize: '30px' },
      shows: { 'font-size': '30px', 'font-weight': '700' },
      diff: {
        [MAIN]: [
          '-      <h1 className="text-2xl font-bold text-brand">Rooms</h1>',
          '+      <h1 className="text-3xl font-bold text-brand">Rooms</h1>',
        ],
      },
    },
    {
      name: 'hover colour, in a template',
      selector: 'button',
      element: named(CARD, 'button'),
      framework: 'Tailwind',
      changes: { color: 'rgb(9, 8, 7)' },
      modifiers: ['hover'],
      shows: { color: 'rgb(9, 8, 7)' },
      under: { hover: true },
      diff: {
        [CARD]: [
          `-      <button type="button" className={\`px-3 py-1 \${on ? 'font-bold' : ''} text-slate-900 hover:text-red-500\`}>`,
          `+      <button type="button" className={\`px-3 py-1 \${on ? 'font-bold' : ''} text-slate-900 hover:text-[rgb(9,8,7)]\`}>`,
        ],
      },
    },
    {
      name: 'width from md',
      selector: 'main > div',
      element: named(MAIN, 'div'),
      framework: 'Tailwind',
      changes: { width: '320px' },
      modifiers: ['md'],
      shows: { width: '320px' },
      diff: { [MAIN]: ['-      <div className="w-full">', '+      <div className="w-full md:w-80">'] },
    },
    {
      name: 'dark background, in a joined list',
      selector: 'section',
      element: named(CARD, 'section'),
      framework: 'Tailwind',
      changes: { backgroundColor: '#000000' },
      modifiers: ['dark'],
      shows: { 'background-color': 'rgb(0, 0, 0)' },
      under: { dark },
      diff: { [CARD]: [`-${section('rounded bg-white p-2')}`, `+${section('rounded bg-white p-2 dark:bg-black')}`] },
    },
    {
      name: 'padding taken away',
      selector: 'main',
      element: named(MAIN, 'main'),
      framework: 'Tailwind',
      changes: { padding: null },
      shows: { 'padding-top': '0px' },
      diff: { [MAIN]: [`-${main('mx-auto p-4 text-slate-700')}`, `+${main('mx-auto text-slate-700')}`] },
    },
  ];
}
