import { memo } from 'react';
export const Row = memo(function Row({ item }: { item: { name: string } }) {
  return <li>{item.name}</li>;
});
