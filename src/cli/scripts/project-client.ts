/** What a script asks of a project, whoever answers: the running server, or the files themselves (design §8). */
import type { Activity, MutationAnswer } from '../../protocol/api.ts';
import type { AnyMutationChange } from '../../protocol/changes.ts';
import type { ElementAtAnswer, SourcePlace } from '../../server/element-at.ts';

/** How the activity list names what scripts did. */
export const ORIGIN = 'script';

export interface ProjectClient {
  /** absolute real path of the project */
  readonly root: string;
  elementAt(place: SourcePlace): Promise<ElementAtAnswer>;
  /** Answers in the order of the changes, up to and with the first refusal. */
  apply(changes: readonly AnyMutationChange[], dryRun: boolean): AsyncIterable<MutationAnswer>;
  /** @param latest id of the newest change as the caller knows it; without it, whatever is newest */
  undo(latest?: string): Promise<MutationAnswer>;
  /** Leaves the newest change as it is; undo goes on with the one before. */
  passOver(latest?: string): Promise<MutationAnswer>;
  /** @param change id of the change; without it, the one undone last */
  redo(change?: string): Promise<MutationAnswer>;
  /** newest first */
  activities(): Promise<Activity[]>;
  close(): Promise<void>;
}
