import { lazy, memo } from 'react';
import { FoldedPanel } from '../ui/folded-panel.tsx';

const AssetList = lazy(() => import('./asset-list.tsx'));

/** The project's images, above the layers. */
export const AssetsPanel = memo(function AssetsPanel() {
  return (
    <FoldedPanel name="assets" command="assets" waiting="Reading the project…">
      <AssetList />
    </FoldedPanel>
  );
});
