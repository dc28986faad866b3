/**
 * Reports every commit, through the hook that React offers to developer tools. React looks for it once, when its renderer loads,
 * so ours must exist by then and cooperate with other users.
 */
import type { FiberRoot } from './fibers.ts';

type CommitListener = (root: FiberRoot) => void;
type OnCommit = (this: unknown, renderer: number, root: FiberRoot, ...rest: unknown[]) => void;

interface DevToolsHook {
  onCommitFiberRoot?: OnCommit;
}

const listeners = new Set<CommitListener>();
/** roots with content */
const roots = new Set<FiberRoot>();
let isInstalled = false;

/** Creates the hook, or extends an existing one (browser extension, React refresh). Must run before React loads. */
export function installCommitHook(): void {
  if (isInstalled) return;
  isInstalled = true;
  const page = globalThis as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevToolsHook };
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= newHook();
  const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  const before = hook.onCommitFiberRoot;
  hook.onCommitFiberRoot = function (renderer, root, ...rest) {
    const answer = before?.call(this, renderer, root, ...rest);
    noteCommit(root);
    return answer;
  };
}

/**
 * Calls the listener after each commit of any root.
 * @returns stops it
 */
export function onCommit(listener: CommitListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Roots that are rendered and not unmounted. */
export function mountedRoots(): Iterable<FiberRoot> {
  return roots;
}

function noteCommit(root: FiberRoot): void {
  if (root.current.child) roots.add(root);
  else roots.delete(root);
  for (const listener of [...listeners]) {
    try {
      listener(root);
    } catch (error) {
      // React would report it as an error of the app.
      reportError(error);
    }
  }
}

/** Same shape as React refresh's. Without `checkDCE`, by which React detects developer tools. */
function newHook(): DevToolsHook & Record<string, unknown> {
  const renderers = new Map<number, unknown>();
  return {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown): number {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}
