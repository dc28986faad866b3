/** Tags and components that can be added to a page: `GET …/canvases/{id}/insertables`. */

/** A component of the project's own, found in a file that the app may load. */
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
  /** it renders its children, as far as the file tells */
  takesChildren: boolean;
  /** words between its tags surely show: its children stand in an element that holds text */
  showsText: boolean;
  /** first sentence of its doc comment, null without one */
  description: string | null;
}

export interface PropHint {
  name: string;
  /** no default and no `?`: an instance without it is likely wrong */
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
  /** props of a new one, so that it can be seen; in the form of ADD_JSX `propsToSet` */
  propsToSet?: Record<string, string>;
}

export interface InsertablesAnswer {
  /** by file, then by place in it */
  components: InsertableComponent[];
  natives: NativeGroup[];
  /** not everything was read: the project has more files than are looked through */
  isPartial: boolean;
}
