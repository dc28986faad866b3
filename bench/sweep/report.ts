/** The table of a run, and a file for each broken law. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reached } from './reach.ts';
import { describeStep, type Finding, LAWS, type Law } from './script.ts';
import type { Result } from './watch.ts';

export interface Row {
  tried: number;
  saved: number;
  refused: Map<string, number>;
  notOffered: Map<string, number>;
  other: Map<string, number>;
  broken: Map<Law, number>;
  reached: Reached;
}

export const newRow = (): Row => ({
  tried: 0,
  saved: 0,
  refused: new Map(),
  notOffered: new Map(),
  other: new Map(),
  broken: new Map(),
  reached: { tried: 0, reached: 0, excused: 0 },
});

function count<K>(counts: Map<K, number>, key: K, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

export function note(row: Row, { ended, breaks }: Result): void {
  const [kind = '', ...rest] = ended.split(': ');
  const why = rest.join(': ');
  if (kind === 'not offered') count(row.notOffered, why);
  else row.tried++;
  if (kind === 'saved') row.saved++;
  else if (kind === 'refused') count(row.refused, why);
  else if (kind !== 'not offered') count(row.other, ended);
  for (const law of new Set(breaks.map(({ law }) => law))) count(row.broken, law);
}

const COUNTED = ['refused', 'notOffered', 'other', 'broken'] as const;

function addRow(row: Row, { tried, saved, reached, ...counts }: Row): void {
  row.tried += tried;
  row.saved += saved;
  for (const name of COUNTED) for (const [key, times] of counts[name]) count<unknown>(row[name], key, times);
  for (const name of ['tried', 'reached', 'excused'] as const) row.reached[name] += reached[name];
}

/** @returns the sums; elements count once for each run that has selected them */
export function addRows(before: ReadonlyMap<string, Row>, rows: ReadonlyMap<string, Row>): Map<string, Row> {
  const all = new Map(before);
  for (const [page, row] of rows) {
    const sum = all.get(page) ?? newRow();
    addRow(sum, row);
    all.set(page, sum);
  }
  return all;
}

const tableIn = (folder: string) => join(folder, 'table.json');

export function writeRows(folder: string, rows: ReadonlyMap<string, Row>): void {
  const plain = (_: string, value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value);
  mkdirSync(folder, { recursive: true });
  writeFileSync(tableIn(folder), `${JSON.stringify(rows, plain, 2)}\n`);
}

/** The table that a run has left in the folder, empty without one. */
export function readRows(folder: string): Map<string, Row> {
  const file = tableIn(folder);
  if (!existsSync(file)) return new Map();
  const rows = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Row>);
  const read = (row: Row) => Object.fromEntries(COUNTED.map((name) => [name, new Map(Object.entries(row[name]))]));
  return new Map(rows.map(([page, row]) => [page, { ...row, ...read(row) }]));
}

/** @param rows by route and width */
export function printTable(rows: ReadonlyMap<string, Row>): void {
  const sum = (counts: Map<unknown, number>) => [...counts.values()].reduce((all, one) => all + one, 0);
  const all = newRow();
  for (const row of rows.values()) addRow(all, row);
  const head = ['tried', 'saved', 'refused', 'other', 'not off.', 'reached', 'laws broken'];
  const width = Math.max(...[...rows.keys()].map(({ length }) => length), 5);
  console.log(`\n${'page'.padEnd(width)}  ${head.map((name) => name.padStart(9)).join('  ')}`);
  for (const [name, row] of [...rows, ['all', all] as const]) {
    const { tried, saved, refused, other, notOffered, reached, broken } = row;
    const laws = [...broken].sort().map(([law, times]) => `${law} ${times}`);
    const cells = [tried, saved, sum(refused), sum(other), sum(notOffered), `${reached.reached}/${reached.tried}`];
    console.log(
      `${name.padEnd(width)}  ${cells.map((cell) => String(cell).padStart(9)).join('  ')}  ${(laws.join(', ') || '0').padStart(11)}`,
    );
  }
  for (const [title, of] of [
    ['refused, by code', 'refused'],
    ['ended otherwise', 'other'],
    ['not offered', 'notOffered'],
    ['laws broken', 'broken'],
  ] as const) {
    const counts = all[of] as Map<string, number>;
    if (counts.size > 0) console.log(`\n${title}`);
    for (const [key, times] of [...counts].sort((a, b) => b[1] - a[1]))
      console.log(`  ${String(times).padStart(5)}  ${key}${of === 'broken' ? `  ${LAWS[key as Law]}` : ''}`);
  }
}

/** @returns the file's name */
export function writeFinding(folder: string, at: number, finding: Finding): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${finding.seed}-${String(at).padStart(3, '0')}-law-${finding.law}.json`);
  writeFileSync(file, `${JSON.stringify(finding, null, 2)}\n`);
  return file;
}

export function printFinding({ law, detail, script, replayed }: Finding, file: string): void {
  console.log(`\nlaw ${law} (${LAWS[law]}) on ${script.route} at ${script.width} px\n  ${detail}`);
  for (const step of script.steps) console.log(`  ${script.mode === 'burst' ? 'at once: ' : ''}${describeStep(step)}`);
  const tried =
    replayed === null ? 'not tried in a fresh editor' : replayed ? 'replay' : 'not seen again in a fresh editor';
  console.log(`  ${tried}: ${file}`);
}
