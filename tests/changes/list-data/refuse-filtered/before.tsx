const brands = [
  { id: 1, name: 'Acme' },
  { id: 2, name: 'Bolt' },
  { id: 7, name: 'Core' },
];
export const App = () => (
  <ul>
    {brands.filter((brand) => brand.id > 1).map((brand) => (
      <li key={brand.id}>
        <b>{brand.name}</b>
      </li>
    ))}
  </ul>
);
