import { useState } from 'react';

/** The theme of the page and a way to switch it. The choice is kept; until there is one, the system decides (index.html). */
export function useTheme(): { dark: boolean; toggle: () => void } {
  const [dark, setDark] = useState(() => document.documentElement.classList.contains('dark'));
  const toggle = () => {
    document.documentElement.classList.toggle('dark', !dark);
    localStorage.setItem('theme', dark ? 'light' : 'dark');
    setDark(!dark);
  };
  return { dark, toggle };
}
