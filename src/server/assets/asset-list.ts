/** Lists the images of the public folder and of the folders that the app's source is in. */
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Asset, AssetsAnswer } from '../../protocol/assets.ts';
import type { Workspace } from '../edits/workspace.ts';
import { walkProject } from '../files/project-walk.ts';
import type { PublicFolder } from '../types.ts';

const LIMITS = { folders: 2000, depth: 16 };
const MOST_ASSETS = 2000;

export async function assetsAnswer(ws: Workspace): Promise<AssetsAnswer> {
  const { files, options } = ws;
  const found: string[] = [];
  let leftOut = 0;
  const take = (file: string) => (found.length < MOST_ASSETS ? found.push(file) : leftOut++);
  const from = foldersOf(ws);
  await walkProject(files.root, options.protectedDirs, LIMITS, take, { kind: 'image', from });
  const place = publicFolder(ws);
  const assets = await Promise.all(found.map((file) => assetAt(files.root, file, place)));
  const there = assets.filter((asset) => asset !== null).sort((a, b) => (a.file < b.file ? -1 : 1));
  return { assets: there, leftOut, folder: folderForNew(there, place) };
}

/** @returns null for a file that was just removed */
export async function assetAt(root: string, file: string, place: PublicFolder): Promise<Asset | null> {
  const found = await stat(join(root, file)).catch(() => null);
  return found && assetOf(file, found, place);
}

function assetOf(file: string, { size, mtime }: Stats, { folder, base }: PublicFolder): Asset {
  const isPublic = folder !== null && file.startsWith(`${folder}/`);
  const served = base + encodeURI(isPublic ? file.slice(folder.length + 1) : file).replace(/[?#]/g, encodeURIComponent);
  return { file, size, modified: mtime.toISOString(), address: isPublic ? served : null, served };
}

export function publicFolder({ options }: Workspace): PublicFolder {
  return options.publicFolder?.() ?? { folder: null, base: '/' };
}

/** The public folder first, then the outermost folders with files of the app. */
function foldersOf(ws: Workspace): string[] {
  const { folder } = publicFolder(ws);
  const sources = new Set(
    ws.identity.files().flatMap((file) => (file.includes('/') ? [file.split('/', 1).join()] : [])),
  );
  const isInside = folder !== null && sources.has(folder.split('/', 1).join());
  return [...(folder === null || isInside ? [] : [folder]), ...[...sources].sort()];
}

/**
 * Where the project keeps its images: of the public folder and the source, the side that has more of them, and there the deepest folder
 * that is around them all.
 */
function folderForNew(assets: readonly Asset[], { folder }: PublicFolder): string | null {
  const isPublic = ({ address }: Asset) => address !== null;
  const [shared, own] = [assets.filter(isPublic), assets.filter((asset) => !isPublic(asset))];
  const most = own.length > shared.length ? own : shared;
  return most.length > 0 ? folderAround(most.map(({ file }) => file)) : folder;
}

function folderAround(files: readonly string[]): string | null {
  const [first = '', ...others] = files;
  let folder = posix.dirname(first);
  while (folder !== '.' && others.some((file) => !file.startsWith(`${folder}/`))) folder = posix.dirname(folder);
  return folder === '.' ? null : folder;
}
