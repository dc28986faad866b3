/** How an id follows from where an element stands, so that a restart finds the same ids without any memory. */
import { hash } from 'node:crypto';
import { parse } from 'uuid';
import { CODEBASE_ID_PREFIX } from '../../protocol/codebase-id.ts';

/** Fixed for ever: ids of every project would change with it. */
const NAMESPACE = parse('a3c5d2f4-6f0e-5b7c-9d1a-8e2b4c6f7a90');

/**
 * Ids are asked for again with every text of a file: hashing them took half of the registry's time. Those of a first text are
 * not remembered: an app that loads has thousands, of which few are asked for again, and memory is slower than the hash.
 */
const computed = new Map<string, string>();
const MAX_COMPUTED = 100_000;

/**
 * @param file path in the project, with `/`
 * @param structuralKey see `mutations/jsx/elements.ts`
 * @param variant 0 for the computed id itself; more where that name is or was another element's
 * @param isFirst true for a file that is met for the first time
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

/** The namespace, and room for a name behind it. */
let bytes: Buffer = Buffer.alloc(0);

/** The uuid v5 of a name (RFC 9562 §5.5), in a sixth of the time that the package `uuid` needs: it is done per element. */
export function nameId(name: string): string {
  // A UTF-16 unit takes three bytes at most.
  const most = NAMESPACE.length + name.length * 3;
  if (bytes.length < most) {
    bytes = Buffer.alloc(most * 2);
    bytes.set(NAMESPACE);
  }
  const digest = hash('sha1', bytes.subarray(0, NAMESPACE.length + bytes.write(name, NAMESPACE.length)), 'hex');
  const variant = '89ab'[Number.parseInt(digest[16] as string, 16) & 3];
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
