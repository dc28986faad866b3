import type { CardProps } from './types';
export function Page({ a }: { a: string }) {
  return (
    <main>
      <p>{a as CardProps}</p>
    </main>
  );
}
