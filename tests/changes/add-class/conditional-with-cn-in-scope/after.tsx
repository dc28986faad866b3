import { cn } from './cn';
export function App({ on }) {
  return (
    <div className={cn(on ? "a" : undefined, 'mt-2')}>x</div>
  );
}
