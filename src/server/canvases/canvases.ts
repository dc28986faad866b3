/**
 * The project's canvases on disk. They are read anew for each question: people edit and check out these files too.
 *
 * A canvas has the *name* of its file, the same in every clone, and on the wire an *id*: the name behind a key of the project's
 * folder. Codebase ids are made of paths and may be equal in two projects, so the id in a request must tell them apart.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiError } from '../../protocol/api.ts';
import {
  CANVAS_FOLDER,
  type Canvas,
  canvasFile,
  canvasIdOf,
  canvasOfFile,
  DEFAULT_CANVAS,
  FIRST_STORYBOARD,
  type Storyboard,
} from '../../protocol/canvases.ts';
import type { SourceFiles } from '../files/source-files.ts';
import { projectName } from '../project-name.ts';
import { Refused, refuse } from '../routes/errors.ts';
import { type CanvasContent, canvasOf, newContent, readCanvas } from './canvas-file.ts';

interface CanvasFiles {
  files: SourceFiles;
}

/** The id of the default canvas, with which those of the others begin. @param root real path of the project */
export function projectCanvas(root: string): string {
  return createHash('sha256').update(root).digest('hex').slice(0, 16);
}

export function idOf({ files }: CanvasFiles, name: string): string {
  return canvasIdOf(projectCanvas(files.root), name);
}

/** The name of a canvas that exists; null for any other id. */
export function canvasName(place: CanvasFiles, id: string): string | null {
  const own = projectCanvas(place.files.root);
  if (id === own) return DEFAULT_CANVAS;
  const name = id.startsWith(`${own}-`) ? id.slice(own.length + 1) : DEFAULT_CANVAS;
  return name !== DEFAULT_CANVAS && canvasNames(place).includes(name) ? name : null;
}

/** The same for a canvas that may have been deleted while the request was on its way. @throws Refused `unknown-canvas` */
export function knownCanvas(place: CanvasFiles, id: string): string {
  return canvasName(place, id) ?? refuse('unknown-canvas', 'There is no such canvas.');
}

/** Names of the canvases, the default one first. */
function canvasNames({ files }: CanvasFiles): string[] {
  const names = filesIn(join(files.root, CANVAS_FOLDER)).flatMap(
    (name) => canvasOfFile(`${CANVAS_FOLDER}/${name}`) ?? [],
  );
  return [DEFAULT_CANVAS, ...names.filter((name) => name !== DEFAULT_CANVAS).sort()];
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The text of a canvas's file, null where there is none. @throws Refused for a file that cannot be read */
export function canvasText({ files }: CanvasFiles, canvas: string): string | null {
  try {
    return files.read(canvasFile(canvas)).text;
  } catch (error) {
    if (error instanceof Refused && error.error.code === 'file-not-found') return null;
    throw error;
  }
}

/** @throws Refused `damaged-canvas` */
export function readOne(place: CanvasFiles, canvas: string): Canvas {
  const id = idOf(place, canvas);
  const text = canvasText(place, canvas);
  if (text !== null) return canvasOf(id, readCanvas(canvasFile(canvas), text));
  return { ...canvasOf(id, untouched(place)), isSaved: false };
}

/** All canvases; one whose file cannot be read has no storyboards, and the reason. */
export function listCanvases(place: CanvasFiles): (Canvas & { problem?: ApiError })[] {
  return canvasNames(place).map((canvas) => {
    try {
      return readOne(place, canvas);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const canvasId = idOf(place, canvas);
      return { canvasId, name: canvas, isSaved: true, storyboards: [], problem: error.error };
    }
  });
}

/** A canvas before anybody arranged anything: the app in one frame. */
export function untouched({ files }: CanvasFiles): CanvasContent {
  const first: Storyboard = {
    id: FIRST_STORYBOARD,
    type: 'APPLICATION',
    name: '',
    route: '/',
    width: 1440,
    height: 900,
    x: 0,
    y: 0,
  };
  return newContent(projectName(files.root), [first]);
}

/** A free file name for the user's name of a canvas: `Check out` is `check-out`, then `check-out-2`. */
export function freeName(place: CanvasFiles, title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const stem = plain.replace(/^-+|-+$/g, '').slice(0, 40) || 'canvas';
  // A disk that ignores case has one file for both.
  const taken = new Set(canvasNames(place).map((name) => name.toLowerCase()));
  for (let n = 1; ; n++) {
    const name = n === 1 ? stem : `${stem}-${n}`;
    if (!taken.has(name)) return name;
  }
}
