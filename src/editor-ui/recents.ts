/** Names of the things chosen last, newest first, remembered in this browser. */

export interface Recents {
  names(): string[];
  note(name: string): void;
}

/** @param most of them that are kept */
export function recentsIn(key: string, most: number): Recents {
  const names = () => (localStorage.getItem(key) ?? '').split('\n').filter(Boolean);
  return {
    names,
    note: (name) =>
      localStorage.setItem(key, [name, ...names().filter((other) => other !== name)].slice(0, most).join('\n')),
  };
}
