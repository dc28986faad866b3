import { Card } from './Card';
import { cards } from './data';

export const App = () => (
  <div>
    {cards.map(({ icon, title, ...rest }) => (
      <Card key={title} {...rest} title={title} />
    ))}
  </div>
);
