import * as Tabs from './tabs';
export function App() {
  return (
    <main>
      <Tabs.List>x</Tabs.List>
    </main>
  );
}
