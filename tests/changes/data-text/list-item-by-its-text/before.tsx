const brands = [{ name: 'A' }, { name: 'B' }];
export const App = () => (
  <ul>
    {brands.map((brand) => (
      <li key={brand.name}>{brand.name}</li>
    ))}
  </ul>
);
