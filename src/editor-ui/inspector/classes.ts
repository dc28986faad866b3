/** Which classes an element has, and which of them its own source holds. */
import type { TreeElement } from '../../protocol/api.ts';
import { isCodebaseId } from '../../protocol/codebase-id.ts';
import type { NavItem } from '../store/nav-index.ts';

/** @returns `own`: literals in its className, in their order there; `others`: what code, a component or a library added */
export function classesOf(item: NavItem, source: TreeElement | null): { own: string[]; others: string[] } {
  const own = [...new Set(source?.removableClasses ?? [])];
  const shown = item.classList.filter((name) => !isMarker(name));
  return { own, others: shown.filter((name) => !own.includes(name)) };
}

/** Classes that the runtime itself puts on elements are nobody's business here. */
function isMarker(name: string): boolean {
  return isCodebaseId(name) || name.startsWith('tempo-') || name.startsWith('TE_');
}

/** Class names between white space, each once. */
export function splitClasses(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter(Boolean))];
}
