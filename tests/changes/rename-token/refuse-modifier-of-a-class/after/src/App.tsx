export function App({ base }: { base: string }) {
  return <main className={`${base}--brand button--brand`} style={{ color: `var(--${base})` }} />;
}
