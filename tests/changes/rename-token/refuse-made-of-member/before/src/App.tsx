const tones = { brand: 1, muted: 2 };
export function App({ tone }: { tone: keyof typeof tones }) {
  return <main style={{ color: `var(--${tone})` }} />;
}
