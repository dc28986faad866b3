export function App() {
  return (
    <main>
      <a href="/one">One</a>
      <a href="/two"><i>Two</i></a>
    </main>
  );
}
