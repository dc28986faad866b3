import { cn } from './cn';
import { cva } from 'class-variance-authority';
const variants = cva('rounded', { variants: { variant: { primary: 'bg-blue' } } });
export function Button({ className, variant, asChild, ...props }) {
  const Comp = asChild ? Slot : 'button';
  return <Comp {...props} className={cn(variants({ variant }), className)} />;
}
