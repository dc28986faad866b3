/** Source rules as they go over the wire: declarations as written, and selectors as the browser sees them. */
import parser from 'postcss-selector-parser';
import type { CssDeclaration, SourceCssRule } from '../../protocol/style-rules.ts';
import { spanName } from '../../protocol/width-spans.ts';
import { type CssEnvironment, contextOfConditions, readingsOf } from './context.ts';
import { type CssRule, conditionText, type Sheet, syntaxOf } from './source.ts';

export { readSheets } from './project.ts';

/** @param classNames of the CSS module whose classes the sheet names: the name there to the class in the page; null for the page's own */
export function sourceRules(
  sheet: Sheet,
  env: CssEnvironment,
  classNames: Readonly<Record<string, string>> | null,
): Omit<SourceCssRule, 'order'>[] {
  return sheet.rules.map((rule) => {
    const declarations = declarationsOf(rule);
    const context = contextOfConditions(rule.conditions, env.variables);
    return {
      filename: sheet.file,
      kind: sheet.kind,
      selector: rule.selector,
      line: rule.line,
      column: rule.column,
      resolved: resolvedOf(rule, classNames),
      conditions: rule.conditions.map(conditionText),
      declarations,
      styles: Object.fromEntries(
        declarations.map(({ property, value, important }) => [property, important ? `${value} !important` : value]),
      ),
      breakpoint: context && spanName(context.widths, env.breakpoints),
      dark: readingsOf(rule, env).some((one) => one.context.dark) || (context?.dark ?? false),
      locked: rule.locked && { message: `${rule.locked.message}.`, hint: rule.locked.hint },
    };
  });
}

function declarationsOf({ node, sheet }: CssRule): CssDeclaration[] {
  const isVariable = (property: string) => syntaxOf(sheet.file) === 'scss' && property.startsWith('$');
  return (node.nodes ?? []).flatMap((one) => {
    if (one.type !== 'decl' || isVariable(one.prop)) return [];
    const line = one.source?.start?.line ?? null;
    return [{ property: one.prop, value: one.value.trim(), important: one.important ?? false, line }];
  });
}

function resolvedOf({ resolved }: CssRule, classNames: Readonly<Record<string, string>> | null): string | null {
  if (!resolved) return null;
  if (classNames === null) return resolved.join(', ');
  const shown = resolved.map((selector) => inPage(selector, classNames));
  return shown.includes(null) ? null : shown.join(', ');
}

/** A selector of a CSS module as the page has it; null where a name of it is not known. */
function inPage(selector: string, classNames: Readonly<Record<string, string>>): string | null {
  const root = parser().astSync(selector);
  let known = true;
  root.walkClasses((node) => {
    for (let up = node.parent; up; up = up.parent as typeof up) {
      if (up.type === 'pseudo' && up.value === ':global') return;
    }
    // Of a name that composes others only the first class is its own.
    const own = Object.hasOwn(classNames, node.value) ? classNames[node.value]?.split(' ')[0] : undefined;
    if (own === undefined) known = false;
    else node.value = own;
  });
  root.walkPseudos((node) => {
    if (node.value !== ':global' && node.value !== ':local') return;
    const inner = node.nodes.map(String).join(', ').trim();
    if (inner === '') node.remove();
    else node.replaceWith(parser.tag({ value: inner }));
  });
  return known ? String(root).trim() : null;
}
