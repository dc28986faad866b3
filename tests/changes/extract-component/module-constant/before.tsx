const LABELS: Record<string, string> = { on: 'On', off: 'Off' };

function shout(text: string): string {
  return text.toUpperCase();
}

export function Page({ state }: { state: string }) {
  return (
    <main>
      <output>{shout(LABELS[state] ?? state)}</output>
    </main>
  );
}
