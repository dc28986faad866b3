import { type ComponentType, lazy, useState } from 'react';

interface LazyAhead<P> {
  /** the view, for use inside a `Suspense` */
  View: ComponentType<P>;
  /** Loads its script before it is needed. Where that fails, the view tries again, and tells of it when it is shown. */
  load(): Promise<void>;
}

/**
 * As React's `lazy`, for a script that can be loaded ahead. One that is there is drawn at once: `lazy` waits a moment even for that,
 * and what it shows meanwhile, if only a gap, React leaves there for 300 ms.
 */
export function lazyAhead<P extends object>(script: () => Promise<{ default: ComponentType<P> }>): LazyAhead<P> {
  let loaded: ComponentType<P> | null = null;
  const Waiting: ComponentType<P> = lazy(script);
  return {
    View(props) {
      // the one that it began with: React takes the other one for another view, whose state begins anew
      const [Shown] = useState(() => loaded ?? Waiting);
      return <Shown {...props} />;
    },
    load: () =>
      script().then(
        (module) => {
          loaded = module.default;
        },
        () => undefined,
      ),
  };
}
