const brands = [
  { id: 1, name: 'Acme', isHidden: true },
  { id: 2, name: 'Bolt' },
  { id: 7, name: 'Core' },
];
export const App = () => <ul>{brands.map((brand) => !brand.isHidden && <li key={brand.id}>{brand.name}</li>)}</ul>;
