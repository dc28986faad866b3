import Badge from './ui/badge/badge';

export const B = () => (
  <main>
    <Badge />
  </main>
);
