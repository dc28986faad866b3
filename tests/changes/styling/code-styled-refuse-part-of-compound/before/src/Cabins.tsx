import Table from './Table';

export function Cabins() {
  return (
    <Table>
      <Table.Header>Cabin</Table.Header>
    </Table>
  );
}
