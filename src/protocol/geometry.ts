/** Places on the page as the frame tells them. Every rectangle is in CSS pixels of the frame's viewport. */

export interface PlainRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface BoxSides {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Room between two children, to be shown and dragged. */
export interface GapBox {
  property: 'column-gap' | 'row-gap';
  rect: PlainRect;
}

/** The boxes of an element, and the layout values that decide how its spacing acts. */
export interface ElementBoxes {
  margin: PlainRect;
  border: PlainRect;
  padding: PlainRect;
  content: PlainRect;
  /** computed widths in the element's own pixels, before transforms; margins may be negative */
  sides: { margin: BoxSides; border: BoxSides; padding: BoxSides };
  /** false where a rotation or skew makes these rectangles only the bounds of the real ones */
  exact: boolean;
  /** viewport pixels for one pixel of the element */
  scale: { x: number; y: number };
  display: string;
  position: string;
  flexDirection: string;
  direction: 'ltr' | 'rtl';
  gaps: GapBox[];
  parent: { elementKey: string | null; display: string; flexDirection: string; flexWrap: string } | null;
}

/** Where something dropped at a point goes. */
export interface DropTarget {
  parentKey: string;
  /** missing where a fragment without an id holds the neighbour: at a component's root, in a prop */
  parentCodebaseId?: string;
  /** among the children that the page shows in the parent, those being dragged not counted */
  index: number;
  /** the element right after the new place, by the id that the parent's source has for it (as in MOVE_JSX and ADD_JSX) */
  beforeCodebaseId?: string;
  /** the element right before it */
  afterCodebaseId?: string;
  /** the insertion line: no width or no height; null in a parent without children */
  line: PlainRect | null;
  /** the axis along which the parent lays its children out at this place */
  axis: 'x' | 'y';
  display: string;
  parentBox: PlainRect;
}
