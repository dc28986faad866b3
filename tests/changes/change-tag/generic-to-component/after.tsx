import { Grid } from './grid';
export function App() {
  return (
    <main>
      <Grid />
    </main>
  );
}
