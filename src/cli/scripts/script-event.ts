/** Reported by `apply`, `undo`, `redo` and `log`: one JSON object a line, or words for a person. */
import type { Activity, ApiError, FileDiff } from '../../protocol/api.ts';
import type { ChangeType } from '../../protocol/changes.ts';

interface Named {
  changeId: string;
  type: ChangeType;
  changeName: string;
}

export type ScriptEvent =
  | ({
      event: 'change';
      activityId: string;
      files: FileDiff[];
      prevIdToNewIdMap: Record<string, string>;
      warnings: string[];
    } & Named)
  /** of a dry run */
  | ({ event: 'preview'; files: FileDiff[]; warnings: string[] } & Named)
  | ({ event: 'undo' | 'redo' | 'passOver'; activityId: string; files: FileDiff[] } & Named)
  | ({ event: 'refused'; error: ApiError } & Partial<Named>)
  /** not tried, because one before was refused */
  | ({ event: 'skipped' } & Named)
  | { event: 'activity'; activity: Activity };
