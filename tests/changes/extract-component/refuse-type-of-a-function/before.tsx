export function Page({ a }: { a: string }) {
  type Local = { a: string };
  const local: Local = { a };
  return (
    <main>
      <p>{local.a}</p>
    </main>
  );
}
