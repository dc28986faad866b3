export function App() {
  return (
    <List<Item> className="mt-2" />
  );
}
