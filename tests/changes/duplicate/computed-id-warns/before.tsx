export function App({ id }) {
  return (
    <main>
      <A id={id} />
    </main>
  );
}
