/** Tags and components that can be added to a page: `GET …/canvases/{id}/insertables`. */

/** A component of the project, exported from a file that the app may load. */
export interface InsertableComponent {
  /** name of its tag: the exported name; for a default export, that of the function or the file */
  name: string;
  /** path in the project: with `exportName` the ADD_JSX field `addComponent` */
  file: string;
  /** the name under which the file exports it; `default` for the default export */
  exportName: string;
  isDefault: boolean;
  /** as far as the file itself tells, in its order */
  propsHint: PropHint[];
  /** it renders its children, as far as its file shows */
  takesChildren: boolean;
  /** text between its tags is certainly visible: its children are in an element that may contain text */
  showsText: boolean;
  /** first sentence of its doc comment, null without one */
  description: string | null;
}

export interface PropHint {
  name: string;
  /** it has no default and no `?`, so an instance without it is probably wrong */
  isRequired: boolean;
}

export interface NativeGroup {
  /** `Text`, `Layout`, … */
  name: string;
  tags: NativeTag[];
}

export interface NativeTag {
  tag: string;
  /** in words: `Heading 1` */
  label: string;
  /** props that make a new element visible; in the form of ADD_JSX `propsToSet` */
  propsToSet?: Record<string, string>;
}

export interface InsertablesAnswer {
  /** sorted by file, then by position */
  components: InsertableComponent[];
  natives: NativeGroup[];
  /** true if the project has more files than the scan's limit */
  isPartial: boolean;
}
