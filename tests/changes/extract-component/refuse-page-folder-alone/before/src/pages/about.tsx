export function Page({ a }: { a: string }) {
  return (
    <main>
      <p>{a}</p>
    </main>
  );
}
