import type { MetaProps } from './types';

export function Meta({ label, className }: MetaProps & { className?: string }) {
  return <dl className={className}>{label}</dl>;
}
