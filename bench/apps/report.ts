/** The table of all apps: on the terminal, and as docs/COMPATIBILITY.md. */
import { BY_HAND, TEN } from './by-hand.ts';

const CELLS = ['starts', 'page', 'console', 'state', 'clicks', 'edits', 'back', 'build'] as const;
export type Cell = (typeof CELLS)[number];

export interface Row {
  name: string;
  /** the day of the run, as 2026-01-31 */
  tried: string;
  vite: string;
  react: string;
  cells: Partial<Record<Cell, string>>;
  refusals?: string;
  /** what did not hold, in words */
  notes: string[];
  /** what the app does by itself and what the row leaves out, in words */
  remarks?: string[];
}

const HEAD = ['app', 'Vite', 'React', ...CELLS, 'tried'];
const HAND_HEAD = ['app', 'set-up', 'edits right', 'refused with a reason', 'wrong', 'note'];
const cellsOf = ({ name, tried, vite, react, cells }: Row): string[] => [
  name,
  vite,
  react,
  ...CELLS.map((cell) => cells[cell] ?? '–'),
  tried,
];

export function printTable(rows: readonly Row[]): void {
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  console.log('');
  for (const line of lines) console.log(line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '));
  for (const { name, notes, remarks = [], refusals } of rows) {
    if (notes.length + remarks.length > 0 || refusals) console.log(`\n${name}`);
    for (const note of [...notes, ...remarks]) console.log(`  ${note}`);
    if (refusals) console.log(`  refused: ${refusals}`);
  }
}

/** The document of the newest row of each app, in Markdown. */
export function documentOf(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const listed = (name: string, notes: readonly string[]) =>
    notes.map((note) => `- **${name}** – ${note.replaceAll('|', '\\|')}`);
  const notes = rows.flatMap(({ name, notes }) => listed(name, notes));
  const remarks = rows.flatMap(({ name, remarks = [] }) => listed(name, remarks));
  const byHand = BY_HAND.map(({ name, setup, right, refused, wrong, note }) => {
    return [name, setup, ...[right, refused, wrong].map(String), note];
  });
  const refused = rows.flatMap(({ name, refusals }) => (refusals ? [`- **${name}**: ${refusals}`] : []));
  return `# Compatibility

Made by \`npm run apps\`, which fetches each app's template from the npm registry, installs its own packages and starts \`visual-edit dev\` on it. Do not edit by hand:
a run of some apps replaces their rows and keeps those of the others.

- **starts**: the command starts, and the editor shows the app.
- **page**, **console**: equal to the app under its own Vite, apart from our class while the editor is open; a page varies when two visits
  without us differ, by random ids or numbers.
- **state**: what a hot update of changed words does to the page's state, with us as without us.
- **clicks**: elements whose click in the editor selects the line that React itself names.
- **edits**: edits of all kinds, chosen at random: saved + refused with a reason and a next step. Every saved edit was undone to the same bytes, unless a note says otherwise.
- **back**: after all of them the page is as before. Where it is not, the same bytes are written again at the same pace under the app's own server, without us: “as without us” where
  its page is left so too, “varies” where it is left otherwise each time.
- **build**: \`vite build\` writes the same bytes with the plugin in the config and without it. Files that two builds without us write differently are named and left out.
- **tried**: the day of the run.

${[HEAD, HEAD.map(() => '---'), ...rows.map(cellsOf)].map(line).join('\n')}

## What did not hold

${notes.join('\n') || 'Nothing.'}

## What the apps do by themselves, and what a row leaves out

${remarks.join('\n') || 'Nothing.'}

## Refusals by code

${refused.join('\n')}

## Public applications tried by hand

Each at its newest commit, with the packages of its own lockfile, started as it is. Then at least twelve everyday edits at elements all over one page,
by pointer, keys and fields: words, padding, colour, size, a class, a duplicate, a move by key, a drag, a wrap, a deletion, a new heading, a prop; more until
ten were right, or the time was over. An edit is right where the diff shows what was asked, at the place that was pointed at, the page shows it, the console
says nothing new, and undo brings back the same bytes; a refusal has its reason and a next step. Each diff was read; what a page does by itself (random data, counters,
animations) is no difference. Left out: usememos/memos, which wants Node 24; AdeelAhmad2003/3D-Portfolio, whose models were missing in the copy;
sozonome/vite-react-chakra-starter, whose page fails under its own command too (“Invalid hook call”); apps on Vite before 5.

${BY_HAND.filter(({ right }) => right >= TEN).length} of ${BY_HAND.length} start and take ten edits.

${[HAND_HEAD, HAND_HEAD.map(() => '---'), ...byHand].map(line).join('\n')}
`;
}
