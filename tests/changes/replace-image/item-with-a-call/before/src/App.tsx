import { drawing } from './pictures';

const brands = [
  { name: 'Ann', logo: drawing('logos', 'ann') },
  { name: 'Ben', logo: drawing('logos', 'ben') },
];

export const App = ({ query }: { query: string }) => (
  <ul>
    {brands
      .filter(({ name }) => name.includes(query))
      .map((brand) => (
        <img key={brand.name} src={brand.logo} alt="" />
      ))}
  </ul>
);
