/**
 * The clock from the disk to the page, its real parts around a model of Vite and of a page in which everything may be late:
 * the watcher's news, the update, the fetch of a module, its run, React's refresh. In any order of these steps a page never
 * claims a revision that it does not show, and once all is done it has reported the last one, without a timer.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFrameClock } from '../../src/editor-ui/frame/frame-clock.ts';
import { STARTED_EVENT } from '../../src/plugin/hot-turns.ts';
import { type HotChannel, type Page, PageRevisions } from '../../src/plugin/page-revisions.ts';
import { HotReload } from '../../src/runtime/hot-reload.ts';
import { RevisionClock } from '../../src/server/edits/revision-clock.ts';

const FILES = ['src/App.tsx', 'src/Card.tsx', 'src/app.css'];
const TEXTS = ['one', 'two', 'three'];

interface Text {
  text: string;
  revision: number;
}

interface Update {
  file: string;
  timestamp: number;
}

function model() {
  const clock = new RevisionClock();
  const disk = new Map<string, Text>();
  /** of each file, those that its texts have had */
  const revisionsOf = new Map<string, number[]>(FILES.map((file) => [file, []]));
  const write = (file: string, text: string) => {
    const revision = clock.note(file, text);
    disk.set(file, { text, revision });
    revisionsOf.get(file)?.push(revision);
    return revision;
  };
  for (const file of FILES) write(file, 'none');
  const onDisk = (file: string) => disk.get(file) ?? { text: '', revision: 0 };

  // the page
  const hooks: (() => unknown)[] = [];
  const window = Object.assign(Object.create(null), {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    __registerBeforePerformReactRefresh: (hook: () => unknown) => hooks.push(hook),
  });
  const listeners = new Map<string, ((payload: unknown) => void)[]>();
  const tell = (event: string, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const frame = createFrameClock(() => {});
  const hot = {
    on: (event: string, listener: (payload: unknown) => void) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
  };
  const reload = new HotReload(window, hot);
  reload.attach({
    beforeRefresh() {},
    afterRefresh() {},
    stylesUpdated() {},
    holdRefresh: () => null,
    revisionsCommitted: () => frame.commit(reload.clock.committed),
  });

  // Vite
  const onServer = new Map<string, (data: unknown, page: Page) => void>();
  const socket: (() => void)[] = [];
  const channel: HotChannel = {
    on: (event, listener) => void onServer.set(event, listener),
    send: (event, payload) => void socket.push(() => tell(event, payload)),
  };
  const revisions = new PageRevisions(channel, () => ({
    newestRevision: clock.newest,
    revisionOf: (file) => onDisk(file).revision,
  }));
  const dirty = new Set<string>();
  const transformed = new Map<string, Text>();
  const turns: { update: Update; tellPages(timestamp: number | null): void }[] = [];
  const underWay = new Set<string>();
  let timestamp = 0;

  const transform = (file: string) => {
    const text = transformed.get(file) ?? onDisk(file);
    transformed.set(file, text);
    return text;
  };
  const ran = new Map(FILES.map((file) => [file, transform(file)]));
  const shown = new Map(ran);
  const fetching: Update[] = [];
  const fetched: { update: Update; text: Text }[] = [];
  let toRefresh = false;

  const steps = {
    notice: () => {
      const [file] = dirty;
      if (!file) return false;
      dirty.delete(file);
      transformed.delete(file);
      timestamp++;
      // of several updates that wait for a turn the newest goes
      const earlier = turns.findIndex(({ update }) => update.file === file);
      if (earlier >= 0) turns.splice(earlier, 1);
      turns.push({ update: { file, timestamp }, tellPages: revisions.changed(file) });
      return true;
    },
    send: () => {
      const index = turns.findIndex(({ update }) => !underWay.has(update.file));
      const [turn] = index < 0 ? [] : turns.splice(index, 1);
      if (!turn) return false;
      const { update } = turn;
      underWay.add(update.file);
      turn.tellPages(update.timestamp);
      socket.push(() => {
        tell('vite:beforeUpdate', { updates: [{ path: update.file, timestamp: update.timestamp }] });
        fetching.push(update);
      });
      return true;
    },
    deliver: () => {
      const message = socket.shift();
      message?.();
      return message !== undefined;
    },
    fetch: () => {
      const update = fetching.shift();
      if (update) fetched.push({ update, text: transform(update.file) });
      return update !== undefined;
    },
    run: () => {
      const one = fetched.shift();
      if (!one) return false;
      const { file } = one.update;
      ran.set(file, one.text);
      if (file.endsWith('.css')) shown.set(file, one.text);
      else toRefresh = true;
      tell('vite:afterUpdate', { updates: [{ path: file, timestamp: one.update.timestamp }] });
      underWay.delete(file);
      return true;
    },
    /** Another page loads: the server keeps what it makes for it. */
    load: () => {
      for (const file of FILES) transform(file);
      return false;
    },
    refresh: () => {
      if (!toRefresh) return false;
      toRefresh = false;
      for (const hook of hooks) hook();
      for (const [file, text] of ran) shown.set(file, text);
      reload.committed();
      return true;
    },
  };
  const listen = () =>
    onServer.get(STARTED_EVENT)?.(null, {
      send: (event: unknown, payload?: unknown) => channel.send(String(event), payload),
    });
  const save = (file: string, text: string, isHeard: boolean) => {
    const revision = write(file, text);
    dirty.add(file);
    if (isHeard) frame.hear({ [file]: revision });
  };
  /** the newest text of the file that the page says it shows */
  const claimed = (file: string) => {
    const { base, files } = reload.clock.committed;
    const reported = Math.max(base, files[file] ?? 0);
    return Math.max(...(revisionsOf.get(file) ?? []).filter((revision) => revision <= reported), 0);
  };
  return { steps, save, listen, frame, claimed, onDisk, shown: (file: string) => shown.get(file)?.revision ?? 0 };
}

const NAMES = ['notice', 'send', 'deliver', 'fetch', 'run', 'load', 'refresh'] as const;
const action = fc.oneof(
  { weight: 2, arbitrary: fc.record({ file: fc.constantFrom(...FILES), text: fc.constantFrom(...TEXTS) }) },
  { weight: 9, arbitrary: fc.constantFrom(...NAMES) },
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a page claims only what it shows, and all of it in the end', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80, size: 'max' }), (actions) => {
      const { steps, save, listen, frame, claimed, onDisk, shown } = model();
      listen();
      steps.deliver();
      const check = () => {
        for (const file of FILES) expect(shown(file)).toBeGreaterThanOrEqual(claimed(file));
      };
      for (const one of actions) {
        if (typeof one === 'string') steps[one]();
        else save(one.file, one.text, true);
        check();
      }
      while (NAMES.some((name) => steps[name]())) check();
      for (const file of FILES) expect([file, claimed(file)]).toEqual([file, onDisk(file).revision]);
      expect(frame.isUnsettled()).toBe(false);
      frame.close();
    }),
    { numRuns: 1_000 },
  );
});
