export function App() {
  return (
    <Query>{({ data }) => <b>{data}</b>}</Query>
  );
}
