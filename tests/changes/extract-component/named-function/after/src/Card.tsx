import type { Dispatch, SetStateAction } from 'react';

interface CardProps {
  title: string;
  setOpen: Dispatch<SetStateAction<boolean>>;
  open: boolean;
}

export function Card({ title, setOpen, open }: CardProps) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Less' : 'More'}
      </button>
    </section>
  );
}
