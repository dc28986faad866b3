import { Card } from './Card';
import { cards } from './data';

export const App = () => (
  <div>
    {cards.map((card) => (
      <Card key={card.title} color="red" {...card} />
    ))}
  </div>
);
