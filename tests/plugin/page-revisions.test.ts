import { expect, it } from 'vitest';
import { STARTED_EVENT } from '../../src/plugin/hot-turns.ts';
import { type Page, PageRevisions } from '../../src/plugin/page-revisions.ts';
import { LOADED_EVENT } from '../../src/protocol/revisions.ts';

/** A dev server with one file, and what its pages are sent. */
function served() {
  let newest = 0;
  let start: (data: unknown, page: Page) => void = () => {};
  const revisions = new PageRevisions(
    {
      send() {},
      on(event, listener) {
        if (event === STARTED_EVENT) start = listener;
      },
    },
    () => ({ newestRevision: newest, revisionOf: () => newest }),
  );
  return {
    serveHtml: () => revisions.serveHtml(),
    /** Vite notices a file some time after it is saved. */
    save() {
      newest++;
    },
    notice(timestamp: number | null) {
      revisions.changed('src/App.tsx')(timestamp);
    },
    change(timestamp: number | null) {
      this.save();
      this.notice(timestamp);
    },
    /** @returns what the page is sent */
    start(data: unknown): unknown[] {
      const sent: unknown[] = [];
      start(data, { send: (...message: unknown[]) => void sent.push(message) } as Page);
      return sent;
    },
  };
}
const RELOAD = [[{ type: 'full-reload' }]];
const loaded = (revision: number) => [[LOADED_EVENT, { revision }]];

it('reloads a page that started with an update after its HTML was served', () => {
  const vite = served();
  const html = vite.serveHtml();
  vite.change(7);
  expect(vite.start({ html })).toEqual(RELOAD);
  expect(vite.start({ html: vite.serveHtml() })).toEqual(loaded(1));
});

it('reloads a page whose HTML was served after the file was saved, and before Vite noticed', () => {
  const vite = served();
  vite.save();
  const html = vite.serveHtml();
  vite.notice(7);
  expect(vite.start({ html })).toEqual(RELOAD);
});

it('does not reload for a change before the HTML, or without an update', () => {
  const vite = served();
  vite.change(7);
  const html = vite.serveHtml();
  vite.change(null);
  expect(vite.start({ html })).toEqual(loaded(2));
});

it('reloads once when something serves the same HTML again', () => {
  const vite = served();
  const html = vite.serveHtml();
  vite.change(7);
  expect(vite.start({ html })).toEqual(RELOAD);
  expect(vite.start({ html })).toEqual(loaded(1));
});

it.each([[null], ['1'], [{ html: null }], [{ html: 1 }], [{ html: 'other' }]])(
  'does not reload a page whose HTML it did not serve: %j',
  (data) => {
    const vite = served();
    vite.serveHtml();
    vite.change(7);
    expect(vite.start(data)).toEqual(loaded(1));
  },
);
