import { useState } from 'react';

import { Dot } from '@/ui/dot';
import { Page } from '@/ui/page';

export function TeamPage({ name }: { name: string }) {
  const [isOpen] = useState(false);
  return (
    <Page isOpen={isOpen}>
      <Dot />
      <p>{name}</p>
    </Page>
  );
}
