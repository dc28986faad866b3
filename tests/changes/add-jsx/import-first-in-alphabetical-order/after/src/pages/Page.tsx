import { useState } from 'react';

import { Alert } from '@/alerts/alert';
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
    <Alert />
  </main>
);
