/** Which elements use a component: by its declaration, as a file may import it under any name. */
import type { TreeElement } from './api.ts';

/** A component, by its tag in some file and, where that is known, by its declaration. */
export type UsedComponent = Pick<TreeElement, 'componentName' | 'definition' | 'packageName'>;

/** How many elements of the project use a component: `GET …/canvases/{id}/uses?codebaseId=` of one of them. */
export interface UsesAnswer {
  /** null where the project is too large to be counted */
  uses: number | null;
}

/** The component in which an element is written. */
export function ownerOf({ ownerName, filename }: TreeElement): UsedComponent | null {
  return ownerName === null ? null : { componentName: ownerName, definition: `${filename}#${ownerName}` };
}

/** By declaration; by tag where one of the two is not known, or both are of one package. */
export function isSameComponent(one: UsedComponent, other: UsedComponent): boolean {
  const areKnown = one.definition !== undefined && other.definition !== undefined;
  if (areKnown && (one.definition !== null || other.definition !== null)) return one.definition === other.definition;
  return one.componentName === other.componentName && (!areKnown || one.packageName === other.packageName);
}

/**
 * True for an instance of a component.
 * @param name of the instance, as React knows it: its tag may stand for several components (`<Page />` of a router)
 */
export function isInstanceOf(component: UsedComponent, use: UsedComponent, name: string): boolean {
  if (isSameComponent(use, component)) return true;
  const isElsewhere = use.definition !== undefined && fileOf(use) !== fileOf(component);
  return !isElsewhere && [use.componentName, name].includes(component.componentName);
}

const fileOf = ({ definition }: UsedComponent) => definition?.slice(0, definition.lastIndexOf('#'));
