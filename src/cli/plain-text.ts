// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const COLOURS = /\u001b\[[0-9;]*m/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes foreign text (file names, source, other programs' messages) safe to print: removes characters that move the cursor,
 * colour the screen or turn the writing direction. Line ends stay.
 */
export function plainText(text: string): string {
  return text.replace(COLOURS, '').replace(CONTROLS, ' ');
}
