import { useState } from 'react';

import { Dot } from '@/ui/dot';
import { Page } from '@/ui/page';

import { TeamMember } from './team-member';

export function TeamPage({ name }: { name: string }) {
  const [isOpen] = useState(false);
  return (
    <Page isOpen={isOpen}>
      <Dot />
      <TeamMember name={name} />
    </Page>
  );
}
