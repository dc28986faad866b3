import { BoxIcon } from './icons';

export const App = () => (
  <main>
    <BoxIcon />
  </main>
);
