const brands = [
  { id: 1, alt: 'New', isHidden: true },
  { id: 2, alt: 'Bolt' },
];
export const App = () => <ul>{brands.map((brand) => !brand.isHidden && <img key={brand.id} alt={brand.alt} />)}</ul>;
