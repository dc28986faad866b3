export function App({ x }) {
  return (
    <main>
      <List<Item> items={x}>y</List>
    </main>
  );
}
