export async function Page({ load }: { load: () => Promise<string> }) {
  return (
    <main>
      <p>{await load()}</p>
    </main>
  );
}
