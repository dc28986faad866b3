/** How long the long tests are: short in `npm test`, in full by `npm run security -- --full`. */
export const isFull = Boolean(process.env.VISUAL_EDIT_FULL);

export function counted(short: number, full: number): number {
  return isFull ? full : short;
}
