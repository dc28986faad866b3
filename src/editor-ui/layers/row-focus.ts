/** Gives the focus to the row that the keys have led to. */
import type { FeatureImplementation, TreeInstance } from '@headless-tree/core';

/** ms; ends the wait for a row that is never drawn, as in a closed panel */
const DRAWN_WITHIN = 500;

/**
 * Replaces the library's version, which moves the focus half a second later, even if the user is typing elsewhere by then. The
 * focus goes first, then the rows scroll: the row that had it may leave the page with the scroll, and a key would reach no row.
 */
export const rowFocusFeature: FeatureImplementation = {
  key: 'row-focus',
  treeInstance: {
    updateDomFocus: ({ tree }) => {
      const until = performance.now() + DRAWN_WITHIN;
      const focus = (): void => {
        if (!hasFocus(tree)) return;
        const item = tree.getFocusedItem();
        const element = item.getElement();
        if (element) {
          element.focus({ preventScroll: true });
          tree.getConfig().scrollToItem?.(item);
        } else if (performance.now() < until) requestAnimationFrame(focus);
      };
      // in the next frame, React has rendered the rows that the key has changed
      requestAnimationFrame(focus);
    },
  },
};

/** True in the tree, and where a row that had the focus was removed. */
function hasFocus(tree: TreeInstance<unknown>): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || tree.getElement()?.contains(activeElement) === true;
}
