import { Note } from './Note';

export function Page() {
  return (
    <main>
      <Note />
      <p>Other</p>
    </main>
  );
}
