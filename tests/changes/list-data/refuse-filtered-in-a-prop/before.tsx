import { useMemo } from 'react';

const brands = [
  { id: 1, name: 'Acme', isOpen: false },
  { id: 2, name: 'Bolt', isOpen: true },
  { id: 7, name: 'Core', isOpen: true },
];

function List({ rows }: { rows: typeof brands }) {
  return (
    <ul>
      {rows.map((brand) => (
        <li key={brand.id}>{brand.name}</li>
      ))}
    </ul>
  );
}

export function App() {
  const open = useMemo(() => brands.filter((brand) => brand.isOpen), []);
  return <List rows={open} />;
}
