import { useId } from 'react';
import { Bell } from 'lucide-react';
import { Header } from './Header';

export const B = () => (
  <main>
    <Header id={useId()} />
    <Bell />
  </main>
);
