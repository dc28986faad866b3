import { Users } from '@/features/users';
import { ContentLayout } from '@/components/layouts/content';
import { POLICIES } from '@/lib/authorization';
import { Button } from '@/components/ui/button';

export const Page = () => (
  <main>
    <hr />
    <Button />
  </main>
);
