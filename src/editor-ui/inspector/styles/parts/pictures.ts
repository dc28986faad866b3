/** Layers of a background that are one picture by its address. */
import parse from 'postcss-value-parser';

/** @returns null for a layer that is no `url()` */
export function addressOf(layer: string): string | null {
  const [node, ...more] = parse(layer.trim()).nodes;
  if (more.length > 0 || node?.type !== 'function' || node.value.toLowerCase() !== 'url') return null;
  return node.nodes[0]?.value ?? '';
}

/** @param address as the app names a file of its public folder, encoded */
export function layerOf(address: string): string {
  return `url("${address}")`;
}

/** The address without the server's name and a query: `/src/a.png` of `http://localhost:5173/src/a.png?t=1`. */
export function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
}

/** The file's name in `url("/pictures/wide.png")`; another layer as it is written. */
export function pictureName(layer: string): string {
  const address = addressOf(layer);
  if (!address || address.startsWith('data:')) return layer;
  return (
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) || layer
  );
}
