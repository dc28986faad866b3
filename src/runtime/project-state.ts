/** State sent by the parent: the storyboard, tables of the source, zoom and modes. */
import type { ScopeLookup, TreeElement, TreeElementLookup } from '../protocol/api.ts';

export type StoryboardType = 'APPLICATION' | 'STORY' | 'COMPONENT';

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

  get ready(): boolean {
    return this.storyboardId !== '';
  }

  element(codebaseId: string): TreeElement | null {
    return this.elements.get(codebaseId) ?? null;
  }

  /** Scope id of the component that contains an element. */
  scopeOf(codebaseId: string): string | null {
    return this.elements.get(codebaseId)?.scopeId ?? this.scopes.get(codebaseId) ?? null;
  }

  replaceLookups(elements: TreeElementLookup, scopes: ScopeLookup): void {
    this.elements.clear();
    this.scopes.clear();
    this.mergeLookups(elements, scopes);
  }

  /** Empty entries delete the old ones. */
  mergeLookups(elements: TreeElementLookup, scopes: ScopeLookup): void {
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
