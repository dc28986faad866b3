import { BoxIcon, PlusIcon } from './icons';

export const App = () => (
  <main>
    <BoxIcon />
    <PlusIcon />
  </main>
);
