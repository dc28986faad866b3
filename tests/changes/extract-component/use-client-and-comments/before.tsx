'use client';

/* The page of the team. */
import { useState } from 'react';

type Props = { team: string };

export function Page({ team }: Props) {
  const [count, setCount] = useState(0);
  return (
    <main>
      {/* stays */}
      <div
        // for tests
        data-team={team}
      >
        {/* goes along */}
        <button type="button" onClick={() => setCount((n) => n + 1)}>
          {count} {/* so far */}
        </button>
      </div>
    </main>
  );
}
