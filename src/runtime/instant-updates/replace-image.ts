import { setAttribute, undoAll } from './dom-edits.ts';
import type { Apply } from './types.ts';

/** REPLACE_IMAGE: shown on the elements that show the old image now, the element itself or an image inside of the component. */
export const replaceImage: Apply<'REPLACE_IMAGE'> = ({ codebaseIdToChange: id, served, oldAddress }, context) => {
  if (!served?.startsWith('/') || !oldAddress) return null;
  const images = context
    .targets(id)
    .flatMap((target) => [target, ...target.querySelectorAll('img')])
    .filter((element) => element.localName === 'img' && element.getAttribute('src') === oldAddress);
  if (images.length === 0) return null;
  const undos = images.map((image) => setAttribute(image, 'src', served));
  return {
    undo: undoAll(undos),
    isSettled: () => images.every((image) => !image.isConnected || isAt(image, served)),
  };
};

/** True also where the app names the image relative to its page. */
function isAt(image: Element, served: string): boolean {
  const address = image.getAttribute('src') ?? '';
  const { baseURI } = image;
  return address === served || (URL.canParse(address, baseURI) && new URL(address, baseURI).pathname === served);
}
