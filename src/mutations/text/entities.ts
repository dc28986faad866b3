/** Character references in JSX text and attributes (`&amp;`, `&#123;`, `&#x7b;`), as the JSX transforms read them. */
import { ENTITIES } from './entity-table.ts';

const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-zA-Z][a-zA-Z0-9]*));/g;

/** The text that raw JSX text or an attribute's content means. Names that JSX does not know stay as they are. */
export function decodeEntities(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(REFERENCE, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = hex !== undefined ? Number.parseInt(hex, 16) : Number.parseInt(decimal as string, 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** `value` for a place where references are read: an `&` that would begin one is written as `&amp;`. */
export function escapeAmpersands(value: string): string {
  return value.replace(/&(?=#x[0-9a-fA-F]+;|#[0-9]+;|[a-zA-Z][a-zA-Z0-9]*;)/g, '&amp;');
}
