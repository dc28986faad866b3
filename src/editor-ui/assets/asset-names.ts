/** Names, folders, search and sizes of images. */
import type { Asset } from '../../protocol/assets.ts';

export interface AssetFolder {
  /** path in the project */
  folder: string;
  assets: Asset[];
}

export function assetName({ file }: Pick<Asset, 'file'>): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

/**
 * The images whose path has every word of the query, by folder. A folder comes after those inside it, so that folders of pictures
 * come before the single files, such as icons, beside them.
 */
export function foldersOf(assets: readonly Asset[], query: string): AssetFolder[] {
  const words = query.toLowerCase().split(/\s+/);
  const folders = new Map<string, Asset[]>();
  for (const asset of assets) {
    if (!words.every((word) => asset.file.toLowerCase().includes(word))) continue;
    const folder = asset.file.slice(0, Math.max(0, asset.file.lastIndexOf('/')));
    folders.set(folder, [...(folders.get(folder) ?? []), asset]);
  }
  // the last character of all
  const order = (folder: string) => `${folder}/\uffff`;
  return [...folders]
    .map(([folder, inIt]) => ({ folder, assets: inIt }))
    .sort((a, b) => (order(a.folder) < order(b.folder) ? -1 : 1));
}

export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** True for the image that the page shows. @param shown its address there, which may have a query of the dev server */
export function isShown({ served }: Asset, shown: string | undefined): boolean {
  return shown?.replace(/[?#].*$/, '') === served;
}
