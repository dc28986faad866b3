/** Gives the focus to the row that the keys have led to. */
import type { FeatureImplementation, TreeInstance } from '@headless-tree/core';

/** ms; a row that was out of view is drawn within a few frames */
const DRAWN_WITHIN = 500;

/** Replaces the library's version, which takes the focus a moment later from wherever it is by then, from typing in the page too. */
export const rowFocusFeature: FeatureImplementation = {
  key: 'row-focus',
  treeInstance: {
    updateDomFocus: ({ tree }) => {
      const until = performance.now() + DRAWN_WITHIN;
      const focus = (): void => {
        if (!hasFocus(tree)) return;
        const element = tree.getFocusedItem().getElement();
        if (element) element.focus({ preventScroll: true });
        else if (performance.now() < until) requestAnimationFrame(focus);
      };
      // rows and their places are those of the next render
      setTimeout(() => {
        tree.getConfig().scrollToItem?.(tree.getFocusedItem());
        requestAnimationFrame(focus);
      });
    },
  },
};

/** True in the tree, and where a row that had the focus was removed. */
function hasFocus(tree: TreeInstance<unknown>): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || tree.getElement()?.contains(activeElement) === true;
}
