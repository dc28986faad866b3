import Table from './Table';

const cities = [{ name: 'Oslo' }, { name: 'Rome' }];
const cabins = [
  { id: 1, name: 'One' },
  { id: 3, name: 'Three' },
];

export function App() {
  return (
    <Table>
      <Table.Body data={cities} render={(city) => <i key={city.name}>{city.name}</i>} />
      <Table.Body
        data={cabins}
        render={(cabin) => (
          <li key={cabin.id}>
            <b>{cabin.name}</b>
          </li>
        )}
      />
    </Table>
  );
}
