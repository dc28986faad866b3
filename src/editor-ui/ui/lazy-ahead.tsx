import { type ComponentType, lazy, useState } from 'react';

interface LazyAhead<P> {
  /** the view, for use inside a `Suspense` */
  View: ComponentType<P>;
  /** Loads its script before it is needed. Where that fails, the view tries again, and tells of it when it is shown. */
  load(): Promise<void>;
}

/**
 * Like React's `lazy`, for a script that can be loaded ahead. A loaded script is drawn at once; `lazy` would suspend for a
 * moment even then, and React keeps a shown fallback, even an empty one, for 300 ms.
 */
export function lazyAhead<P extends object>(script: () => Promise<{ default: ComponentType<P> }>): LazyAhead<P> {
  let loaded: ComponentType<P> | null = null;
  const Waiting: ComponentType<P> = lazy(script);
  return {
    View(props) {
      // keep the first one: React would take another component type for another view and reset its state
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
