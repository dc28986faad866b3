export function App() {
  return (
    <main icon={<A />}>
      <B />
    </main>
  );
}
