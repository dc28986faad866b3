// the frame of all pages
import { ContentLayout } from '@/components/layouts/content';
import { POLICIES } from '@/lib/authorization';
import { Alert } from '@/alerts/alert';

export const Page = () => (
  <main>
    <hr />
    <Alert />
  </main>
);
