export function App({ tone }: { tone: string }) {
  return <main className={'bg-' + 'brand'} />;
}
