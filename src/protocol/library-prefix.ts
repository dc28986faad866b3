/** The letter that a library puts before the names of all its components: `CCard`, `CCardBody`. */

const PREFIXED = /^\p{Lu}(?=\p{Lu}\p{Ll})/u;

/**
 * The name without the letter that at least one other has, too.
 * @param names of the same library: those that the file imports
 */
export function withoutLibraryPrefix(name: string, names: readonly string[]): string {
  const letter = PREFIXED.exec(name)?.[0];
  const isShared = names.some((one) => one !== name && PREFIXED.exec(one)?.[0] === letter);
  return letter && isShared ? name.slice(letter.length) : name;
}
