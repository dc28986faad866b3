// the frame of all pages
import { ContentLayout } from '@/components/layouts/content';
import { POLICIES } from '@/lib/authorization';

export const Page = () => (
  <main>
    <hr />
  </main>
);
