export function App({ kind }: Record<string, string>) {
  return <main className={`${kind}-brand`} />;
}
