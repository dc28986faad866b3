/**
 * Errors of the page as its framework's overlay tells them (spec §4): none, a hydration error, another one. In Vite mode
 * (`framework=VITE`) uncaught errors and rejections open Vite's own overlay too (spec §8).
 */
import type { HydrationStatus } from '../../protocol/messages.ts';
import type { Session } from '../session.ts';

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

export class ErrorWatch {
  private readonly session: Session;
  private last = '';

  constructor(session: Session) {
    this.session = session;
    if (!session.flags.vite) return;
    session.teardown.listen<ErrorEvent>(session.window, 'error', (event) => this.show(event.error));
    session.teardown.listen<PromiseRejectionEvent>(session.window, 'unhandledrejection', (event) =>
      this.show(event.reason),
    );
  }

  private show(reason: unknown): void {
    const { document, window } = this.session;
    const Overlay = window.customElements.get(VITE_OVERLAY) as ErrorOverlay | undefined;
    if (!Overlay || document.querySelector(VITE_OVERLAY)) return;
    const { message = String(reason), stack = '' } = reason instanceof Error ? reason : {};
    document.body.append(new Overlay({ message, stack }));
  }

  /** Tells the status. */
  report(): void {
    const report = reportOf(this.session.document);
    this.last = JSON.stringify(report);
    this.session.post({ id: 'LATEST_HYDRATION_ERROR_STATUS', ...report });
  }

  /** Tells it when it changed; overlays come and go without a word. */
  look(): void {
    if (JSON.stringify(reportOf(this.session.document)) !== this.last) this.report();
  }
}
