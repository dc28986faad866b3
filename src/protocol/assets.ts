/** Images of the project: those of the public folder, which the app names by address, and those beside its source, which it imports. */

export const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico'] as const;

/** True for the path of a file that is an image by its name. */
export function isImageFile(file: string): boolean {
  return (IMAGE_EXTENSIONS as readonly string[]).includes(/\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '');
}

/** Bytes of the largest image that can be shown and added. */
export const MOST_IMAGE_BYTES = 8 * 1024 * 1024;

export interface Asset {
  /** path in the project */
  file: string;
  /** in bytes */
  size: number;
  /** ISO 8601 */
  modified: string;
  /** how the app names it, with Vite's base; null for a file that a module imports */
  address: string | null;
  /** its address in the page while the dev server runs */
  served: string;
}

/** `GET /assets` */
export interface AssetsAnswer {
  assets: Asset[];
  /** images beyond the most that are listed */
  leftOut: number;
  /** where an added image goes; null if the project has neither images nor a public folder */
  folder: string | null;
}

/** `POST /addAsset` `{name, data}`, data in base64 */
export interface AssetAdded {
  ok: true;
  asset: Asset;
  /** false if the very same file was there already */
  isNew: boolean;
}
