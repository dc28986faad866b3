import type { ReactNode } from 'react';

interface CardProps {
  icon?: ReactNode;
  title: string;
  tone?: string;
}

export function Card({ icon, title, tone = 'red' }: CardProps) {
  return (
    <section>
      <i color={tone}>{icon}</i>
      <h2>{title}</h2>
    </section>
  );
}

export const Row = ({ icon }: CardProps) => <p>{icon}</p>;
