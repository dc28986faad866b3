/** State sent by the parent: the storyboard, tables of the source, zoom and modes. */
import type { ScopeLookup, TreeElement, TreeElementLookup } from '../protocol/api.ts';
import type { StoryboardType } from '../protocol/canvases.ts';
import { assertIdChars } from '../protocol/codebase-id.ts';

/** All components of one name. */
interface NamedComponent {
  /** JSX elements that use it */
  uses: number;
  /** its root applies its own `className` prop */
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
  /** null until asked for */
  private components: Map<string, NamedComponent> | null = null;

  get ready(): boolean {
    return this.storyboardId !== '';
  }

  element(codebaseId: string): TreeElement | null {
    return this.elements.get(codebaseId) ?? null;
  }

  componentNamed(name: string): NamedComponent {
    this.components ??= componentsIn(this.elements.values());
    return this.components.get(name) ?? { uses: 0, takesClassName: false };
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
    this.components = null;
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

function componentsIn(elements: Iterable<TreeElement>): Map<string, NamedComponent> {
  const components = new Map<string, NamedComponent>();
  const named = (name: string) => {
    const component = components.get(name) ?? { uses: 0, takesClassName: false };
    components.set(name, component);
    return component;
  };
  for (const { type, componentName, ownerName, parentCodebaseId, takesClassName } of elements) {
    if (type !== 'native') named(componentName).uses += 1;
    if (takesClassName && parentCodebaseId === null && ownerName) named(ownerName).takesClassName = true;
  }
  return components;
}
