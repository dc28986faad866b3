import { cn } from './cn';
export function Card({ className, title, ...rest }) {
  return (
    <div className={cn('card', className)} {...rest}>
      <h2>{title}</h2>
    </div>
  );
}
