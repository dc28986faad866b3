import { cn } from '../../lib/cn';

interface LogoProps {
  src: string;
  className?: string;
}

/** The mark of a retail brand. It is decoration: the name always stands beside it. */
export function Logo({ src, className }: LogoProps) {
  return <img src={src} alt="" className={cn('size-11 shrink-0 rounded-lg ring-1 ring-line', className)} />;
}
