import { CloudOff, KeyRound } from 'lucide-react';
import { useEditorState } from '../context.tsx';

/** Shown over everything while the server is away: the consequence and the next step. */
export default function ConnectionBanner() {
  const connection = useEditorState((state) => state.connection);
  if (connection.state === 'offline') {
    return (
      <Banner
        icon={CloudOff}
        text={connection.error.message}
        more="Connecting again by itself; edits are saved then."
      />
    );
  }
  if (connection.state === 'expired') {
    return (
      <Banner
        icon={KeyRound}
        text="visual-edit was started anew and has a new key."
        more="Open the address that it printed in your terminal; this page cannot edit any more."
      />
    );
  }
  return null;
}

function Banner({ icon: Icon, text, more }: { icon: typeof CloudOff; text: string; more: string }) {
  return (
    <div
      role="alert"
      className="flex min-h-8 flex-none items-center justify-center gap-2 border-line border-b bg-warn-soft px-3 text-warn-ink"
    >
      <Icon size={14} strokeWidth={1.8} className="flex-none" aria-hidden="true" />
      <span className="font-medium">{text}</span>
      <span>{more}</span>
    </div>
  );
}
