import { StateLabel } from './StateLabel';

const LABELS: Record<string, string> = { on: 'On', off: 'Off' };

function shout(text: string): string {
  return text.toUpperCase();
}

export function Page({ state }: { state: string }) {
  return (
    <main>
      <StateLabel shout={shout} LABELS={LABELS} state={state} />
    </main>
  );
}
