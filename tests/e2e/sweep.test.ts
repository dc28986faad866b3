/** A short sweep: a random person’s sessions on two pages at two widths, the same in each run. `npm run sweep` makes long ones. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SweepReport, sweep } from '../../bench/sweep/sweep.ts';

const ROUTES = ['/dashboard/broker', '/dashboard/brand/team'];
const WIDTHS = [1440, 390];
/** for each page and width */
const ACTIONS = 15;

let results: string;
beforeAll(() => {
  results = mkdtempSync(join(tmpdir(), 'visual-edit-sweep-'));
});
afterAll(() => rmSync(results, { recursive: true, force: true }));

test('no law is broken by sessions of selecting, editing, undo and redo', { timeout: 900_000 }, async () => {
  const report: SweepReport = { rows: new Map(), findings: [] };
  const limits = { minutes: 14, actions: ACTIONS, reach: false, shrink: false, add: false };
  await sweep({ routes: ROUTES, widths: WIDTHS, seed: 11, results, ...limits }, report);
  expect(report.findings).toEqual([]);
  expect(report.rows.size).toBe(ROUTES.length * WIDTHS.length);
  for (const [page, { tried, saved }] of report.rows) {
    expect(tried, page).toBeGreaterThanOrEqual(ACTIONS);
    expect(saved, page).toBeGreaterThan(0);
  }
});
