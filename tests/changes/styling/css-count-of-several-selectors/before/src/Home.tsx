import { Title } from './Title';

export function Home() {
  return (
    <section className="products">
      <h2>Products</h2>
      <Title />
    </section>
  );
}
