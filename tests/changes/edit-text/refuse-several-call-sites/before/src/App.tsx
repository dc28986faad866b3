import { Badge } from './Badge';
export const App = () => (
  <p>
    <Badge label="New" />
    <Badge label="Sale" />
  </p>
);
