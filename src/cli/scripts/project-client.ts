/** The requests of a script, answered by the running server or by the files themselves. */
import type { Activity, MutationAnswer } from '../../protocol/api.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { ElementAtAnswer, SourcePlace } from '../../server/identity/element-at.ts';

/** Name of scripts in the activity list. */
export const ORIGIN = 'script';

export interface ProjectClient {
  /** absolute real path of the project */
  readonly root: string;
  elementAt(place: SourcePlace): Promise<ElementAtAnswer>;
  /** Answers in the order of the changes, up to and with the first refusal. */
  apply(changes: readonly AnyMutationChange[], dryRun: boolean): AsyncIterable<MutationAnswer>;
  /** @param latest id of the newest change that the caller knows; without it the newest of all is undone */
  undo(latest?: string): Promise<MutationAnswer>;
  /** Leaves the newest change applied and removes it from undo, which goes on with the change before it. */
  passOver(latest?: string): Promise<MutationAnswer>;
  /** @param change id of the change; without it, the one undone last */
  redo(change?: string): Promise<MutationAnswer>;
  /** newest first */
  activities(): Promise<Activity[]>;
  close(): Promise<void>;
}
