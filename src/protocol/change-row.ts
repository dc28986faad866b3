/** What a row of the table of change types says about its type. */
import type { Field } from './change-fields.ts';

/**
 * How an edit changes the call site: through one of its props, as an edit of the element itself, by tracing its text, or
 * not.
 */
type InstanceRule = 'class' | 'style' | 'prop' | 'element' | 'text' | 'none';

/** How an edit changes the data: a whole item by its index, one of its values by index or by the replaced text, or not. */
type DataRule = 'item' | 'prop' | 'text' | 'none';

/** The selection once the page shows the edit. */
export type SelectionRule = 'subject' | 'neighbour' | 'children' | 'copies' | 'wrapper' | 'added' | 'moved';

/** A row of the table of change types. */
export interface MutationRow {
  /** The type's display name; also sent on the wire. */
  changeName: string;
  /** Last part of the request's path. */
  operation: string;
  fields: Record<string, Field>;
  /** The field that names the subject; null for edits of a file or a token. */
  subject: string | null;
  instance: InstanceRule;
  data: DataRule;
  /** True if an edit of a list item defaults to its data when no scope is chosen. */
  assumesItem: boolean;
  /**
   * True if an edit of a reusable component's root defaults to the call site when no scope is chosen; `always` if it does so for
   * a component that is used once, too. Edits of other elements default to the definition.
   */
  assumesUse: boolean | 'always';
  selects: SelectionRule;
  /**
   * True if imports and locals that only the removed code used are removed with it; its plan must then name no address in the new
   * text. False for a move, whose own plan does so for the file that the element leaves.
   */
  removes: boolean;
  /** True if the page shows the edit before the source has it, through an instant update. */
  previews: boolean;
}

/** Edits of styles and classes: the subject stays selected. Only STYLING may change a list item. */
export const LOOK = { data: 'none', assumesItem: false, selects: 'subject', removes: false, previews: true } as const;
/** Edits of files: no element, no scope, no preview. */
export const FILE = { ...LOOK, subject: null, instance: 'none', assumesUse: false, previews: false } as const;
