import { cn } from '@/lib/cn';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
    </main>
  );
}
