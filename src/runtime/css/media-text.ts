/**
 * Media queries of the app whose colour scheme is emulated. The rule keeps its place in the cascade and only its query is
 * changed, in the page's memory; what the app wrote is remembered here for whoever reads the rule, and for the way back.
 */
const written = new WeakMap<MediaList, string>();

/** The query as the app has it, whatever is emulated now. */
export function mediaTextOf(media: MediaList): string {
  return written.get(media) ?? media.mediaText;
}

/** Changes a query. The first text is the one that `mediaTextOf` and `restoreMedia` know. */
export function emulateMedia(media: MediaList, text: string): void {
  if (!written.has(media)) written.set(media, media.mediaText);
  media.mediaText = text;
}

export function restoreMedia(media: MediaList): void {
  const text = written.get(media);
  if (text === undefined) return;
  media.mediaText = text;
  written.delete(media);
}
