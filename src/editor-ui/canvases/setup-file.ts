/** The project's set-up file, with the providers that components need which are shown alone. */
import { v4 as uuid } from 'uuid';
import type { ServerEvent } from '../../protocol/api.ts';
import { SETUP_FILES } from '../../protocol/component-page.ts';
import type { Editor } from '../editor.ts';

/** Creates the set-up file from the app's own entry, as one edit. */
export async function createSetup({ session, arrange }: Editor): Promise<void> {
  await arrange(`/canvases/${session.canvasId}/createSetup`, { changeId: uuid() });
}

/** Loads the components' pages anew where an edit, an undo or a redo made or removed the file: only then do they look for it. */
export function followSetup({ store, frame }: Pick<Editor, 'store' | 'frame'>, event: ServerEvent): void {
  if (event.event !== 'change' && event.event !== 'undo' && event.event !== 'redo') return;
  const { type, files } = event.activity;
  if (type !== 'CANVAS' || !files.some(({ path }) => SETUP_FILES.includes(path))) return;
  for (const { id, component } of Object.values(store.getState().frames)) {
    if (component) frame.link(id).call('refresh');
  }
}
