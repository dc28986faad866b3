import { useState } from 'react';

import { ContentLayout } from '@/components/layouts/content';
import { Users } from '@/features/users';
import {
  POLICIES,
  Roles,
} from '@/lib/authorization';

import { Part } from './part';

export const Page = () => (
  <main>
    <hr />
  </main>
);
