const brands = [
  { id: 1, name: 'Acme', isOpen: false },
  { id: 2, name: 'Bolt', isOpen: true },
  { id: 7, name: 'Core', isOpen: true },
];
export function App() {
  const open = brands.filter((brand) => brand.isOpen);
  return (
    <ul>
      {open.map((brand) => (
        <li key={brand.id}>
          <b>{brand.name}</b>
        </li>
      ))}
    </ul>
  );
}
