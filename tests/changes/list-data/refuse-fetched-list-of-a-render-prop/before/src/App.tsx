import { useQuery } from 'some-package';
import Table from './Table';

export function App() {
  const { data: cabins } = useQuery({ queryKey: ['cabins'] });
  return (
    <Table>
      <Table.Body data={cabins} render={(cabin) => <li key={cabin.id}>{cabin.name}</li>} />
    </Table>
  );
}
