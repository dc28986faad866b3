import React, { useState } from 'react';
import * as Icons from 'lucide-react';
import type { Tone } from '../tone';
import { type Size, sizes } from '@/sizes';
import Badge, { Dot as Point, type BadgeProps } from './Badge';
import './page.css';

export function Page({ badge }: { badge: BadgeProps }) {
  const [tone] = useState<Tone>('calm');
  return (
    <main>
      <div data-size={sizes[0] as Size}>
        <Icons.Mail />
        <Badge {...badge} />
        <Point tone={tone as Tone} />
      </div>
      <React.Fragment>
        <Point tone="loud" />
      </React.Fragment>
    </main>
  );
}
