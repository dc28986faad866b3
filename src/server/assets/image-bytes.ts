/** The types of images: the media type by the file's name, and whether the bytes are of that type. */
import { extname } from 'node:path';

interface ImageType {
  mediaType: string;
  /** @param bytes the whole file */
  isIn(bytes: Uint8Array): boolean;
}

const starts =
  (text: string, at = 0) =>
  (bytes: Uint8Array) =>
    ascii(bytes, at, text.length) === text;

const JPEG: ImageType = { mediaType: 'image/jpeg', isIn: starts('\xff\xd8\xff') };

const TYPES: Readonly<Record<string, ImageType>> = {
  '.png': { mediaType: 'image/png', isIn: starts('\x89PNG\r\n\x1a\n') },
  '.jpg': JPEG,
  '.jpeg': JPEG,
  '.gif': { mediaType: 'image/gif', isIn: (bytes) => starts('GIF87a')(bytes) || starts('GIF89a')(bytes) },
  '.webp': { mediaType: 'image/webp', isIn: (bytes) => starts('RIFF')(bytes) && starts('WEBP', 8)(bytes) },
  '.avif': { mediaType: 'image/avif', isIn: (bytes) => /^ftyp(?:avif|avis|mif1|msf1)$/.test(ascii(bytes, 4, 8)) },
  '.ico': { mediaType: 'image/x-icon', isIn: starts('\0\0\x01\0') },
  '.svg': { mediaType: 'image/svg+xml', isIn: isSvg },
};

/** @returns undefined for a name that is no image's */
function typeOf(file: string): ImageType | undefined {
  const ending = extname(file).toLowerCase();
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
}

export function mediaTypeOf(file: string): string {
  return typeOf(file)?.mediaType ?? 'application/octet-stream';
}

/** True when the bytes begin like an image of the type that the name says. */
export function isImage(file: string, bytes: Uint8Array): boolean {
  return typeOf(file)?.isIn(bytes) ?? false;
}

/** Markup whose first element is `svg`; comments, a declaration and a document type may stand before it. */
function isSvg(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  for (let at = 0; ; ) {
    const rest = text.slice(at).trimStart();
    at = text.length - rest.length;
    if (/^<svg[\s>/]/.test(rest)) return true;
    const end = rest.startsWith('<!--')
      ? '-->'
      : rest.startsWith('<?')
        ? '?>'
        : rest.startsWith('<!DOCTYPE')
          ? '>'
          : null;
    const length = end === null ? -1 : rest.indexOf(end);
    if (end === null || length < 0) return false;
    at += length + end.length;
  }
}

function ascii(bytes: Uint8Array, at: number, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', at, at + length);
}
