/**
 * Adds an image to the project as a file of its own. It is no edit of the source: the journal keeps texts, so undo takes back the
 * edit that uses the image and leaves the file.
 */
import { readdirSync } from 'node:fs';
import { type AssetAdded, isImageFile, MOST_IMAGE_BYTES } from '../../protocol/assets.ts';
import type { Workspace } from '../edits/workspace.ts';
import { prepareSave } from '../files/atomic-save.ts';
import { sha256 } from '../files/hash.ts';
import { SourceFiles } from '../files/source-files.ts';
import { refuse } from '../routes/errors.ts';
import { assetAt, assetsAnswer, publicFolder } from './asset-list.ts';
import { isImage } from './image-bytes.ts';

const LONGEST_STEM = 80;

/** The project's files, with the path rules for images. */
export function imageFiles({ files, options }: Workspace): SourceFiles {
  return new SourceFiles(files.root, options.protectedDirs, [], 'image');
}

/**
 * Writes a new file where the project keeps its images; a file with the same bytes and name is used as it is, another one is never
 * overwritten.
 * @throws Refused with nothing written
 */
export async function addAsset(ws: Workspace, name: string, bytes: Buffer): Promise<AssetAdded> {
  if (bytes.byteLength > MOST_IMAGE_BYTES) {
    refuse('file-too-large', `${name} has ${bytes.byteLength} bytes, and an image may have ${MOST_IMAGE_BYTES}.`, {
      hint: 'Make it smaller, then drop it again.',
    });
  }
  if (!isImageFile(name) || !isImage(name, bytes)) {
    refuse(
      'not-an-image',
      `${name} is no PNG, JPEG, GIF, WebP, AVIF, SVG or ICO, or its name says another type than its content.`,
      {
        hint: 'Drop an image of one of these types, with the ending of its type.',
      },
    );
  }
  const { folder } = await assetsAnswer(ws);
  if (folder === null) {
    refuse('no-image-folder', 'The project has no image yet, and no public folder.', {
      hint: 'Make a folder `public` beside `src`, then drop the image again.',
    });
  }
  const images = imageFiles(ws);
  const there = new Set(readdirSync(images.newPlace(`${folder}/x.png`).dir).map((entry) => entry.toLowerCase()));
  const { stem, ending } = cleanName(name);
  for (let number = 1; ; number++) {
    const entry = `${stem}${number === 1 ? '' : `-${number}`}${ending}`;
    const file = `${folder}/${entry}`;
    if (there.has(entry.toLowerCase())) {
      if (!isSame(images, file, bytes)) continue;
      return added(ws, file, false);
    }
    await write(images, file, bytes);
    return added(ws, file, true);
  }
}

async function added(ws: Workspace, file: string, isNew: boolean): Promise<AssetAdded> {
  const asset = await assetAt(ws.files.root, file, publicFolder(ws));
  if (!asset) return refuse('file-not-found', `${file} was removed at this moment.`, { file });
  return { ok: true, asset, isNew };
}

function isSame(images: SourceFiles, file: string, bytes: Buffer): boolean {
  try {
    return sha256(images.readBytes(file, bytes.byteLength)) === sha256(bytes);
  } catch {
    // larger, no regular file, or in other letters: another image
    return false;
  }
}

async function write(images: SourceFiles, file: string, bytes: Buffer): Promise<void> {
  const save = await prepareSave(images, { file, text: bytes, expect: null });
  try {
    save.commit();
    await save.sync();
  } finally {
    save.discard();
  }
}

/** `Team photo (1).PNG` as an address writes it: `team-photo-1.png`. */
function cleanName(name: string): { stem: string; ending: string } {
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  const stem = name
    .slice(0, name.lastIndexOf('.'))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_STEM)
    .replace(/^-+|-+$/g, '');
  return { stem: stem === '' ? 'image' : stem, ending };
}
