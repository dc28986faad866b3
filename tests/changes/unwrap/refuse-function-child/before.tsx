export function App() {
  return (
    <Query>{(d) => <b>{d}</b>}</Query>
  );
}
