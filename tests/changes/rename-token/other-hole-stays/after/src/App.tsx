export function App({ n }: { n: number }) {
  return <main className={`mt-${n} icon--${n}`} style={{ color: 'var(--accent)', margin: `var(--gap-${n})` }} />;
}
