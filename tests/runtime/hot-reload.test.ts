import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVES_EVENT, type Serves, UNREFRESHED_EVENT } from '../../src/protocol/revisions.ts';
import { HotReload } from '../../src/runtime/hot-reload.ts';

type Listener = (payload: unknown) => void;

function setUp(withHook: boolean) {
  const steps: string[] = [];
  const listeners = new Map<string, Listener>();
  const refreshHooks: (() => Promise<void> | undefined)[] = [];
  const window = {
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
  } as unknown as Window;
  if (withHook)
    Object.assign(window, { __registerBeforePerformReactRefresh: (hook: () => undefined) => refreshHooks.push(hook) });
  const asked: string[][] = [];
  /** of the page's modules, those that it has loaded */
  const loaded = new Set<string>();
  const hotReload = new HotReload(window, { on: (event, listener) => void listeners.set(event, listener) }, (paths) => {
    asked.push([...paths]);
    return [...paths].some((path) => loaded.has(path));
  });
  const hold: { until: Promise<void> | null } = { until: null };
  const letGo = hotReload.attach({
    beforeRefresh: () => steps.push('before'),
    afterRefresh: () => steps.push('after'),
    stylesUpdated: () => steps.push('styles'),
    revisionsCommitted: () => steps.push(`committed ${JSON.stringify(hotReload.clock.committed.files)}`),
    holdRefresh: () => hold.until,
  });
  const tell = (event: string, updates: object[]) => listeners.get(`vite:${event}`)?.({ updates });
  const update = (event: string, ...paths: string[]) =>
    tell(
      event,
      paths.map((path) => ({ path })),
    );
  const serves = (timestamp: number | null, revision: number, path = '/src/App.tsx') =>
    listeners.get(SERVES_EVENT)?.({ timestamp, revisions: { [path]: revision } } satisfies Serves);
  /** One whole update up to the refresh: its timestamp is ten times the revision. */
  const ran = (revision: number, path = '/src/App.tsx') => {
    serves(revision * 10, revision, path);
    tell('beforeUpdate', [{ path, timestamp: revision * 10 }]);
    tell('afterUpdate', [{ path, timestamp: revision * 10 }]);
  };
  /** The same, of a module that accepts its own updates. */
  const ranAlone = (revision: number, path = '/src/App.tsx') => {
    serves(revision * 10, revision, path);
    tell('beforeUpdate', [{ path, acceptedPath: path, timestamp: revision * 10 }]);
    tell('afterUpdate', [{ path, acceptedPath: path, timestamp: revision * 10 }]);
  };
  const invalidate = () => listeners.get('vite:invalidate')?.({});
  const noRefresh = () => listeners.get(UNREFRESHED_EVENT)?.({});
  return {
    ranAlone,
    asked,
    loaded,
    noRefresh,
    steps,
    hotReload,
    letGo,
    refreshHooks,
    hold,
    tell,
    update,
    serves,
    ran,
    invalidate,
  };
}

describe('with the hook of plugin-react', () => {
  let it1: ReturnType<typeof setUp>;
  beforeEach(() => {
    vi.useFakeTimers();
    it1 = setUp(true);
    return () => vi.useRealTimers();
  });

  it('updates are undone right before the refresh and looked at after its commit', () => {
    it1.update('beforeUpdate', '/src/App.tsx');
    expect(it1.steps).toEqual([]);
    it1.refreshHooks[0]?.();
    it1.hotReload.committed();
    it1.hotReload.committed();
    it1.update('afterUpdate', '/src/App.tsx');
    vi.runAllTimers();
    expect(it1.steps).toEqual(['before', 'after']);
  });

  it('a refresh that commits nothing ends with its task', () => {
    it1.refreshHooks[0]?.();
    vi.advanceTimersByTime(0);
    expect(it1.steps).toEqual(['before', 'after']);
  });

  it('an update is shown once its refresh is over, and told once', () => {
    it1.ran(7);
    expect(it1.steps).toEqual([]);
    it1.refreshHooks[0]?.();
    it1.hotReload.committed();
    vi.runAllTimers();
    it1.refreshHooks[0]?.();
    it1.hotReload.committed();
    expect(it1.steps).toEqual(['before', 'after', 'committed {"/src/App.tsx":7}', 'before', 'after']);
  });

  it('an update of several files is shown as one, told of each by the same timestamp', () => {
    it1.serves(70, 7);
    it1.serves(70, 8, '/src/Card.tsx');
    const updates = ['/src/App.tsx', '/src/Card.tsx'].map((path) => ({ path, timestamp: 70 }));
    it1.tell('beforeUpdate', updates);
    it1.tell('afterUpdate', updates);
    it1.refreshHooks[0]?.();
    it1.hotReload.committed();
    expect(it1.steps.at(-1)).toBe('committed {"/src/App.tsx":7,"/src/Card.tsx":8}');
  });

  it('a refresh whose timer started before the modules were told has run before the update counts as shown without one', () => {
    it1.serves(70, 7);
    it1.tell('beforeUpdate', [{ path: '/src/App.tsx', timestamp: 70 }]);
    // as plugin-react does when a module has accepted its update
    setTimeout(() => it1.refreshHooks[0]?.(), 16);
    it1.tell('afterUpdate', [{ path: '/src/App.tsx', timestamp: 70 }]);
    vi.advanceTimersByTime(100);
    expect(it1.steps).toEqual(['before', 'after', 'committed {"/src/App.tsx":7}']);
  });

  it('an update of style sheets alone is shown when they are in', () => {
    it1.ran(7, '/src/app.css');
    expect(it1.steps).toEqual(['styles', 'committed {"/src/app.css":7}']);
  });

  it('but not before the refresh of a component that came just before it', () => {
    it1.ran(6);
    it1.ran(7, '/src/app.css');
    expect(it1.steps).toEqual(['styles']);
    it1.refreshHooks[0]?.();
    it1.hotReload.committed();
    expect(it1.steps.at(-1)).toBe('committed {"/src/App.tsx":6,"/src/app.css":7}');
  });

  it('a refresh does not show modules that ran after it began', () => {
    it1.ran(6);
    it1.refreshHooks[0]?.();
    it1.ran(7);
    it1.hotReload.committed();
    expect(it1.steps.at(-1)).toBe('committed {"/src/App.tsx":6}');
  });

  it('a file of no module is shown at once', () => {
    it1.serves(null, 7, '/src/notes.ts');
    expect(it1.steps).toEqual(['committed {"/src/notes.ts":7}']);
  });

  it('an update that its module refuses counts with the one of its importers', () => {
    it1.serves(70, 7);
    it1.tell('beforeUpdate', [{ path: '/src/App.tsx', timestamp: 70 }]);
    it1.invalidate();
    it1.tell('afterUpdate', [{ path: '/src/App.tsx', timestamp: 70 }]);
    vi.runAllTimers();
    expect(it1.steps).toEqual([]);
    it1.tell('beforeUpdate', [{ path: '/src/main.tsx', timestamp: 71 }]);
    it1.tell('afterUpdate', [{ path: '/src/main.tsx', timestamp: 71 }]);
    vi.runAllTimers();
    expect(it1.steps).toEqual(['committed {"/src/App.tsx":7}']);
  });

  it('a refresh that has to wait is over only after that', async () => {
    let letGo = () => {};
    it1.hold.until = new Promise((resolve) => {
      letGo = resolve;
    });
    it1.ran(7);
    const refresh = it1.refreshHooks[0]?.();
    vi.runAllTimers();
    expect(it1.steps).toEqual([]);
    letGo();
    await refresh;
    it1.hotReload.committed();
    expect(it1.steps).toEqual(['before', 'after', 'committed {"/src/App.tsx":7}']);
  });

  it('modules that React did not refresh are asked for again, and count as shown after their refresh', () => {
    it1.loaded.add('/src/App.tsx');
    it1.ranAlone(7);
    vi.runAllTimers();
    expect(it1.asked).toEqual([['/src/App.tsx']]);
    expect(it1.steps).toEqual([]);
    it1.ranAlone(8);
    it1.refreshHooks[0]?.();
    it1.hotReload.committed();
    vi.runAllTimers();
    expect(it1.asked).toHaveLength(1);
    expect(it1.steps).toEqual(['before', 'after', 'committed {"/src/App.tsx":8}']);
  });

  it('they are asked for once; what the dev server denies is shown without a refresh', () => {
    it1.loaded.add('/src/App.tsx');
    it1.ranAlone(7);
    vi.runAllTimers();
    it1.noRefresh();
    expect(it1.steps).toEqual(['committed {"/src/App.tsx":7}']);
    it1.ranAlone(8);
    vi.runAllTimers();
    expect(it1.asked).toHaveLength(1);
    expect(it1.steps.at(-1)).toBe('committed {"/src/App.tsx":8}');
  });

  it('a module that the page has not loaded is shown without a refresh', () => {
    it1.ranAlone(7);
    vi.runAllTimers();
    expect(it1.steps).toEqual(['committed {"/src/App.tsx":7}']);
  });

  it('a module is not asked for when it did not accept its update', () => {
    it1.loaded.add('/src/App.tsx');
    it1.invalidate();
    it1.ranAlone(7);
    vi.runAllTimers();
    expect(it1.asked).toEqual([]);
  });

  it('style sheets alone are looked at once they are in', () => {
    it1.update('beforeUpdate', '/src/app.css', '/src/b.module.scss?direct');
    it1.update('afterUpdate', '/src/app.css', '/src/b.module.scss?direct');
    expect(it1.steps).toEqual(['styles']);
  });

  it('is registered once, and quiet when nobody is attached', () => {
    it1.letGo();
    const none = { beforeRefresh() {}, afterRefresh() {}, stylesUpdated() {}, revisionsCommitted() {} };
    it1.hotReload.attach({ ...none, holdRefresh: () => null })();
    expect(it1.refreshHooks).toHaveLength(1);
    it1.refreshHooks[0]?.();
    expect(it1.steps).toEqual([]);
  });
});

describe('without the hook', () => {
  it('the update itself is the sign, and the next commit or the end of the update its end', () => {
    vi.useFakeTimers();
    const it1 = setUp(false);
    it1.update('beforeUpdate', '/src/App.tsx');
    it1.hotReload.committed();
    expect(it1.steps).toEqual(['before', 'after']);
    it1.update('afterUpdate', '/src/App.tsx');
    vi.runAllTimers();
    it1.update('beforeUpdate', '/src/App.tsx');
    vi.advanceTimersByTime(1000);
    expect(it1.steps).toEqual(['before', 'after', 'before']);
    it1.update('afterUpdate', '/src/App.tsx');
    vi.advanceTimersByTime(200);
    expect(it1.steps).toEqual(['before', 'after', 'before', 'after']);
    vi.useRealTimers();
  });

  it('an update that React does not draw is asked for once, however often the app renders meanwhile', () => {
    vi.useFakeTimers();
    const it1 = setUp(false);
    it1.loaded.add('/src/prices.tsx');
    it1.ranAlone(7, '/src/prices.tsx');
    for (let answered = 0; answered < 4; ) {
      vi.advanceTimersByTime(300);
      it1.hotReload.committed();
      if (it1.asked.length === answered) break;
      answered++;
      // the dev server sends the module again
      it1.ranAlone(7 + answered, '/src/prices.tsx');
    }
    expect(it1.asked).toEqual([['/src/prices.tsx']]);
    expect(it1.steps.at(-1)).toBe('committed {"/src/prices.tsx":8}');
    vi.useRealTimers();
  });

  it('a commit after the dev server was asked shows the update: it is sent no more', () => {
    vi.useFakeTimers();
    const it1 = setUp(false);
    it1.loaded.add('/src/prices.tsx');
    it1.serves(70, 7, '/src/prices.tsx');
    it1.tell('beforeUpdate', [{ path: '/src/prices.tsx', acceptedPath: '/src/prices.tsx', timestamp: 70 }]);
    it1.hotReload.committed();
    it1.tell('afterUpdate', [{ path: '/src/prices.tsx', acceptedPath: '/src/prices.tsx', timestamp: 70 }]);
    vi.advanceTimersByTime(300);
    expect(it1.asked).toHaveLength(1);
    expect(it1.steps).toEqual(['before', 'after']);
    it1.hotReload.committed();
    expect(it1.steps.at(-1)).toBe('committed {"/src/prices.tsx":7}');
    vi.useRealTimers();
  });

  it('an update that is lost ends, too', () => {
    vi.useFakeTimers();
    const it1 = setUp(false);
    it1.update('beforeUpdate', '/src/App.tsx');
    vi.advanceTimersByTime(5_000);
    expect(it1.steps).toEqual(['before', 'after']);
    vi.useRealTimers();
  });
});

describe('what looks at styles and classes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('waits while an update is under way, until the page shows it', () => {
    const { hotReload, update, refreshHooks } = setUp(true);
    const seen: string[] = [];
    hotReload.whenShown(() => seen.push('before'));
    update('beforeUpdate', '/src/App.tsx');
    hotReload.whenShown(() => seen.push('during'));
    update('beforeUpdate', '/src/Card.tsx');
    update('afterUpdate', '/src/App.tsx');
    refreshHooks[0]?.();
    hotReload.committed();
    expect(seen).toEqual(['before']);
    update('afterUpdate', '/src/Card.tsx');
    hotReload.whenShown(() => seen.push('behind'));
    expect(seen).toEqual(['before']);
    vi.advanceTimersByTime(200);
    expect(seen).toEqual(['before', 'during', 'behind']);
    hotReload.whenShown(() => seen.push('after'));
    expect(seen).toEqual(['before', 'during', 'behind', 'after']);
  });

  it('does not wait for an update that never ends', () => {
    const { hotReload, update } = setUp(true);
    const seen: string[] = [];
    update('beforeUpdate', '/src/App.tsx');
    hotReload.whenShown(() => seen.push('late'));
    vi.advanceTimersByTime(5_000);
    expect(seen).toEqual(['late']);
  });
});
