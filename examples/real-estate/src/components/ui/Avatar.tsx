import { cva, type VariantProps } from 'class-variance-authority';
import { Avatar as RadixAvatar } from 'radix-ui';
import { cn } from '../../lib/cn';
import { drawing, slug } from '../../lib/pictures';

const avatar = cva('inline-block shrink-0 overflow-hidden rounded-full bg-sunken ring-1 ring-line', {
  variants: {
    size: { xs: 'size-6', sm: 'size-8', md: 'size-10', lg: 'size-14', xl: 'size-16' },
  },
  defaultVariants: { size: 'md' },
});

interface AvatarProps extends VariantProps<typeof avatar> {
  name: string;
  src: string;
  className?: string;
}

/** A round portrait. It is decoration: the name always stands beside it. */
export function Avatar({ name, src, size, className }: AvatarProps) {
  return (
    <RadixAvatar.Root className={cn(avatar({ size }), className)}>
      <RadixAvatar.Image src={src} alt="" referrerPolicy="no-referrer" className="size-full object-cover" />
      <RadixAvatar.Fallback asChild>
        <img src={drawing('people', slug(name))} alt="" className="size-full object-cover" />
      </RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
