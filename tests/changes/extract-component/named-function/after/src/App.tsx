import { useState } from 'react';
import { Card } from './Card';

export function Page({ title }: { title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Card title={title} setOpen={setOpen} open={open} />
    </main>
  );
}
