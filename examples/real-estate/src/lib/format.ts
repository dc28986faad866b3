/** 'spaces' of '/dashboard/shopping-center/spaces', capitalised. */
export function titleOf(pathname: string): string {
  const segment = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return segment.charAt(0).toUpperCase() + segment.slice(1);
}

/** 12400 -> '12,400 sq ft'. */
export const squareFeet = (size: number): string => `${size.toLocaleString('en-US')} sq ft`;

/** 48 -> '$48 per sq ft per year'. */
export const rentText = (rent: number): string => `$${rent.toLocaleString('en-US')} per sq ft per year`;

/** Two letters at most: 'Nora Whitfield' -> 'NW'. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[a-z]/i.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase()).join('');
}

/** ('space', 1) -> '1 space', ('match', 3, 'matches') -> '3 matches'. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;
