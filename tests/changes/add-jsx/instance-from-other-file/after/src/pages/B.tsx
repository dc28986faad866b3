import { x } from '../x';
import { Card } from '../ui/card';

export const B = () => (
  <main>
    <i>{x}</i>
    <Card />
  </main>
);
