import { Grid } from './grid';
export function App() {
  return (
    <main>
      <List<Item> />
    </main>
  );
}
