const brands = [
  { id: 1, name: 'Acme', isOpen: true },
  { id: 2, name: 'Bolt', isOpen: false },
  { id: 7, name: 'Core', isOpen: true },
];
export const App = () => (
  <ul>
    {[true, false].map((isOpen) => (
      <Fragment key={String(isOpen)}>
        {brands.filter((brand) => brand.isOpen === isOpen).map((brand) => (
          <li key={brand.id}>{brand.name}</li>
        ))}
      </Fragment>
    ))}
  </ul>
);
