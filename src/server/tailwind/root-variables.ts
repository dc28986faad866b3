/** Custom properties that the project's own rules set on the root: they win over entries of the theme with the same name. */
import type { Declaration, Root } from 'postcss';

const ROOT = /^(?::root|html|:host)$/;

/**
 * @returns name to value; null where rules for other conditions (dark, a breakpoint) set it too, so that it has no one value
 */
export function rootVariablesOf(sheets: readonly Root[]): Map<string, string | null> {
  const values = new Map<string, Set<string>>();
  const ofRoot = new Set<string>();
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      const { prop, value } = declaration;
      const place = placeOf(declaration);
      if (place === 'ignored') return;
      if (place === 'root') ofRoot.add(prop);
      values.set(prop, (values.get(prop) ?? new Set()).add(value.trim()));
    });
  }
  return new Map(
    [...ofRoot].map((name) => {
      const [only, ...others] = values.get(name) ?? [];
      return [name, others.length === 0 ? (only ?? null) : null];
    }),
  );
}

/** @returns `ignored` for at-rules that set no property of an element: `@theme`, `@property`, `@keyframes` */
function placeOf({ parent }: Declaration): 'ignored' | 'root' | 'elsewhere' {
  let place: 'root' | 'elsewhere' = 'root';
  for (let node: Declaration['parent'] | Root['parent'] = parent; node; node = node.parent) {
    if (node.type === 'atrule' && 'name' in node) {
      if (/^(?:theme|property|keyframes)$/.test(String(node.name))) return 'ignored';
      if (node.name !== 'layer') place = 'elsewhere';
    } else if (node.type === 'rule' && 'selectors' in node) {
      if (!(node.selectors as string[]).every((one) => ROOT.test(one.trim()))) place = 'elsewhere';
    }
  }
  return place;
}
