/** Media queries that theme emulation changes. */
import { EmulatedText } from './emulated-text.ts';

export const mediaQueries = new EmulatedText<MediaList>(
  (media) => media.mediaText,
  (media, text) => {
    media.mediaText = text;
  },
);
