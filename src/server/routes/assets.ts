/** Routes of the project's images: their list, their bytes, and adding one. */
import { MOST_IMAGE_BYTES } from '../../protocol/assets.ts';
import { addAsset, imageFiles } from '../assets/add-asset.ts';
import { assetsAnswer } from '../assets/asset-list.ts';
import { mediaTypeOf } from '../assets/image-bytes.ts';
import { ImageBytes } from '../http/http.ts';
import type { Session } from '../session.ts';
import * as read from './decode-fields.ts';
import { refuse } from './errors.ts';
import { CANVAS, get, mutation, type Route } from './routes.ts';

/** Base64 takes four characters for three bytes; the rest is for the name and the JSON around them. */
const MAX_BODY = Math.ceil(MOST_IMAGE_BYTES / 3) * 4 + 4096;

export function assetRoutes(session: Session): Route[] {
  const { ws } = session;
  return [
    get(`/canvases/${CANVAS}/assets`, () => assetsAnswer(ws)),
    get(`/canvases/${CANVAS}/asset`, ({ query }) => {
      const file = read.projectPath(query.get('file') ?? undefined, 'file', 'body');
      return new ImageBytes(imageFiles(ws).readBytes(file, MOST_IMAGE_BYTES), mediaTypeOf(file));
    }),
    mutation(
      `/canvases/${CANVAS}/addAsset`,
      ({ body }) => {
        if (!read.isObject(body)) return read.badField('The body', 'an object', body);
        const name = read.name(200)(body.name, 'name', 'body');
        const bytes = bytesOf(body.data);
        return session.ask((ws) => addAsset(ws, name, bytes));
      },
      MAX_BODY,
    ),
  ];
}

function bytesOf(data: unknown): Buffer {
  if (typeof data !== 'string') return read.badField('data', 'the bytes in base64', data);
  const bytes = Buffer.from(data, 'base64');
  if (bytes.toString('base64') !== data) refuse('bad-field', 'data is no base64.');
  return bytes;
}
