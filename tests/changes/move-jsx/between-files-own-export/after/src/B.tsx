import x from './x';
import { title } from './A';

export const B = () => (
  <main>
    {x}
    <b>{title}</b>
  </main>
);
