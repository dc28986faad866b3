const brands = [
  { id: 1, name: 'Acme' },
  { id: 2, name: 'Bolt' },
];
export const App = () => (
  <ul>
    {brands.map((brand) => ({ ...brand, label: brand.name.toUpperCase() })).toSorted((a, b) => b.id - a.id).map((brand) => (
      <li key={brand.id}>
        <b>{brand.name}</b>
      </li>
    ))}
  </ul>
);
