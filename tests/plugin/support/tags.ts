/** The tags in what the dev server serves of a module, in both their forms. */
export function tagsIn(code: string): string[] {
  return code.match(/__ve(?:Id"?: ?"(?:\.{3})?|:)tempo-[0-9a-f-]{36}"/g) ?? [];
}
