/**
 * The project's set-up file, whose default export is put around each component that is shown alone. `GET …/canvases/{id}/setup`
 * asks for it; `POST …/canvases/{id}/createSetup` makes one of the providers that the app's own entry has, as one undoable edit.
 */
export interface SetupAnswer {
  /** path in the project, null where there is none */
  file: string | null;
  /** of its default export, from 1 */
  line: number;
}
