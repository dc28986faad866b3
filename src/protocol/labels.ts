/**
 * Labels that users give to components in the layers. They are not in the source; the server stores them for all editors.
 */

/** Labels by the codebase id of the component's element, so that all its instances share one. */
export type Labels = Record<string, string>;
/** Changed labels; null removes one. */
export type LabelPatch = Record<string, string | null>;

/** `GET …/canvases/{id}/labels` */
export interface LabelsAnswer {
  labels: Labels;
}

/** `POST …/canvases/{id}/setLabel`; an empty label removes it, and the component shows its own name again. */
export interface SetLabelRequest {
  codebaseId: string;
  label: string;
}

/** characters */
export const LONGEST_LABEL = 80;
/** per project */
export const MOST_LABELS = 2_000;

/** A label in its stored form: one line, trimmed. */
export function tidyLabel(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
