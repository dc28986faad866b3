import { x } from '../x';

export const B = () => (
  <main>
    <i>{x}</i>
  </main>
);
