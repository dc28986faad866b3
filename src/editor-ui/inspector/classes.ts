/** Which classes an element has, and which of them its own source holds. */
import type { TreeElement } from '../../protocol/api.ts';
import { isCodebaseId } from '../../protocol/codebase-id.ts';
import type { NavItem } from '../store/nav-index.ts';

/** @returns `own`: literals of its className, in source order; `others`: classes added by code, a component or a library */
export function classesOf(item: NavItem, source: TreeElement | null): { own: string[]; others: string[] } {
  const own = [...new Set(source?.removableClasses ?? [])];
  return { own, others: ownClasses(item).filter((name) => !own.includes(name)) };
}

/** The classes that the app itself gives the element. */
export function ownClasses({ classList }: NavItem): string[] {
  return classList.filter((name) => !isMarker(name));
}

/** Classes put on by the runtime are not shown. */
function isMarker(name: string): boolean {
  return isCodebaseId(name) || name.startsWith('tempo-') || name.startsWith('TE_');
}

/** Class names between white space, each once. */
export function splitClasses(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter(Boolean))];
}
