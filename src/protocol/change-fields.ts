/**
 * Kinds of the fields of a change, and the three ways to declare one. A *kind* fixes a field's type here, its check in the
 * server's decoder (a record over `FieldKind`, so no kind can be left out) and its form in a request.
 */

import type { CssRuleRef } from './css-rule-ref.ts';
import type { Splice } from './splice.ts';

export type StylingFramework = 'Inline' | 'CSS' | 'Tailwind';

/**
 * A prop value on the wire. A bare string, number, boolean, null or plain object is that literal; an expression is tagged.
 */
export type PropValue = string | number | boolean | null | PropObject | ExpressionValue;
export interface PropObject {
  [key: string]: PropValue;
}
/** Source of an expression: only literals, identifiers in scope and member access. */
export interface ExpressionValue {
  type: 'expression';
  code: string;
}

/** The type of each kind. */
export interface FieldKinds {
  /** Codebase id of an element; in a request, the element's lookup entry. */
  element: string;
  /** Codebase ids of one or more elements; in a request, their lookup entries. */
  elements: string[];
  /** Codebase id; also in a request only the id. */
  codebaseId: string;
  /** Up to 64 KiB. */
  text: string;
  texts: string[];
  /** Up to 1 MiB. */
  sourceText: string;
  /** Tag, prop, token or modifier: not empty, up to 200 bytes. */
  name: string;
  names: string[];
  /** One or more class names, not empty. */
  className: string;
  flag: boolean;
  /** From 0. */
  index: number;
  /** CSS pixels, above 0, with fractions. */
  pixels: number;
  /** Path inside the project. */
  projectPath: string;
  /** SHA-256 in hex. */
  hash: string;
  splices: Splice[];
  framework: StylingFramework;
  /** True for Tailwind; in a request, the framework's name or null. */
  isTailwind: boolean;
  /** Property (camelCase or kebab-case) to value; null unsets it. */
  styles: Record<string, string | null>;
  customProperties: Record<string, string>;
  cssRule: CssRuleRef;
  cssRules: CssRuleRef[];
  propValue: PropValue | undefined;
  propValues: Record<string, PropValue>;
  /** Component of the project by its file and exported name (`InsertableComponent`). */
  component: { file: string; exportName: string };
  classRules: { tailwind: string; css: string; variant?: string }[];
}
export type FieldKind = keyof FieldKinds;

export interface Field<K extends FieldKind = FieldKind, Required extends boolean = boolean> {
  kind: K;
  /** Its name in a request; null for a field that only the page's instant update reads. */
  wire: string | null;
  isRequired: Required;
  /** The field names where an element goes: one field at least of those that a change has must be given. */
  isPosition?: true;
}

export function required<K extends FieldKind>(kind: K, wire: string): Field<K, true> {
  return { kind, wire, isRequired: true };
}

/** @param wire omit it for a field that only the page's instant update reads */
export function optional<K extends FieldKind>(kind: K, wire: string | null = null): Field<K, false> {
  return { kind, wire, isRequired: false };
}

/** An element that tells where another one goes. */
export function position(wire: string): Field<'element', false> {
  return { ...optional('element', wire), isPosition: true };
}

/** The value type of a table of fields. */
export type FieldValues<Fields extends Record<string, Field>> = {
  -readonly [N in keyof Fields as Fields[N]['isRequired'] extends true ? N : never]: FieldKinds[Fields[N]['kind']];
} & {
  -readonly [N in keyof Fields as Fields[N]['isRequired'] extends true ? never : N]?: FieldKinds[Fields[N]['kind']];
};
