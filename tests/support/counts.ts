/** True for `npm run security -- --full`: long tests then run in full length. */
export const isFull = Boolean(process.env.VISUAL_EDIT_FULL);

export function counted(short: number, full: number): number {
  return isFull ? full : short;
}
