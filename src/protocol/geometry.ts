/** Geometry that the frame reports. Every rectangle is in CSS pixels of the frame's viewport. */

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

/** The gap between two children, for display and dragging. */
export interface GapBox {
  property: 'column-gap' | 'row-gap';
  rect: PlainRect;
}

/** The boxes of an element, and the layout values that affect its spacing. */
export interface ElementBoxes {
  margin: PlainRect;
  border: PlainRect;
  padding: PlainRect;
  content: PlainRect;
  /** computed widths in the element's own pixels, before transforms; margins may be negative */
  sides: { margin: BoxSides; border: BoxSides; padding: BoxSides };
  /** false if, because of a rotation or skew, these rectangles are only bounding boxes */
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

/** The position of something dropped at a point. */
export interface DropTarget {
  parentKey: string;
  /** undefined if the siblings are in a fragment without an id: at a component's root, in a prop */
  parentCodebaseId?: string;
  /** index among the parent's visible children, without those being dragged */
  index: number;
  /** the next sibling at the new position, by its id in the parent's source (as in MOVE_JSX and ADD_JSX) */
  beforeCodebaseId?: string;
  /** the previous sibling */
  afterCodebaseId?: string;
  /** the insertion line, with zero width or height; null in a parent without children */
  line: PlainRect | null;
  /** the axis along which the parent lays out its children at this position */
  axis: 'x' | 'y';
  display: string;
  parentBox: PlainRect;
}
