import type { MetaProps } from 'meta';

export function Meta({ label }: MetaProps) {
  return <dl>{label}</dl>;
}
