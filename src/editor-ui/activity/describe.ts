/** Words for activities. */
import type { Activity } from '../../protocol/api.ts';
import { OWN_ORIGIN } from '../edits/edit.ts';
import { isExternal } from '../store/ledger.ts';

export function titleOf(activity: Activity): string {
  return activity.changeName || (isExternal(activity) ? 'Edited outside' : activity.type);
}

/** `Card.tsx`, or `Card.tsx and 2 more` */
export function fileNames({ files }: Activity): string {
  const first = files[0]?.path ?? '';
  const name = first.slice(first.lastIndexOf('/') + 1);
  return files.length > 1 ? `${name} and ${files.length - 1} more` : name;
}

export function whoOf(activity: Activity): string {
  if (isExternal(activity)) return '';
  return activity.origin === OWN_ORIGIN ? 'Editor' : activity.origin;
}

const format = new Intl.RelativeTimeFormat('en', { style: 'narrow', numeric: 'auto' });

/** `now`, `12s ago`, `3h ago`. Times in milliseconds since 1970. */
export function ago(time: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - time) / 1_000));
  if (seconds <= 5) return 'now';
  if (seconds < 60) return format.format(-seconds, 'second');
  if (seconds < 3_600) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3_600), 'hour');
  return format.format(-Math.floor(seconds / 86_400), 'day');
}
