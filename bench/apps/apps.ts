/** Runs the apps one after the other: one that fails does not end the run. The rows of earlier runs are kept for the document. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../tests/support/browser.ts';
import { REPOSITORY } from '../../tests/support/repository.ts';
import { APPS, type App } from './catalogue.ts';
import { checkApp, type Options } from './check.ts';
import { folderOf } from './make.ts';
import { documentOf, printTable, type Row } from './report.ts';

/** @returns false when a promise does not hold somewhere */
export async function run({ only, ...options }: Options & { only: string }): Promise<boolean> {
  const apps = APPS.filter(({ name }) => name.includes(only));
  const rows: Row[] = [];
  for (const app of apps) {
    const started = performance.now();
    const browser = await launchBrowser();
    try {
      const row = await checkApp(app, browser, options);
      rows.push(row);
      mkdirSync(folderOf(app, options.folder), { recursive: true });
      writeFileSync(rowFile(app, options.folder), JSON.stringify(row));
    } finally {
      await browser.close();
    }
    console.log(`${app.name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  printTable(rows);
  writeDocument(options.folder);
  return rows.every(({ notes }) => notes.length === 0);
}

const rowFile = (app: App, folder: string): string => join(folderOf(app, folder), 'row.json');

function writeDocument(folder: string): void {
  const tried = APPS.filter((app) => existsSync(rowFile(app, folder)));
  const rows = tried.map((app) => JSON.parse(readFileSync(rowFile(app, folder), 'utf8')) as Row);
  writeFileSync(join(REPOSITORY, 'docs/COMPATIBILITY.md'), documentOf(rows));
}
