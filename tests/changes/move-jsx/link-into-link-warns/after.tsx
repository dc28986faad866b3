export function App() {
  return (
    <main>
      <a href="/two"><i>Two</i><a href="/one">One</a></a>
    </main>
  );
}
