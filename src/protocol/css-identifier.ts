/** A class name as it is written in a selector. */
export function escapeIdentifier(name: string): string {
  return name
    .replace(/[^\w-]/g, (char) => (char.charCodeAt(0) >= 0x80 ? char : `\\${char}`))
    .replace(/^(-?)(\d)/, (_, dash: string, digit: string) => `${dash}\\3${digit} `);
}

/** The name that a selector writes so. */
export function unescapeIdentifier(text: string): string {
  return text.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_whole, hex: string | undefined, char: string | undefined) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (char ?? ''),
  );
}
