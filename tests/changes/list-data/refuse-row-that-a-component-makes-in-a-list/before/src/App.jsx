import { Table } from './Table';

const tabs = [
  { id: 'open', rows: [{ id: 1, name: 'Acme' }, { id: 2, name: 'Bolt' }] },
  { id: 'done', rows: [{ id: 3, name: 'Core' }] },
];

export const App = () => (
  <main>
    {tabs.map((tab) => (
      <Table key={tab.id} data={tab.rows} render={(row) => <Row key={row.id} name={row.name} />} />
    ))}
  </main>
);

function Row({ name }) {
  return <p>{name}</p>;
}
