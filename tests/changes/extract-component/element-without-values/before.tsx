import { Mail } from 'lucide-react';

export function Page() {
  return (
    <main>
      <p><Mail /> No values</p>
      <p>Other</p>
    </main>
  );
}
