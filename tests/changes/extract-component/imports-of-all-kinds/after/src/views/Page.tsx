import React, { useState } from 'react';
import type { Tone } from '../tone';
import { Dot as Point, type BadgeProps } from './Badge';
import './page.css';
import { Badges } from './Badges';

export function Page({ badge }: { badge: BadgeProps }) {
  const [tone] = useState<Tone>('calm');
  return (
    <main>
      <Badges badge={badge} tone={tone} />
      <React.Fragment>
        <Point tone="loud" />
      </React.Fragment>
    </main>
  );
}
