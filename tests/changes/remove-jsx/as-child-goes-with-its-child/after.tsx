export function App({ open }) {
  return (
    <main>
      <p>Hi</p>
    </main>
  );
}
