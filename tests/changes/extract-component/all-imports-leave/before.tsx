import { Mail } from 'lucide-react';

export function Page() {
  return (
    <main>
      <Mail size={12} />
    </main>
  );
}
