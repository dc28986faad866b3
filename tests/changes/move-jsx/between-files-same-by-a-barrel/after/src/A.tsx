import { Badge } from './ui/badge';

export const A = () => (
  <div>
    <Badge />
  </div>
);
