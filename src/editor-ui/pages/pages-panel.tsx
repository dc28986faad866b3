import { Plus } from 'lucide-react';
import { lazy, memo } from 'react';
import { CommandButton } from '../ui/command-button.tsx';
import { FoldedPanel } from '../ui/folded-panel.tsx';

const PageList = lazy(() => import('./page-list.tsx'));

/** The app's pages, above the layers of the one that is shown. */
export const PagesPanel = memo(function PagesPanel() {
  return (
    <FoldedPanel
      name="pages"
      command="pages"
      waiting="Reading the routes…"
      action={<CommandButton id="new-page" icon={Plus} />}
    >
      <PageList />
    </FoldedPanel>
  );
});
