export function App({ tone }: { tone: string }) {
  const tones = { brand: 1 };
  return <main className={'bg-' + tone} {...tones} />;
}
