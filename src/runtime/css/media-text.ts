/** Media queries that theme emulation and forced states change. */
import { EmulatedText } from './emulated-text.ts';

/** Queries that always and never match, valid wherever the original is. */
export const ALWAYS = '(min-width: 0px)';
export const NEVER = '(max-width: 0px)';

export const mediaQueries = new EmulatedText<MediaList>(
  (media) => media.mediaText,
  (media, text) => {
    media.mediaText = text;
  },
);
