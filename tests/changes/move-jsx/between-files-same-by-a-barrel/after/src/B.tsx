import Badge from './ui/badge/badge';

export const B = () => (
  <main>
    <Badge />
    <p>
      <Badge />
    </p>
  </main>
);
