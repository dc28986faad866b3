/** Computed shadows of Tailwind's utilities have layers that draw nothing. */
const EMPTY = /rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(?:, )?/g;

/** A shadow as it is drawn; any other value as it is. */
export function withoutEmptyLayers(value: string): string {
  const drawn = value.replace(EMPTY, '').replace(/, $/, '');
  return drawn === '' && value !== '' ? 'none' : drawn;
}
