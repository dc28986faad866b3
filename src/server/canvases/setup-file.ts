/** The file with the providers that are put around a component alone: finding it, and making one like the app's entry. */
import { setupFile } from '../../mutations/setup/setup-file.ts';
import { SETUP_FILES } from '../../protocol/component-page.ts';
import type { SetupAnswer } from '../../protocol/setup-file.ts';
import { checkedEdit, type WritePlan } from '../edits/plan.ts';
import type { Workspace } from '../edits/workspace.ts';
import { isLong } from '../engine/outlines.ts';
import type { ActivityHead } from '../journal/journal-records.ts';
import { refuse } from '../routes/errors.ts';

export function setupAnswer(ws: Workspace): SetupAnswer {
  for (const file of SETUP_FILES) {
    const text = ws.textOnDisk(file);
    if (text === null) continue;
    const lines = (text ?? '').split('\n');
    return {
      file,
      line:
        Math.max(
          0,
          lines.findIndex((line) => /^\s*export\s+default\b/.test(line)),
        ) + 1,
    };
  }
  return { file: null, line: 1 };
}

/** @throws Refused `file-exists` */
export async function planSetup(ws: Workspace, head: ActivityHead): Promise<WritePlan> {
  const there = setupAnswer(ws).file;
  if (there !== null)
    refuse('file-exists', `${there} exists already.`, { hint: 'Add the provider there.', file: there });
  const { file, text, warnings } = setupFile(projectOf(ws), ws.options.entry?.() ?? null);
  await ws.refresh(file);
  const splices = [{ start: 0, end: 0, text }];
  const edit = await ws.engine.withOutlines(() => checkedEdit(ws.engine, file, null, text, splices));
  const activity = { ...head, changeName: 'Create Set-up File' };
  return { op: 'change', activity, target: activity.id, edits: [edit], outcome: {}, warnings };
}

/** Texts on disk, whether the app has loaded them or not. A long file is no entry that providers can be read from. */
function projectOf(ws: Workspace) {
  return {
    read: (file: string) => {
      const text = ws.textOnDisk(file) ?? null;
      return text === null || isLong(text.length) ? null : text;
    },
    locate: () => null,
    resolveImport: (specifier: string, importer: string) => ws.resolveImport(specifier, importer),
    importersOf: () => [],
    stylesheets: () => [],
    sourceFiles: () => ws.identity.files(),
  };
}
