export function App() {
  return (
    <List<Item> />
  );
}
