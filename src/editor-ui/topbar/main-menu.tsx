import { Menu } from '@base-ui/react/menu';
import { Suspense } from 'react';
import { lazyAhead } from '../ui/lazy-ahead.tsx';
import { Logo } from '../ui/logo.tsx';
import { MenuPopup } from '../ui/menu.tsx';

const { View: Items, load } = lazyAhead(() => import('./main-menu-items.tsx'));

/** Behind the logo: everything that has no place of its own in the bar. */
export function MainMenu() {
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label="Main menu"
        onPointerEnter={load}
        onFocus={load}
        className="icon-button w-auto gap-0.5 px-1"
      >
        <Logo size={20} />
      </Menu.Trigger>
      <MenuPopup>
        <Suspense>
          <Items />
        </Suspense>
      </MenuPopup>
    </Menu.Root>
  );
}
