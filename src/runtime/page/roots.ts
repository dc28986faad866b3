/** The app's root: the element with id `root`, else `__next`, else the body. */
const MOUNT_IDS = ['root', '__next'] as const;

export function rootElement(document: Document): Element {
  for (const id of MOUNT_IDS) {
    const element = document.getElementById(id);
    if (element) return element;
  }
  return document.body;
}

/** The id of a mount element; null for every other element. */
export function mountId(element: Element): string | null {
  if (element === element.ownerDocument.body) return 'body';
  return MOUNT_IDS.find((id) => element.id === id) ?? null;
}
