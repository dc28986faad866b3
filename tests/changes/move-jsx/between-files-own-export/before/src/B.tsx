import x from './x';

export const B = () => (
  <main>
    {x}
  </main>
);
