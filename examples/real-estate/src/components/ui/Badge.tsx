import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

const badge = cva(
  'inline-flex items-center gap-1.5 rounded-full border border-transparent px-2 py-px text-xs font-medium whitespace-nowrap',
  {
    variants: {
      variant: {
        default: 'bg-primary text-on-primary',
        secondary: 'bg-sunken text-ink-soft',
        outline: 'border-line-strong text-ink-soft',
        positive: 'bg-primary-soft text-primary-ink',
        caution: 'bg-caution-soft text-caution-ink',
        danger: 'bg-danger-soft text-danger-ink',
        info: 'bg-info-soft text-info-ink',
      },
    },
    defaultVariants: { variant: 'secondary' },
  },
);

export type BadgeVariant = NonNullable<VariantProps<typeof badge>['variant']>;

export function Badge({ variant, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badge>) {
  return <span {...props} className={cn(badge({ variant }), className)} />;
}
