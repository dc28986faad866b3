import { Card } from './Card';
export const A = () => (
  <div>
    <Card />
  </div>
);
