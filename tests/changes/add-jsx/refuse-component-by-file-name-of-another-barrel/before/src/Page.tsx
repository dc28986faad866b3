import { Badge } from './shop';

export const Page = () => (
  <main>
    <Badge />
  </main>
);
