export function App() {
  return (
    <main>
      <Query>{(x) => <i />}</Query>
      <A />
    </main>
  );
}
