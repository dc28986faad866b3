import { createContext, useContext } from 'react';
import { products } from './products';

const Products = createContext([]);

function priced() {
  return products.map((product) => ({ ...product, price: `$${product.cents / 100}` }));
}

function useProducts() {
  return useContext(Products);
}

function Cover({ image, name }) {
  return <img src={image} alt={name} />;
}

function List() {
  const all = useProducts();
  const top = all.slice(0, 2);
  return (
    <ul>
      {top.map((product) => (
        <li key={product.id}>
          <Cover image={product.covers[0]} name={product.name} />
        </li>
      ))}
    </ul>
  );
}

export function App() {
  const value = priced();
  return (
    <Products.Provider value={value}>
      <List />
    </Products.Provider>
  );
}
