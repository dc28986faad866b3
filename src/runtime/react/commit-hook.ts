/**
 * News of every commit, through the hook that React offers its developer tools. React looks for the hook once, when its
 * renderer loads: so ours has to be there first, and has to live with whoever else uses it.
 */
import type { FiberRoot } from './fibers.ts';

type CommitListener = (root: FiberRoot) => void;
type OnCommit = (this: unknown, renderer: number, root: FiberRoot, ...rest: unknown[]) => void;

interface DevToolsHook {
  onCommitFiberRoot?: OnCommit;
}

const listeners = new Set<CommitListener>();
/** roots with something in them */
const roots = new Set<FiberRoot>();
let isInstalled = false;

/** Makes the hook, or joins the one that is there (browser extension, React refresh). Must run before React loads. */
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

/** Calls back after each commit of any root; the answer stops. */
export function onCommit(listener: CommitListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Roots that have been rendered and not unmounted. */
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
      // React would report it as its own; the app is not to blame for our mistakes.
      reportError(error);
    }
  }
}

/** As React refresh makes it. It has no `checkDCE`, by which React tells that developer tools are installed. */
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
