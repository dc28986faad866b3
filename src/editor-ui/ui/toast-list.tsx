import { Toast } from '@base-ui/react/toast';
import { AlertTriangle, Check, Info, X, XCircle } from 'lucide-react';
import { useEffect } from 'react';
import type { ApiError } from '../../protocol/api.ts';
import type { NoticeAction, Notify } from '../notices.ts';
import { MessageText } from './message-text.tsx';

const manager = Toast.createToastManager<{ other?: ReturnType<typeof closing> }>();

const timers = new Map<string, ReturnType<typeof setTimeout>>();
let list: HTMLElement | null = null;

/**
 * Closes a toast `ms` after it was last shown; hovered and focused toasts stay. Base UI's own timers pause while the app's frame has
 * the focus.
 */
function closeAfter(id: string, ms: number): void {
  clearTimeout(timers.get(id));
  const close = () => {
    if (list?.matches(':hover, :focus-within')) return closeAfter(id, ms);
    timers.delete(id);
    manager.close(id);
  };
  timers.set(id, setTimeout(close, ms));
}

function add(toast: Parameters<typeof manager.add>[0] & { id: string }, ms: number): void {
  manager.add({ ...toast, timeout: 0 });
  closeAfter(toast.id, ms);
}

const textsOf = (error: ApiError) => ({
  title: <MessageText text={error.message} />,
  description: <NextStep error={error} />,
});

/** the notices about one edit, by id, and when each was shown */
const aboutEdits = new Map<string, number>();

function aboutEdit(type: 'refused' | 'warning'): Notify['refused'] {
  return (error, action, other) => {
    const id = error.message;
    aboutEdits.set(id, performance.now());
    const actionProps = action && closing(id, action);
    add({ id, ...textsOf(error), type, actionProps, data: other && { other: closing(id, other) } }, 12_000);
  };
}

/** Refusals stay long enough to be read, successes leave after 3 s; the same words stand there once. */
const notify: Notify = {
  saved: (text) => {
    aboutEdits.set(text, performance.now());
    add({ id: text, title: text, type: 'saved' }, 3_000);
  },
  warning: (text) => {
    aboutEdits.set(text, performance.now());
    add({ id: text, title: <MessageText text={text} />, type: 'warning' }, 8_000);
  },
  unavailable: (reason) => {
    add({ id: 'unavailable', ...textsOf(reason), type: 'unavailable' }, 6_000);
  },
  refused: aboutEdit('refused'),
  unshown: aboutEdit('warning'),
  superseded: (at, own) => {
    for (const [id, shown] of aboutEdits) {
      if (shown >= at || own.includes(id)) continue;
      manager.close(id);
      aboutEdits.delete(id);
    }
  },
  problem: (notice) => {
    if (!notice) return manager.close('problem');
    const { error, action, onClosed } = notice;
    const actionProps = closing('problem', action);
    add({ id: 'problem', ...textsOf(error), type: 'warning', actionProps, onClose: onClosed }, 20_000);
  },
};

function closing(id: string, { label, run }: NoticeAction) {
  return {
    children: label,
    onClick: () => {
      manager.close(id);
      run();
    },
  };
}

/** The next step, and its place, unless the message already names them. */
function NextStep({ error: { hint = '', file, line } }: { error: ApiError }) {
  const place = file && !hint.includes(file) ? `\`${file}${line ? `:${line}` : ''}\`` : '';
  return <MessageText text={[hint, place].filter(Boolean).join(' ')} />;
}

const ICONS = {
  saved: <Check size={16} className="text-good-ink" aria-hidden="true" />,
  warning: <AlertTriangle size={16} className="text-warn-ink" aria-hidden="true" />,
  unavailable: <Info size={16} className="text-ink-3" aria-hidden="true" />,
  refused: <XCircle size={16} className="text-bad-ink" aria-hidden="true" />,
};

/**
 * Where the toasts stand: bottom centre, over the canvas.
 * @param onShown from then on toasts can be added
 */
export default function ToastList({ onShown }: { onShown(notify: Notify): void }) {
  useEffect(() => onShown(notify), [onShown]);
  return (
    <Toast.Provider toastManager={manager} limit={4}>
      <Toast.Portal>
        <Toast.Viewport
          ref={(element) => {
            list = element;
          }}
          className="fixed bottom-12 left-1/2 z-40 flex w-108 max-w-[calc(100vw-32px)] -translate-x-1/2 flex-col-reverse gap-2"
        >
          <Listed />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Listed() {
  const { toasts } = Toast.useToastManager<{ other?: ReturnType<typeof closing> }>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      data-toast={toast.type}
      swipeDirection="down"
      className="flex items-start gap-2.5 rounded-lg bg-raised py-2.5 pr-2 pl-3 shadow-pop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <span className="mt-px flex-none">{ICONS[toast.type as keyof typeof ICONS]}</span>
      <div className="min-w-0 flex-1 select-text">
        <Toast.Title className="font-medium" />
        {toast.description && <Toast.Description className="wrap-anywhere mt-0.5 text-ink-2 text-sm" />}
        {toast.actionProps && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Toast.Action className="button h-6 text-sm" />
            {toast.data?.other && <button type="button" className="button h-6 text-sm" {...toast.data.other} />}
          </div>
        )}
      </div>
      <Toast.Close aria-label="Dismiss" aria-hidden={false} className="icon-button -my-1 size-6">
        <X size={14} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ));
}
