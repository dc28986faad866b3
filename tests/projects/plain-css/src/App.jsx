import { Button } from './components/Button';
import { Card } from './components/Card';
import { Field } from './components/Field';
import { SiteFooter } from './components/SiteFooter';
import { SiteHeader } from './components/SiteHeader';

const BREADS = [
  { name: 'Rye', words: 'Dark and dense.', price: '4.20', left: 3, tags: ['rye', 'sour'] },
  { name: 'Wheat', words: 'Light, with a thick crust.', price: '3.80', left: 0, tags: ['wheat'] },
  { name: 'Seeds', words: 'With four kinds of seeds.', price: '4.60', left: 8, tags: ['rye', 'seeds'] },
];

export function App() {
  return (
    <div className="page">
      <SiteHeader />
      <main>
        <section className="hero">
          <h1 className="hero__title">Bread, every morning</h1>
          <p>Baked at night, sold by noon.</p>
          <Button>Order</Button>
        </section>
        <section className="shelf">
          {BREADS.map((bread) => (
            <Card key={bread.name} bread={bread} />
          ))}
        </section>
        <form className="order-form">
          <h2>Order ahead</h2>
          <Field label="Name" />
          <Field label="Phone" hint="We only call about orders." />
          <Button>Send</Button>
        </form>
      </main>
      <SiteFooter />
    </div>
  );
}
