export function App() {
  return (
    <List<Item> items={items} className="mt-2" />
  );
}
