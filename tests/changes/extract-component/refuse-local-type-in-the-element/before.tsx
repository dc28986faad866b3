export function Page({ a }: { a: string }) {
  type Local = string;
  return (
    <main>
      <p>{a as Local}</p>
    </main>
  );
}
