export function Page({ a }: { a: string }) {
  return (
    <main>
      <p>{a}<button type="button" onClick={() => import('./x')} /></p>
    </main>
  );
}
