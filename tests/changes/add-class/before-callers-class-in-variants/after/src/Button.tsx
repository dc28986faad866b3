import { cn } from './cn';
import { cva } from 'class-variance-authority';
const variants = cva('rounded', { variants: { variant: { primary: 'bg-blue' } } });
export function Button({ className, variant, ...props }) {
  return <button {...props} className={cn(variants({ variant, className: cn('mt-2', className) }))} />;
}
