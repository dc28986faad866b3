import { cn } from './cn';
export function App({ on }) {
  return (
    <div className={on ? "a" : undefined}>x</div>
  );
}
