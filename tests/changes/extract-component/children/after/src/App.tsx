import type { ReactNode } from 'react';
import { Section } from './Section';

export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main>
      <Section title={title}>{children}</Section>
    </main>
  );
}
