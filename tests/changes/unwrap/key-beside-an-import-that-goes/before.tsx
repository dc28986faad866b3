import { cn } from './cn';
import { Hint } from './hint';

export const used = cn('a');
export const List = ({ items }) => (
  <ul>
    {items.map((item) => (
      <Hint key={item.id}>
        <i>{item.name}</i>
        <b>{item.size}</b>
      </Hint>
    ))}
  </ul>
);
