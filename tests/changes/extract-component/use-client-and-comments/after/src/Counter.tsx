'use client';

import type { Dispatch, SetStateAction } from 'react';

type Props = {
  team: string;
  setCount: Dispatch<SetStateAction<number>>;
  count: number;
};

export function Counter({ team, setCount, count }: Props) {
  return (
    <div
      // for tests
      data-team={team}
    >
      {/* goes along */}
      <button type="button" onClick={() => setCount((n) => n + 1)}>
        {count} {/* so far */}
      </button>
    </div>
  );
}
