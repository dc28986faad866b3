export function Page({ names }: { names: string[] }) {
  return (
    <main>
      {names.map((key) => (
        <p key={key}>{key}</p>
      ))}
    </main>
  );
}
