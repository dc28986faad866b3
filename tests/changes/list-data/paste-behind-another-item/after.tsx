const brands = [
  { id: 1, name: 'Acme' },
  { id: 2, name: 'Bolt' },
  { id: 7, name: 'Core' },
  { id: 8, name: 'Acme' },
];
export const App = () => (
  <ul>
    {brands.map((brand) => (
      <li key={brand.id}>
        <b>{brand.name}</b>
      </li>
    ))}
  </ul>
);
