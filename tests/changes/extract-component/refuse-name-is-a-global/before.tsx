export function Page({ a }: { a: string }) {
  return (
    <main>
      <p>{Math.max(1)}{a}</p>
    </main>
  );
}
