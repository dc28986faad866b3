/** Where a dragged row would go: a line between rows, and the file, where it is another one than that of the row. */
import type { TreeInstance } from '@headless-tree/core';
import type { NavItem } from '../store/nav-index.ts';
import { ROW_HEIGHT } from './layer-row.tsx';
import type { TreeModel } from './tree-model.ts';

interface DropMarkProps {
  tree: TreeInstance<NavItem>;
  model: TreeModel;
  file: string | null;
}

/** Drawn only during a drag: it measures rows, which lays out the whole page. */
export function DropMark({ tree, model, file }: DropMarkProps) {
  const target = tree.getDragTarget();
  if (!target) return null;
  const top = tree.getDragLineData()?.top ?? (model.row(target.item.getId())?.index ?? 0) * ROW_HEIGHT;
  return (
    <>
      <div className="layer-drop-line" style={tree.getDragLineStyle(-1, 4)} />
      {file && (
        <div className="layer-drop-file" style={{ top }}>
          in {file}
        </div>
      )}
    </>
  );
}
