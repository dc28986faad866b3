/** Decides which boxes the overlay shows for the present selection, hover and modes (spec §2). */

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

/** Boxes beyond this cost more than they tell. */
const MAX_CHILD_BOXES = 60;
const MAX_SECONDARY_BOXES = 80;
const MAX_SHIELDS = 40;
const DYNAMIC_TEXT_LABEL = 'Edit Dynamic Text';

interface Drop {
  line: BoxSpec['rect'] | null;
  parentKey: string;
  /** of the file, where the drop leaves that of what is dragged */
  name?: string | undefined;
}

interface OutlinesDeps {
  document: Document;
  page: Page;
  project: ProjectState;
  react: ReactBridge;
  overlay: Overlay;
  tracker: Tracker;
  selection: SelectionState;
  mode: () => PointerMode;
}

export class Outlines {
  private readonly deps: OutlinesDeps;
  /** the dashed box of a drag or of a prospective drop, and the parent it would go to */
  private moving: { rect: BoxSpec['rect']; parent: Element | null } | null = null;

  /** where something dragged in from the editor's panels would land */
  private drop: Drop | null = null;
  private measuring = false;
  /** what the pointer does not change, as long as the page is what it was */
  private held: readonly BoxSpec[] | null = null;

  constructor(deps: OutlinesDeps) {
    this.deps = deps;
  }

  /** Shows what there is to show now. */
  update(): void {
    this.forget();
    this.updatePointed();
  }

  /** The same where only what is pointed at or dragged changed: the hand does not wait for the rest to be looked for again. */
  updatePointed(): void {
    const { overlay, tracker, mode } = this.deps;
    overlay.show(mode().isDriving ? [] : this.specs());
    tracker.lookSoon();
  }

  /** The page is not what it was: the next update looks at all of it. */
  forget(): void {
    this.held = null;
  }

  /** The dashed outline in viewport coordinates; null takes it away. */
  showMoving(rect: BoxSpec['rect'] | null, parent: Element | null = null): void {
    this.moving = rect ? { rect, parent } : null;
    this.updatePointed();
  }

  /** The insertion line of a prospective drop and its parent; null takes them away. */
  showDrop(drop: Drop | null): void {
    this.drop = drop;
    this.updatePointed();
  }

  /** While Alt is held: how far the hovered element is from the selected one. */
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
    // by name the browser keeps what it found, a selector it looks for in the whole page each time
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
    const own: BoxSpec = { kind: 'selected', tone, elements, component, name, size: !editing };
    if (!editing && hasOwnText(first) && !canEditInline(first, this.deps)) own.button = DYNAMIC_TEXT_LABEL;
    return [own, ...this.secondary(selection.key, elements, tone)];
  }

  /** Other elements of the same component, or from the same place in the source. */
  private secondary(key: string, elements: readonly Element[], tone: Tone): BoxSpec[] {
    const taken = new Set(elements);
    return this.deps.page
      .sameAs(key, MAX_SECONDARY_BOXES + taken.size)
      .filter((others) => !others.some((element) => taken.has(element)))
      .slice(0, MAX_SECONDARY_BOXES)
      .map((others) => ({ kind: 'secondary', tone, elements: others }));
  }

  private hovered(): BoxSpec[] {
    const { selection } = this.deps;
    const elements = selection.hoveredElements;
    const [first] = elements;
    const { hoveredKey, key, multiKeys } = selection;
    if (!hoveredKey || !first || hoveredKey === key || multiKeys.includes(hoveredKey)) return [];
    // a component and its root are one box, where a second name would lie over the first
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
