import type { MetaProps } from './types';

export function Meta({ label }: MetaProps) {
  return <dl>{label}</dl>;
}
