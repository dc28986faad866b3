import { useState } from 'react';

export function Page({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <section className="card">
        <h2>{title}</h2>
        <button type="button" onClick={() => setOpen(!open)}>
          {open ? 'Less' : 'More'}
        </button>
      </section>
    </main>
  );
}
