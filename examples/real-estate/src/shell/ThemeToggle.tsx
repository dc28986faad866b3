import { Moon, Sun } from 'lucide-react';
import { Button } from '../components/ui/Button';
import { useTheme } from '../lib/theme';

export function ThemeToggle() {
  const { dark, toggle } = useTheme();
  return (
    <Button variant="ghost" size="icon" aria-label={dark ? 'Use light theme' : 'Use dark theme'} onClick={toggle}>
      {dark ? <Sun /> : <Moon />}
    </Button>
  );
}
