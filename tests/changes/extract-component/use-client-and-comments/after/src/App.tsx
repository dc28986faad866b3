'use client';

/* The page of the team. */
import { useState } from 'react';
import { Counter } from './Counter';

type Props = { team: string };

export function Page({ team }: Props) {
  const [count, setCount] = useState(0);
  return (
    <main>
      {/* stays */}
      <Counter team={team} setCount={setCount} count={count} />
    </main>
  );
}
