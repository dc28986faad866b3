export function App() {
  return (
    <List<Item> items={items} />
  );
}
