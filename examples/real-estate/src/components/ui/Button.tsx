import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

const button = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors select-none disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary shadow-card hover:bg-primary-hover',
        outline: 'border border-line-strong bg-surface text-ink shadow-card hover:bg-sunken',
        soft: 'bg-primary-soft text-primary-ink hover:bg-primary-soft/70',
        ghost: 'text-ink-soft hover:bg-sunken hover:text-ink',
        link: 'text-primary-ink underline-offset-4 hover:underline',
      },
      size: {
        sm: 'h-8 px-3 text-sm',
        md: 'h-9 px-3.5 text-sm',
        lg: 'h-11 px-5 text-base',
        icon: 'size-9',
        'icon-sm': 'size-8',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'h-auto px-0' }],
    defaultVariants: { variant: 'outline', size: 'md' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof button> {
  /** Puts the look on the only child, such as a link, in place of a button. */
  asChild?: boolean;
}

export function Button({ variant, size, asChild = false, className, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  const type = asChild ? undefined : (props.type ?? 'button');
  return <Element {...props} type={type} className={cn(button({ variant, size }), className)} />;
}
