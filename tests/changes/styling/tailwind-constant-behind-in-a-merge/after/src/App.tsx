import { cn } from './cn';

const button = cva('flex', { variants: { size: { big: 'p-8' } } });
export function App() {
  return (
    <div className={cn(button({ size: 'big' }), 'p-2')}>x</div>
  );
}
