/** Decides which boxes the overlay shows for the selection, hover and modes. */

import { parseElementKey } from '../protocol/element-key.ts';
import type { BoxSpec } from './overlay/box.ts';
import { distancesBetween } from './overlay/distances.ts';
import type { Overlay } from './overlay/overlay.ts';
import { rectOfAll } from './overlay/rects.ts';
import type { Tone } from './overlay/styles.ts';
import type { Tracker } from './overlay/tracker.ts';
import type { Page } from './page/page.ts';
import { pathChildren } from './page/unique-path.ts';
import type { PointerMode, SelectionState } from './parts.ts';
import type { ProjectState } from './project-state.ts';
import type { ReactBridge } from './react-bridge.ts';
import { canEditInline, hasOwnText } from './tools/static-text.ts';

/** More boxes than this help nobody and cost time. */
const MAX_CHILD_BOXES = 60;
const MAX_SECONDARY_BOXES = 80;
const MAX_SHIELDS = 40;
const DYNAMIC_TEXT_LABEL = 'Edit Dynamic Text';

interface Drop {
  line: BoxSpec['rect'] | null;
  parentKey: string;
  /** name of the file, if the drop goes to another one */
  name?: string | undefined;
}

interface OutlinesDeps {
  document: Document;
  page: Page;
  project: ProjectState;
  react: ReactBridge;
  isEditor: boolean;
  overlay: Overlay;
  tracker: Tracker;
  selection: SelectionState;
  mode: () => PointerMode;
}

export class Outlines {
  private readonly deps: OutlinesDeps;
  /** the dashed box of a drag or a possible drop, and its new parent */
  private moving: { rect: BoxSpec['rect']; parent: Element | null } | null = null;

  /** where an element dragged in from the editor's panels would go */
  private drop: Drop | null = null;
  private measuring = false;
  /** key of the selected element, and codebase id of the elements that its edits change; empty until the editor sends them */
  private edited: readonly [key?: string, codebaseId?: string] = [];
  /** boxes that do not depend on the pointer; null after the page has changed */
  private held: readonly BoxSpec[] | null = null;

  constructor(deps: OutlinesDeps) {
    this.deps = deps;
  }

  /**
   * Shows all boxes again.
   * @param edited a selected element, and the codebase id of what edits of it change, which is empty if they change it alone
   */
  update(...edited: [key?: string, codebaseId?: string]): void {
    if (edited.length > 0) this.edited = edited;
    this.forget();
    this.updatePointed();
  }

  /** Updates only hover and drag, so that the pointer does not wait for the other boxes. */
  updatePointed(): void {
    const { overlay, tracker, mode } = this.deps;
    overlay.show(mode().isDriving ? [] : this.specs());
    tracker.lookSoon();
  }

  /** The page changed: the next update computes all boxes. */
  forget(): void {
    this.held = null;
  }

  /** The dashed outline in viewport coordinates; null removes it. */
  showMoving(rect: BoxSpec['rect'] | null, parent: Element | null = null): void {
    this.moving = rect ? { rect, parent } : null;
    this.updatePointed();
  }

  /** The insertion line of a possible drop and its parent; null removes them. */
  showDrop(drop: Drop | null): void {
    this.drop = drop;
    this.updatePointed();
  }

  /** While Alt is held: shows the distance from the selected to the hovered element. */
  setMeasuring(on: boolean): void {
    if (on === this.measuring) return;
    this.measuring = on;
    this.updatePointed();
  }

  private distances(): BoxSpec[] {
    const { selection } = this.deps;
    const from = this.measuring ? rectOfAll(selection.elements) : null;
    const to = from && rectOfAll(selection.hoveredElements);
    if (!from || !to) return [];
    return distancesBetween(from, to).map(({ line, length }) => ({
      kind: 'distance',
      tone: 'distance',
      elements: [],
      rect: line,
      distance: String(Math.round(length)),
    }));
  }

  private tone(component: boolean): Tone {
    if (this.deps.project.aiContext) return component ? 'aiComponent' : 'ai';
    return component ? 'component' : 'primary';
  }

  private specs(): BoxSpec[] {
    this.held ??= [...this.shields(), ...this.selected()];
    return [...this.held, ...this.hovered(), ...this.distances(), ...this.movingBoxes(), ...this.dropBoxes()];
  }

  private shields(): BoxSpec[] {
    // The browser caches elements by tag name; a selector searches the page each time.
    const { document } = this.deps;
    const frames = ['iframe', 'object', 'embed'].flatMap((name) => [...document.getElementsByTagName(name)]);
    return frames.slice(0, MAX_SHIELDS).map((frame) => ({ kind: 'shield', tone: 'primary', elements: [frame] }));
  }

  private selected(): BoxSpec[] {
    const { selection, page, mode } = this.deps;
    const multi = selection.multiKeys.map((key) => page.resolve(key));
    if (multi.length > 1) {
      const tone = this.tone(false);
      const each = multi.map((elements): BoxSpec => ({ kind: 'multi', tone, elements }));
      return [...each, { kind: 'group', tone, elements: multi.flat(), name: `${multi.length} Elements` }];
    }
    const elements = selection.elements;
    const [first] = elements;
    if (!selection.key || !first) return [];
    const { name, component } = this.deps.page.describe(selection.key, first);
    const tone = this.tone(component);
    const editing = mode().isEditingText;
    const kind = editing ? 'typing' : 'selected';
    const own: BoxSpec = { kind, tone, elements, component, name, size: !editing };
    if (!editing && hasOwnText(first) && !canEditInline(first, this.deps)) own.button = DYNAMIC_TEXT_LABEL;
    return [own, ...this.secondary(selection.key, elements, tone)];
  }

  /** Other elements of the same component, or of the same place in the source: weaker if edits do not change them. */
  private secondary(key: string, elements: readonly Element[], tone: Tone): BoxSpec[] {
    const { page } = this.deps;
    const taken = new Set(elements);
    const [said, id] = this.edited;
    const edited = said === key ? id : parseElementKey(key)?.codebaseId;
    const isEdited = ([one]: readonly Element[]) =>
      one && edited && (page.codebaseIdOf(one) === edited || page.isMadeBy(one, edited));
    return page
      .sameAs(key, MAX_SECONDARY_BOXES + taken.size)
      .filter((others) => !others.some((element) => taken.has(element)))
      .slice(0, MAX_SECONDARY_BOXES)
      .map((others) => ({ kind: 'secondary', tone, elements: others, weak: !isEdited(others) }));
  }

  private hovered(): BoxSpec[] {
    const { selection } = this.deps;
    const elements = selection.hoveredElements;
    const [first] = elements;
    const { hoveredKey, key, multiKeys } = selection;
    if (!hoveredKey || !first || hoveredKey === key || multiKeys.includes(hoveredKey)) return [];
    // A component and its root have one box; a second label would cover the first.
    if (elements.every((element) => selection.elements.includes(element))) return [];
    const { name, component } = this.deps.page.describe(hoveredKey, first);
    const tone = this.tone(component);
    const children = elements.flatMap((element) => pathChildren(element)).slice(0, MAX_CHILD_BOXES);
    return [
      { kind: 'hover', tone, elements, name, component },
      ...children.map((child): BoxSpec => ({ kind: 'child', tone, elements: [child] })),
    ];
  }

  private movingBoxes(): BoxSpec[] {
    if (!this.moving) return [];
    const tone = this.tone(false);
    const boxes: BoxSpec[] = [{ kind: 'move', tone, elements: [], rect: this.moving.rect }];
    if (this.moving.parent) boxes.push({ kind: 'hover', tone, elements: [this.moving.parent] });
    return boxes;
  }

  private dropBoxes(): BoxSpec[] {
    if (!this.drop) return [];
    const { line, parentKey, name } = this.drop;
    const tone = this.tone(false);
    const named = name ? { name } : {};
    const parent: BoxSpec = { kind: 'hover', tone, elements: this.deps.page.resolve(parentKey) };
    const boxes: BoxSpec[] = [line ? parent : { ...parent, ...named }];
    if (line) boxes.push({ kind: 'drop', tone, elements: [], rect: line, ...named });
    return boxes;
  }
}
