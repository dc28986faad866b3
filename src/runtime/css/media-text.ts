/**
 * Media queries that theme emulation changes in place, so that the rules keep their order in the cascade. Remembers the original
 * text, for readers of the rule and to restore it.
 */
const written = new WeakMap<MediaList, string>();

/** The query as the app wrote it. */
export function mediaTextOf(media: MediaList): string {
  return written.get(media) ?? media.mediaText;
}

/** Replaces a query; the first call remembers the original. */
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
