import { Pill } from '@/ui';

export function Page() {
  return (
    <main>
      <Pill tone="loud" />
    </main>
  );
}
