/** Declarations that a preprocessor puts into a rule from elsewhere: mixins and extended rules, found in the project's sheets. */
import type { AtRule, ChildNode, Container } from 'postcss';
import { overlaps } from '../../protocol/shorthands.ts';
import type { CssRule, Sheet } from './source.ts';

/** The mixin or extended rule that adds declarations to a rule. */
export interface Source {
  /** for people: `the mixin card` */
  name: string;
  file: string;
  line: number;
  sheet: Sheet;
}

/** True when an at-rule in a rule's body may set the property there. A mixin that is not found may set anything. */
export function mayAlsoSet(node: AtRule, property: string, sheets: readonly Sheet[]): boolean {
  if (node.nodes) return false;
  const name = mixinName(node);
  if (name === null) return node.name === 'apply';
  const found = findMixin(name, sheets);
  return !found || setsInside(found.node, property);
}

/** The mixin or extended rule that sets the property in this rule; null where none is known to. */
export function sourceOfProperty(rule: CssRule, property: string, sheets: readonly Sheet[]): Source | null {
  for (const node of rule.node.nodes ?? []) {
    if (node.type !== 'atrule') continue;
    const name = mixinName(node);
    const found = name === null ? findExtended(node, sheets) : findMixin(name, sheets);
    if (found && setsInside(found.node, property))
      return sourceAt(found, name === null ? 'the extended rule' : 'the mixin');
  }
  return null;
}

/** The rule that this one extends, which sets the property and stands behind it, so that it wins. */
export function extendedBehind(rule: CssRule, property: string, sheets: readonly Sheet[]): Source | null {
  for (const node of rule.node.nodes ?? []) {
    const found = node.type === 'atrule' && node.name === 'extend' ? findExtended(node, sheets) : null;
    if (!found || !setsInside(found.node, property)) continue;
    const order = sheets.indexOf(found.sheet) - sheets.indexOf(rule.sheet);
    const isBehind = order > 0 || (order === 0 && lineOf(found.node) > rule.line);
    if (isBehind) return sourceAt(found, 'the extended rule');
  }
  return null;
}

interface Found {
  sheet: Sheet;
  node: Container & { name?: string; params?: string; selector?: string };
}

function sourceAt({ sheet, node }: Found, kind: string): Source {
  const name = node.selector ?? (node.params ?? '').replace(/\(.*$/s, '');
  return { name: `${kind} ${name.trim()}`, file: sheet.file, line: lineOf(node), sheet };
}

function lineOf(node: Container): number {
  return node.source?.start?.line ?? 1;
}

/** `@include card(1px)` → `card`; Less `.card();` → `.card`; null for other at-rules. */
function mixinName(node: AtRule & { mixin?: boolean; identifier?: string }): string | null {
  if (node.mixin) return `${node.identifier ?? '.'}${node.name.replace(/\(.*$/s, '')}`;
  return node.name === 'include' ? node.params.replace(/\(.*$/s, '').replace(/^.*\./s, '').trim() : null;
}

function findMixin(name: string, sheets: readonly Sheet[]): Found | null {
  for (const sheet of sheets) {
    for (const node of sheet.root.nodes) {
      if (node.type === 'atrule' && node.name === 'mixin' && node.params.replace(/\(.*$/s, '').trim() === name)
        return { sheet, node };
      if (node.type === 'rule' && node.selector.replace(/\(.*$/s, '').trim() === name) return { sheet, node };
    }
  }
  return null;
}

function findExtended(node: AtRule, sheets: readonly Sheet[]): Found | null {
  if (node.name !== 'extend') return null;
  const wanted = node.params.replace('!optional', '').trim();
  for (const sheet of sheets) {
    const rule = sheet.rules.find(({ selector }) => selector === wanted);
    if (rule) return { sheet, node: rule.node as Container };
  }
  return null;
}

function setsInside(container: Container, property: string): boolean {
  let sets = false;
  container.walk((node: ChildNode) => {
    if (node.type === 'decl' && overlaps(node.prop, property)) sets = true;
  });
  return sets;
}

/** A rule that only a loop or an interpolation could make for this class: `.btn-#{$tone}` for `btn-red`. */
export function computedRuleFor(classes: readonly string[], sheets: readonly Sheet[]): CssRule | null {
  for (const { rules } of sheets) {
    for (const rule of rules) {
      const pattern = rule.locked && /[.]([\w-]*(?:[#@]\{[^}]*\}[\w-]*)+)/.exec(rule.selector)?.[1];
      if (!pattern) continue;
      const parts = pattern.split(/[#@]\{[^}]*\}/).map((part) => part.replace(/[-]/g, '\\-'));
      const test = new RegExp(`^${parts.join('.+')}$`);
      if (parts.some((part) => part !== '') && classes.some((name) => test.test(name))) return rule;
    }
  }
  return null;
}
