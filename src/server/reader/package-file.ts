/** @param path of a file of TypeScript's program, with `/` on every system */
export function isPackageFile(path: string): boolean {
  return path.includes('/node_modules/');
}
