import { useStore } from 'zustand';
import type { EditorStore } from '../store/store.ts';
import { Logo } from '../ui/logo.tsx';

/** The page before an editor exists: starting, or the reason why it cannot start and the next step. */
export function StartScreen({ store }: { store: EditorStore }) {
  const connection = useStore(store, (state) => state.connection);
  const { title, text, busy } = words(connection);
  return (
    <main className="flex h-full items-center justify-center bg-canvas p-6">
      <div
        role={busy ? 'status' : 'alert'}
        className="w-104 max-w-full rounded-xl bg-raised p-6 shadow-pop"
        data-start={connection.state}
      >
        <Logo size={32} />
        <h1 className="mt-4 font-semibold text-xl">{title}</h1>
        <p className="mt-1.5 text-ink-2 text-lg">{text}</p>
        {busy && (
          <div aria-hidden="true" className="mt-4 h-0.5 overflow-hidden rounded-sm bg-sunken">
            <div className="loading-line h-full w-1/3 bg-accent" />
          </div>
        )}
      </div>
    </main>
  );
}

function words(connection: ReturnType<EditorStore['getState']>['connection']): {
  title: string;
  text: string;
  busy: boolean;
} {
  switch (connection.state) {
    case 'no-token':
      return {
        title: 'Open the address from your terminal',
        text: 'This page was opened without its key. visual-edit prints an address that ends in #token=…; open that one.',
        busy: false,
      };
    case 'expired':
      return {
        title: 'This address is from an earlier run',
        text: 'visual-edit makes a new key each time it starts. Open the address that it printed last in your terminal.',
        busy: false,
      };
    case 'offline':
      return {
        title: 'The server does not answer',
        text:
          connection.error.code === 'unreachable'
            ? 'Start visual-edit in your project again, or wait if it is just starting. This page keeps trying.'
            : `${connection.error.message} ${connection.error.hint ?? ''}`,
        busy: true,
      };
    default:
      return { title: 'Starting', text: 'Reading your project…', busy: true };
  }
}
