/**
 * Takes our own out of recorded events: the overlay, our style sheets, and the classes that name elements for the editor. What is
 * left is the app.
 */
import { EventType, type eventWithTime, IncrementalSource, type serializedNodeWithId } from '@rrweb/types';
import { isCodebaseId } from '../../protocol/codebase-id.ts';
import { isMarkerClass, OVERLAY_TAG } from '../page/own-nodes.ts';

/** Nodes and ids of the recorder. */
export interface Recorded {
  /** the sheets of a document or shadow root that the recorder knows by this id */
  sheetsOf(id: number): readonly CSSStyleSheet[];
  isOwnSheet(sheet: CSSStyleSheet): boolean;
}

export class AppOnly {
  private readonly ownNodes = new Set<number>();
  private readonly ownSheets = new Set<number>();

  constructor(private readonly recorded: Recorded) {}

  /** Changes the event in place. @returns false if nothing of it is about the app */
  keep(event: eventWithTime): boolean {
    if (event.type === EventType.FullSnapshot) {
      this.clean(event.data.node);
      return true;
    }
    if (event.type !== EventType.IncrementalSnapshot) return true;
    const { data } = event;
    if (data.source === IncrementalSource.AdoptedStyleSheet) {
      const sheets = this.recorded.sheetsOf(data.id);
      data.styleIds.forEach((id, at) => {
        const sheet = sheets[at];
        if (sheet && this.recorded.isOwnSheet(sheet)) this.ownSheets.add(id);
      });
      data.styleIds = data.styleIds.filter((id) => !this.ownSheets.has(id));
      if (data.styles) data.styles = data.styles.filter(({ styleId }) => !this.ownSheets.has(styleId));
      return !this.ownNodes.has(data.id);
    }
    if (data.source === IncrementalSource.StyleSheetRule || data.source === IncrementalSource.StyleDeclaration) {
      return data.styleId === undefined || !this.ownSheets.has(data.styleId);
    }
    if (data.source !== IncrementalSource.Mutation) return !('id' in data) || !this.ownNodes.has(data.id);
    data.adds = data.adds.filter((add) => {
      const isOwn = this.ownNodes.has(add.parentId) || isOverlay(add.node);
      if (isOwn) this.ownNodes.add(add.node.id);
      else {
        this.ownNodes.delete(add.node.id);
        this.clean(add.node);
      }
      // it would wait for a sibling that never comes
      if (add.nextId !== null && this.ownNodes.has(add.nextId)) add.nextId = null;
      return !isOwn;
    });
    data.removes = data.removes.filter(({ id }) => !this.ownNodes.has(id));
    data.texts = data.texts.filter(({ id }) => !this.ownNodes.has(id));
    data.attributes = data.attributes.filter(({ id, attributes }) => {
      if (typeof attributes.class === 'string') attributes.class = appClasses(attributes.class);
      return !this.ownNodes.has(id);
    });
    return data.adds.length + data.removes.length + data.texts.length + data.attributes.length > 0;
  }

  private clean(root: serializedNodeWithId): void {
    const open = [root];
    for (let node = open.pop(); node; node = open.pop()) {
      if ('attributes' in node && typeof node.attributes.class === 'string') {
        const classes = appClasses(node.attributes.class);
        if (classes === null) delete node.attributes.class;
        else node.attributes.class = classes;
      }
      if (!('childNodes' in node)) continue;
      for (const child of node.childNodes) if (isOverlay(child)) this.ownNodes.add(child.id);
      node.childNodes = node.childNodes.filter((child) => !isOverlay(child));
      open.push(...node.childNodes);
    }
  }
}

function isOverlay(node: serializedNodeWithId): boolean {
  return 'tagName' in node && node.tagName === OVERLAY_TAG;
}

/** The app's own classes; null if the element has none but ours. */
function appClasses(classes: string): string | null {
  if (!classes.includes('tempo-')) return classes;
  const own = classes.split(/\s+/).filter((name) => name !== '' && !isCodebaseId(name) && !isMarkerClass(name));
  return own.length > 0 ? own.join(' ') : null;
}
