export function App({ tone }: { tone: string }) {
  const tones = ['brand', 'muted'];
  return <main className={`p-4 bg-${tone}`} title={tones[0]} />;
}
