/** How an id follows from where an element stands, so that a restart finds the same ids without any memory. */
import { v5 } from 'uuid';
import { CODEBASE_ID_PREFIX } from '../protocol/codebase-id.ts';

/** Fixed for ever: ids of every project would change with it. */
const NAMESPACE = 'a3c5d2f4-6f0e-5b7c-9d1a-8e2b4c6f7a90';

/** Ids are asked for again with every text of a file: hashing them took half of the registry's time. */
const computed = new Map<string, string>();
const MAX_COMPUTED = 100_000;

/**
 * @param file path in the project, with `/`
 * @param structuralKey see `mutations/elements.ts`
 * @param variant 0 for the computed id itself; more where that name is or was another element's
 */
export function computedId(file: string, structuralKey: string, variant = 0): string {
  const name = variant === 0 ? `${file}\0${structuralKey}` : `${file}\0${structuralKey}\0${variant}`;
  const known = computed.get(name);
  if (known !== undefined) return known;
  const id = CODEBASE_ID_PREFIX + v5(name, NAMESPACE);
  if (computed.size >= MAX_COMPUTED) computed.clear();
  computed.set(name, id);
  return id;
}

/** Key of a component in the scope lookup; `ordinal` counts the components of that name in the file. */
export function scopeIdOf(file: string, owner: string, ordinal: number): string {
  return v5(`${file}\0scope\0${owner}\0${ordinal}`, NAMESPACE);
}
