/** The tags, in both forms, in a module as the dev server serves it. */
export function tagsIn(code: string): string[] {
  return code.match(/__ve(?:Id"?: ?"(?:\.{3})?|:)tempo-[0-9a-f-]{36}"/g) ?? [];
}
