/** Derives ids from the position of an element, so that a restart computes the same ids without stored state. */
import { hash } from 'node:crypto';
import { parse } from 'uuid';
import { CODEBASE_ID_PREFIX } from '../../protocol/codebase-id.ts';

/** Never change it: the ids of every project would change too. */
const NAMESPACE = parse('a3c5d2f4-6f0e-5b7c-9d1a-8e2b4c6f7a90');

/**
 * A cache: every new text of a file asks for the same ids again, and hashing took half of the registry's time. Ids of a
 * file's first text are not cached: a loading app has thousands, few are needed again, and filling the cache costs more than
 * hashing.
 */
const computed = new Map<string, string>();
const MAX_COMPUTED = 100_000;

/**
 * @param file path relative to the project, with `/`
 * @param structuralKey see `mutations/jsx/elements.ts`
 * @param variant 0 for the computed id itself; higher if that id belongs, or belonged, to another element
 * @param isFirst true for a file read for the first time; its ids are not cached
 */
export function computedId(file: string, structuralKey: string, variant = 0, isFirst = false): string {
  const name = variant === 0 ? `${file}\0${structuralKey}` : `${file}\0${structuralKey}\0${variant}`;
  const known = isFirst ? undefined : computed.get(name);
  if (known !== undefined) return known;
  const id = CODEBASE_ID_PREFIX + nameId(name);
  if (isFirst) return id;
  if (computed.size >= MAX_COMPUTED) computed.clear();
  computed.set(name, id);
  return id;
}

/** Key of a component in the scope lookup; `ordinal` counts the components of that name in the file. */
export function scopeIdOf(file: string, owner: string, ordinal: number): string {
  return nameId(`${file}\0scope\0${owner}\0${ordinal}`);
}

/** A reused buffer: the namespace, followed by space for a name. */
let bytes: Buffer = Buffer.alloc(0);

/**
 * The uuid v5 of a name (RFC 9562 §5.5). Called per element, so it avoids the package `uuid`, which takes six times as long.
 */
export function nameId(name: string): string {
  // A UTF-16 unit takes at most three bytes in UTF-8.
  const most = NAMESPACE.length + name.length * 3;
  if (bytes.length < most) {
    bytes = Buffer.alloc(most * 2);
    bytes.set(NAMESPACE);
  }
  const digest = hash('sha1', bytes.subarray(0, NAMESPACE.length + bytes.write(name, NAMESPACE.length)), 'hex');
  const variantDigit = '89ab'[Number.parseInt(digest[16] as string, 16) & 3];
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-${variantDigit}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
