/** Whether a custom property or a preprocessor variable holds a colour: each definition of the project says one. */
import type { ProjectSheets } from './project.ts';
import { isColor } from './value-parts.ts';

/** @param name `--line`, `$line` */
export function holdsColor(
  name: string,
  read: Pick<ProjectSheets, 'sheets' | 'env'>,
  within: readonly string[] = [],
): boolean {
  if (within.includes(name)) return false;
  const values = definitionsOf(name, read);
  return (
    values.length > 0 && values.every((value) => isColor(value, (one) => holdsColor(one, read, [...within, name])))
  );
}

function definitionsOf(name: string, { sheets, env }: Pick<ProjectSheets, 'sheets' | 'env'>): string[] {
  if (name.startsWith('$')) return [env.variables.get(name) ?? ''];
  const values: string[] = [];
  for (const { root } of sheets) {
    root.walkDecls((node) => {
      if (node.prop === name) values.push(node.value);
    });
  }
  return values;
}
