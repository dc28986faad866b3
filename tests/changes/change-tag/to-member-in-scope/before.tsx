import * as Tabs from './tabs';
export function App() {
  return (
    <main>
      <div>x</div>
    </main>
  );
}
