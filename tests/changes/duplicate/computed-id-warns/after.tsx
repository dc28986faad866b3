export function App({ id }) {
  return (
    <main>
      <A id={id} />
      <A id={id} />
    </main>
  );
}
