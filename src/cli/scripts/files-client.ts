/** The project without a running server: the same engine, journal and path rules, directly on the files. */
import type { Activity, MutationAnswer } from '../../protocol/api.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import { projectStateDir } from '../../server/files/state-dir.ts';
import { type ElementAtAnswer, elementAt, type SourcePlace } from '../../server/identity/element-at.ts';
import { IdentityRegistry } from '../../server/identity/identity.ts';
import { createSession, type Session } from '../../server/session.ts';
import type { Logger } from '../../server/types.ts';
import { readAppFiles } from './app-files.ts';
import { OfflineImports } from './offline-imports.ts';
import { ORIGIN, type ProjectClient } from './project-client.ts';
import type { ProjectConfig } from './vite-config.ts';

/** The files that a command needs: all of the app, or only those with a history. */
export type Reach = 'app' | 'history';

/** @throws ProjectLockedError while another process has the project; Error when the state folder cannot be used */
export async function openFiles(config: ProjectConfig, reach: Reach, logger: Logger): Promise<ProjectClient> {
  const { root, protectedDirs } = config;
  const identity = new IdentityRegistry({ stateDir: projectStateDir(root), logger });
  const imports = new OfflineImports(config, identity);
  const session = await createSession({
    root,
    identity,
    protectedDirs,
    packages: config.packages,
    resolveImport: (specifier, importer) => imports.resolve(specifier, importer),
    importersOf: (file) => imports.importersOf(file),
    onWritten: () => {},
    logger,
  });
  try {
    loadFiles(session, config, imports, reach);
  } catch (error) {
    await session.close();
    throw error;
  }
  return new FilesClient(root, session);
}

function loadFiles({ ws }: Session, config: ProjectConfig, imports: OfflineImports, reach: Reach): void {
  const { root, protectedDirs } = config;
  // Not before the session has the project's lock: until then another script may be writing these files.
  const read = (file: string) => ws.textOnDisk(file) ?? null;
  const texts =
    reach === 'app'
      ? readAppFiles({ root, protectedDirs, imports, read })
      : new Map(ws.journal.ledger.historyFiles().map((file) => [file, read(file)]));
  for (const [file, text] of texts) if (text !== null && config.isOurs(file)) ws.identity.sync(file, text);
  ws.noteLoaded(ws.identity.files());
}

class FilesClient implements ProjectClient {
  constructor(
    readonly root: string,
    private readonly session: Session,
  ) {}

  elementAt(place: SourcePlace): Promise<ElementAtAnswer> {
    return this.session.ask((ws) => elementAt(ws, place));
  }

  async *apply(changes: readonly AnyMutationChange[], dryRun: boolean): AsyncIterable<MutationAnswer> {
    for (const change of changes) {
      const answer = await this.session.apply(change, ORIGIN, { dryRun });
      yield answer;
      if (!answer.ok) return;
    }
  }

  undo(latest?: string): Promise<MutationAnswer> {
    return this.session.undo(ORIGIN, latest);
  }

  passOver(latest?: string): Promise<MutationAnswer> {
    return this.session.passOver(ORIGIN, latest);
  }

  redo(change?: string): Promise<MutationAnswer> {
    return this.session.redo(ORIGIN, change);
  }

  async activities(): Promise<Activity[]> {
    return this.session.activities();
  }

  close(): Promise<void> {
    return this.session.close();
  }
}
