import type { ReactNode } from 'react';

interface CardProps {
  icon?: ReactNode;
  title: string;
  tone?: string;
}

export function Card({ title }: CardProps) {
  return (
    <section>
      <h2>{title}</h2>
    </section>
  );
}

export const Row = ({ icon }: CardProps) => <p>{icon}</p>;
