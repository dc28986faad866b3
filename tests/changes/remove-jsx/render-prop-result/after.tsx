export function App() {
  return (
    <Query>{({ data }) => null}</Query>
  );
}
