/**
 * Errors of the page, as its framework's overlay reports them: none, a hydration error, another one. In Vite mode
 * (`framework=VITE`) uncaught errors and rejections also open Vite's overlay.
 */
import type { HydrationStatus } from '../../protocol/messages.ts';
import type { Teardown } from '../guard.ts';
import type { Dom, Parent } from '../parts.ts';
import type { Caught } from '../react/caught.ts';
import type { ReactBridge } from '../react-bridge.ts';
import type { PageFlags } from './flags.ts';
import { rootElement } from './roots.ts';
import { forgetThrown, lastThrown, onThrown, type Thrown, thrownOf } from './thrown.ts';
import { placeOfStack } from './thrown-place.ts';

const VITE_OVERLAY = 'vite-error-overlay';
const NEXT_OVERLAY = 'nextjs-portal';
const HYDRATION = 'Hydration failed';

interface Report {
  status: HydrationStatus;
  errorDescr: string | null;
  errorLabel: string | null;
  errorBody: string | null;
}
const NO_ERROR: Report = { status: 'no_error', errorDescr: null, errorLabel: null, errorBody: null };

function textOf(root: ParentNode, selector: string): string | null {
  return root.querySelector(selector)?.textContent?.trim() || null;
}

function reportOf(document: Document): Report {
  const overlay = document.querySelector(VITE_OVERLAY) ?? document.querySelector(NEXT_OVERLAY);
  const root = overlay?.shadowRoot;
  if (!root) return NO_ERROR;
  const isVite = overlay.localName === VITE_OVERLAY;
  const errorDescr = textOf(
    root,
    isVite ? '.message-body' : '[id*="error_desc"], .nextjs-toast-errors, [role="dialog"] p',
  );
  const errorLabel = textOf(root, isVite ? '.plugin' : '[id*="error_label"]');
  const errorBody = textOf(root, isVite ? '.frame, .stack' : '[data-nextjs-dialog-body]');
  if (!isVite && !errorDescr && !errorBody) return NO_ERROR;
  const text = [errorDescr, errorLabel, errorBody].join('\n');
  return { status: text.includes(HYDRATION) ? 'error' : 'other_error', errorDescr, errorLabel, errorBody };
}

type ErrorOverlay = new (error: { message: string; stack: string }) => HTMLElement;

interface ErrorWatchDeps extends Dom, Parent {
  teardown: Teardown;
  react: Pick<ReactBridge, 'caughtNow'>;
  flags: PageFlags;
}

export class ErrorWatch {
  private readonly deps: ErrorWatchDeps;
  private last = '';
  /** an error boundary that shows its fallback */
  private caught: Caught | null = null;
  /** places of reported errors by stack; null while unknown */
  private readonly places = new Map<string, string | null>();

  constructor(deps: ErrorWatchDeps) {
    this.deps = deps;
    if (deps.isEditor) deps.teardown.add(onThrown(() => this.look()));
    if (!deps.flags.vite) return;
    deps.teardown.listen<ErrorEvent>(deps.window, 'error', (event) => this.show(event.error));
    deps.teardown.listen<PromiseRejectionEvent>(deps.window, 'unhandledrejection', (event) => this.show(event.reason));
  }

  private show(reason: unknown): void {
    const { document, window } = this.deps;
    const Overlay = window.customElements.get(VITE_OVERLAY) as ErrorOverlay | undefined;
    if (!Overlay || document.querySelector(VITE_OVERLAY)) return;
    const { message = String(reason), stack = '' } = reason instanceof Error ? reason : {};
    document.body.append(new Overlay({ message, stack }));
  }

  /** Sends the status. */
  report(): void {
    const report = this.status();
    this.last = JSON.stringify(report);
    this.deps.post({ id: 'LATEST_HYDRATION_ERROR_STATUS', ...report });
  }

  /** Sends the status if it has changed; overlays appear and disappear without an event. */
  look(): void {
    if (JSON.stringify(this.status()) !== this.last) this.report();
  }

  /** The page was refreshed: boundaries may have caught an error, or recovered. */
  refreshed(): void {
    this.caught = this.deps.isEditor ? this.deps.react.caughtNow() : null;
    this.look();
  }

  /** React has committed. A page with one component alone shows an error at any time, and has few elements to look through. */
  committed(): void {
    const { type } = this.deps.flags;
    if (type === 'COMPONENT' || type === 'STORY') this.refreshed();
  }

  private status(): Report {
    const report = reportOf(this.deps.document);
    if (report.status !== 'no_error' || !this.deps.isEditor) return report;
    const thrown = this.failure();
    if (!thrown) return NO_ERROR;
    const { message, stack } = thrown;
    return { status: 'other_error', errorDescr: message, errorLabel: this.placeOf(stack), errorBody: stack };
  }

  /** The error that blanked the page or that a boundary caught. Errors in handlers leave the page as it is. */
  private failure(): Thrown | null {
    if (this.caught && !this.caught.isStill()) this.caught = null;
    if (this.caught) {
      const { error, boundary } = this.caught;
      return error ? thrownOf(error) : { message: `<${boundary}> shows in place of what threw.`, stack: '' };
    }
    const isBlank = rootElement(this.deps.document).childElementCount === 0;
    if (!isBlank) forgetThrown();
    return isBlank ? lastThrown() : null;
  }

  private placeOf(stack: string): string | null {
    const known = this.places.get(stack);
    if (known !== undefined || !stack) return known ?? null;
    this.places.set(stack, null);
    placeOfStack(stack, this.deps.window.location.origin).then(
      (place) => {
        this.places.set(stack, place);
        this.look();
      },
      // The module is gone: the error is reported without its place.
      () => {},
    );
    return null;
  }
}
