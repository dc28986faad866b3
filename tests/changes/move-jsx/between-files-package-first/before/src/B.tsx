import { useId } from 'react';
import { Header } from './Header';

export const B = () => (
  <main>
    <Header id={useId()} />
  </main>
);
