/** The image that an element shows, by its props on the page. */
import { IMAGE_EXTENSIONS } from '../../protocol/assets.ts';
import { ancestors, type NavItem } from '../store/nav-index.ts';
import type { EditorState } from '../store/state.ts';
import { activeFrame, sourceOf } from '../store/store.ts';

export interface ShownImage {
  propName: string;
  /** as the page has it */
  address: string;
}

const IMAGE_ADDRESS = new RegExp(`^[^\\s]+\\.(?:${IMAGE_EXTENSIONS.join('|')})(?:[?#].*)?$`, 'i');

/** The `src` of an `<img>`; of a component the first prop that is the address of an image. */
export function imageOf(item: NavItem | null): ShownImage | null {
  if (!item) return null;
  const found = Object.entries(item.props).find(([name, value]) => isImageProp(item, name, value));
  return found ? { propName: found[0], address: String(found[1]) } : null;
}

/**
 * The element whose image is replaced where the page shows one: the `<img>` itself, or, where a package renders that, the component
 * around it with the same address.
 */
export function imageAt(state: EditorState, key: string | null): { item: NavItem; image: ShownImage } | null {
  const { tree } = activeFrame(state);
  const shown = key === null ? undefined : tree.items.get(key);
  const image = shown && !shown.isComponent ? imageOf(shown) : null;
  if (!shown || !image) return null;
  for (const item of [shown, ...ancestors(tree, shown.key)]) {
    const here = item === shown || item.isComponent ? imageOf(item) : null;
    if (here?.address === image.address && sourceOf(state, item)) return { item, image: here };
  }
  return { item: shown, image };
}

function isImageProp({ tagName, isComponent }: NavItem, name: string, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return isComponent ? IMAGE_ADDRESS.test(value) : tagName?.toLowerCase() === 'img' && name === 'src';
}
