/** State sent by the parent: the storyboard, tables of the source, zoom and modes. */
import type { ScopeLookup, TreeElement, TreeElementLookup } from '../protocol/api.ts';
import type { StoryboardType } from '../protocol/canvases.ts';
import { assertIdChars } from '../protocol/codebase-id.ts';
import { isSameComponent, ownerOf, type UsedComponent } from '../protocol/used-component.ts';

interface KnownComponent {
  /** JSX elements that use it */
  uses: number;
  /** an element of it applies its own `className` prop */
  takesClassName: boolean;
}

export class ProjectState {
  /** empty until `initProject`; element keys contain it */
  storyboardId = '';
  storyboardType: StoryboardType = 'APPLICATION';
  storyboardComponentElement: unknown = null;
  savedComponentFilename: string | null = null;
  originalStoryboardUrl = '';
  /** 1 is 100 % */
  zoom = 1;
  aiContext = false;
  flushing = false;
  private elements = new Map<string, TreeElement>();
  private scopes = new Map<string, string>();
  /** those that were asked for since the tables changed */
  private readonly components = new Map<UsedComponent['definition'], KnownComponent>();

  get ready(): boolean {
    return this.storyboardId !== '';
  }

  element(codebaseId: string): TreeElement | null {
    return this.elements.get(codebaseId) ?? null;
  }

  /** @param component with its definition, as of an element's owner */
  component(component: UsedComponent): KnownComponent {
    const { definition } = component;
    const known = this.components.get(definition) ?? componentIn(this.elements.values(), component);
    this.components.set(definition, known);
    return known;
  }

  /** Scope id of the component that contains an element. */
  scopeOf(codebaseId: string): string | null {
    return this.elements.get(codebaseId)?.scopeId ?? this.scopes.get(codebaseId) ?? null;
  }

  /** @throws Error as `mergeLookups` */
  replaceLookups(elements: TreeElementLookup, scopes: ScopeLookup): void {
    assertIds(elements);
    this.elements.clear();
    this.scopes.clear();
    this.mergeLookups(elements, scopes);
  }

  /**
   * Empty entries delete the old ones.
   * @throws Error when an id contains characters that ids may not; nothing is merged then
   */
  mergeLookups(elements: TreeElementLookup, scopes: ScopeLookup): void {
    assertIds(elements);
    this.components.clear();
    for (const [id, entry] of Object.entries(elements)) {
      if (entry) this.elements.set(id, entry);
      else this.elements.delete(id);
    }
    for (const [scopeId, entry] of Object.entries(scopes)) {
      for (const [id, known] of this.scopes) if (known === scopeId) this.scopes.delete(id);
      for (const id of entry?.codebaseIds ?? []) this.scopes.set(id, scopeId);
    }
  }
}

function assertIds(elements: TreeElementLookup): void {
  for (const id of Object.keys(elements)) assertIdChars(id, 'codebase id');
}

function componentIn(elements: Iterable<TreeElement>, component: UsedComponent): KnownComponent {
  const found: KnownComponent = { uses: 0, takesClassName: false };
  for (const element of elements) {
    if (element.type !== 'native' && isSameComponent(element, component)) found.uses += 1;
    found.takesClassName ||= !!element.takesClassName && ownerOf(element)?.definition === component.definition;
  }
  return found;
}
