import type { ReactNode } from 'react';

function Menus({ children }: { children: ReactNode }) {
  return <menu>{children}</menu>;
}

function Button({ children }: { children: ReactNode }) {
  return (
    <li>
      <span>{children}</span>
    </li>
  );
}

Menus.Button = Button;

export default Menus;
