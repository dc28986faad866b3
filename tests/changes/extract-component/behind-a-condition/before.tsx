export function Page({ error }: { error: string | null }) {
  return (
    <main>
      {error && (
        <p role="alert">
          <strong>Failed:</strong> {error}
        </p>
      )}
    </main>
  );
}
