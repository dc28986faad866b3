import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HotReload } from '../../src/runtime/hot-reload.ts';

type Listener = (payload: unknown) => void;

function setUp(withHook: boolean) {
  const steps: string[] = [];
  const listeners = new Map<string, Listener>();
  const refreshHooks: (() => void)[] = [];
  const window = {
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
  } as unknown as Window;
  if (withHook)
    Object.assign(window, { __registerBeforePerformReactRefresh: (hook: () => void) => refreshHooks.push(hook) });
  const hotReload = new HotReload(window, { on: (event, listener) => void listeners.set(event, listener) });
  const letGo = hotReload.attach({
    beforeRefresh: () => steps.push('before'),
    afterRefresh: () => steps.push('after'),
    stylesUpdated: () => steps.push('styles'),
    updatesShown: (until: number) => steps.push(`shown ${until}`),
  });
  const tell = (event: string, updates: object[]) => listeners.get(`vite:${event}`)?.({ updates });
  const update = (event: string, ...paths: string[]) =>
    tell(
      event,
      paths.map((path) => ({ path })),
    );
  /** One whole update up to the refresh. */
  const ran = (timestamp: number, path = '/src/App.tsx') => {
    tell('beforeUpdate', [{ path, timestamp }]);
    tell('afterUpdate', [{ path, timestamp }]);
  };
  return { steps, hotReload, letGo, refreshHooks, update, ran };
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
    expect(it1.steps).toEqual(['before', 'after', 'shown 7', 'before', 'after']);
  });

  it('an update without a refresh is shown soon after', () => {
    it1.ran(7, '/src/app.css');
    vi.runAllTimers();
    expect(it1.steps).toEqual(['styles', 'shown 7']);
  });

  it('style sheets alone are looked at once they are in', () => {
    it1.update('beforeUpdate', '/src/app.css', '/src/b.module.scss?direct');
    it1.update('afterUpdate', '/src/app.css', '/src/b.module.scss?direct');
    expect(it1.steps).toEqual(['styles']);
  });

  it('is registered once, and quiet when nobody is attached', () => {
    it1.letGo();
    it1.hotReload.attach({ beforeRefresh() {}, afterRefresh() {}, stylesUpdated() {}, updatesShown() {} })();
    expect(it1.refreshHooks).toHaveLength(1);
    it1.refreshHooks[0]?.();
    expect(it1.steps).toEqual([]);
  });
});

describe('without the hook', () => {
  it('the update itself is the sign, and the next commit its end', () => {
    vi.useFakeTimers();
    const it1 = setUp(false);
    it1.update('beforeUpdate', '/src/App.tsx');
    it1.hotReload.committed();
    expect(it1.steps).toEqual(['before', 'after']);
    it1.update('beforeUpdate', '/src/App.tsx');
    vi.advanceTimersByTime(1000);
    expect(it1.steps).toEqual(['before', 'after', 'before', 'after']);
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
