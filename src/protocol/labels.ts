/** Names that people give to components in the layers. They are no part of the source; the server keeps them for all editors. */

/** Labels by the codebase id of the component's element, so that everything it renders has the same. */
export type Labels = Record<string, string>;
/** Changes of a table of labels; null removes one. */
export type LabelPatch = Record<string, string | null>;

/** `GET …/canvases/{id}/labels` */
export interface LabelsAnswer {
  labels: Labels;
}

/** `POST …/canvases/{id}/setLabel`; an empty label takes it away, and the component has its own name again. */
export interface SetLabelRequest {
  codebaseId: string;
  label: string;
}

/** characters */
export const LONGEST_LABEL = 80;
/** of one project */
export const MOST_LABELS = 2_000;

/** A label in its stored form: one line, trimmed. */
export function tidyLabel(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
