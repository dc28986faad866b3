/**
 * Two maps made one, where one of them says of insertions: that of a tagged module and the one that the JSX transform wrote
 * then; that of React's bundle and the one of what is patched into it. Vite would join them by looking every segment of the one
 * up in the other, which costs more than tagging.
 */
import { insertionsOf } from './inserted-text.ts';
import { withInsertions, withoutInsertions } from './shifted-mappings.ts';

interface RawMap {
  version: number;
  sources: readonly (string | null)[];
  names: readonly string[];
  mappings: string;
}

/**
 * Vite's context of a transform keeps the maps of the plugins so far, to join them when somebody asks. Where it is no longer as
 * expected, or other plugins made maps too, all is left to Vite.
 *
 * @param context what a transform hook has as `this`; two maps become one in it
 */
export function joinMaps(context: object): void {
  const { sourcemapChain: chain, combinedMap } = context as { sourcemapChain?: unknown; combinedMap?: unknown };
  if (!Array.isArray(chain) || chain.length !== 2 || combinedMap) return;
  const [first, second] = chain;
  const joined = asTagged(first, second) ?? asPatched(first, second);
  if (joined) chain.splice(0, 2, joined);
}

/** The module was tagged, then transformed. */
function asTagged(first: unknown, map: unknown): RawMap | null {
  const inserted = insertionsOf(first);
  if (!inserted || !isMap(map) || map.sources?.length !== 1) return null;
  const mappings = withoutInsertions(map.mappings, inserted.code, inserted.insertions);
  // A source without a name is the module, with the text that it had at first.
  return { version: 3, sources: [''], names: map.names ?? [], mappings };
}

/** The module came with a map, as Vite's bundles of packages do, and was patched. */
function asPatched(map: unknown, second: unknown): RawMap | null {
  const inserted = insertionsOf(second);
  if (!inserted || !isMap(map)) return null;
  return { ...map, mappings: withInsertions(map.mappings, inserted.code, inserted.insertions) };
}

function isMap(map: unknown): map is RawMap {
  const { version, mappings } = (map ?? {}) as Partial<RawMap>;
  return version !== undefined && typeof mappings === 'string' && mappings !== '';
}
