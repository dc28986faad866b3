const brands = [
  { id: 1, name: 'Acme' },
  { id: 2, name: 'Bolt' },
  { id: 7, name: 'Core' },
];
export const App = () => (
  <ul>
    {brands.filter((brand) => brand.name.includes(query)).map((brand) => (
      <li key={brand.id}>
        <b>{brand.name}</b>
      </li>
    ))}
  </ul>
);
