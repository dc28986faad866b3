const brands = [
  { id: 1, name: 'Acme' },
  { id: 2, name: 'Bolt' },
  { id: 8, name: 'Bolt' },
  { id: 7, name: 'Core' },
];
export const App = () => (
  <ul>
    {brands.toSorted((a, b) => b.id - a.id).map((brand) => (
      <li key={brand.id}>
        <b>{brand.name}</b>
      </li>
    ))}
  </ul>
);
