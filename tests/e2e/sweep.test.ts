/** A short run of the sweep: sessions of a random person on two pages, always the same ones. `npm run sweep` makes long ones. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SweepReport, sweep } from '../../bench/sweep/sweep.ts';

const ROUTES = ['/dashboard/broker', '/dashboard/brand/team'];
const ACTIONS = 30;

let results: string;
beforeAll(() => {
  results = mkdtempSync(join(tmpdir(), 'visual-edit-sweep-'));
});
afterAll(() => rmSync(results, { recursive: true, force: true }));

test('no law is broken by sessions of selecting, editing, undo and redo', { timeout: 300_000 }, async () => {
  const report: SweepReport = { rows: new Map(), findings: [] };
  const limits = { minutes: 4, actions: ACTIONS, reach: false, shrink: false, add: false };
  await sweep({ routes: ROUTES, widths: [1440], seed: 11, results, ...limits }, report);
  expect(report.findings).toEqual([]);
  for (const [page, { tried, saved }] of report.rows) {
    expect(tried, page).toBeGreaterThanOrEqual(ACTIONS);
    expect(saved, page).toBeGreaterThan(5);
  }
});
