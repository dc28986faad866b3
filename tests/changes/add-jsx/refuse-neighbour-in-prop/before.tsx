export function App() {
  return (
    <main icon={<A />}><i /></main>
  );
}
