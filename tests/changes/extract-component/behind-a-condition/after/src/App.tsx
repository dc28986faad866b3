import { ErrorNote } from "./ErrorNote";

export function Page({ error }: { error: string | null }) {
  return (
    <main>
      {error && <ErrorNote error={error} />}
    </main>
  );
}
