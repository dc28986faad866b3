import type { ReactNode } from 'react';

export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main>
      <section aria-label={title}>
        <div>{children}</div>
      </section>
    </main>
  );
}
