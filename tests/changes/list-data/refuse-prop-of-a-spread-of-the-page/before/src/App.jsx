import { useCard } from 'cards';
import { Card } from './Card';
import { cards } from './data';

export const App = () => (
  <div>
    {cards.map(({ icon, title }) => (
      <Card key={title} {...useCard(title)} title={title} />
    ))}
  </div>
);
