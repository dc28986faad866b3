/** Runs the apps one after the other: one that fails does not end the run. The rows of earlier runs are kept, so that several runs make the document. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../tests/support/browser.ts';
import { REPOSITORY } from '../../tests/support/repository.ts';
import { APPS } from './catalogue.ts';
import { checkApp, type Options } from './check.ts';
import { documentOf, printTable, type Row } from './report.ts';

/** The newest row of each app, beside the catalogue and in git. */
const ROWS = join(REPOSITORY, 'bench/apps/rows.json');

/** @returns false when a promise does not hold somewhere */
export async function run({ only, ...options }: Options & { only: string }): Promise<boolean> {
  const rows: Row[] = [];
  for (const app of APPS.filter(({ name }) => name.includes(only))) {
    const started = performance.now();
    const browser = await launchBrowser();
    try {
      const row = await checkApp(app, browser, options);
      rows.push(row);
      keep(row);
    } finally {
      await browser.close();
    }
    console.log(`${app.name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  printTable(rows);
  return rows.every(({ notes }) => notes.length === 0);
}

/** Puts the row in place of the app's last one, and writes the document anew, in the order of the catalogue. */
function keep(row: Row): void {
  const kept: Row[] = existsSync(ROWS) ? JSON.parse(readFileSync(ROWS, 'utf8')) : [];
  const rows = APPS.flatMap(({ name }) => [row, ...kept].find((one) => one.name === name) ?? []);
  writeFileSync(ROWS, `${JSON.stringify(rows, null, 2)}\n`);
  writeFileSync(join(REPOSITORY, 'docs/COMPATIBILITY.md'), documentOf(rows));
}
