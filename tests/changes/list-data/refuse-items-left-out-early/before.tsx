const brands = [
  { id: 1, name: 'Acme', isHidden: true },
  { id: 2, name: 'Bolt' },
];
export const App = () => (
  <ul>
    {brands.map((brand) => {
      if (brand.isHidden) return null;
      return <li key={brand.id}>{brand.name}</li>;
    })}
  </ul>
);
