import { Filter } from './Filter';

export function App() {
  return (
    <main>
      <Filter label="resources.deals.action.new" />
      <Filter label="resources.deals.action.add" />
      <Filter label="Published" />
      <Filter label={<b>Bold</b>} />
    </main>
  );
}
