/**
 * The props of one component instance: `GET …/canvases/{id}/props?codebaseId=`, or those that an exported component takes:
 * `?file=&export=`. Types come from the project's TypeScript, or else from the component's code.
 */
import type { ApiFailure, TextPlace } from './api.ts';
import type { PropValue } from './changes.ts';

/** The kind of a prop's values, for choosing a control. */
export type PropKind =
  | { kind: 'string' }
  | { kind: 'number' }
  | { kind: 'boolean' }
  /** a string whose name says that it is a colour */
  | { kind: 'color' }
  /** one of these literals, in the order of the source; `isOpen`: any other string as well */
  | { kind: 'enum'; values: (string | number | boolean | null)[]; isOpen: boolean }
  /** a React node: text, an element, null */
  | { kind: 'node' }
  | { kind: 'function' }
  /** an object whose fields are known */
  | { kind: 'object'; fields: PropField[] }
  | { kind: 'array'; item: PropKind }
  /** everything else: shown as code */
  | { kind: 'other' };

export interface PropField {
  name: string;
  type: PropKind;
  isRequired: boolean;
}

/** The current value in the source. */
export type PropSource =
  /** not set: the default applies */
  | { state: 'absent' }
  /** a literal; `value` has the form that CHANGE_PROP takes */
  | { state: 'literal'; value: PropValue; code: string; place: PropPlace; spreadAfter?: string }
  /**
   * an expression: its code. `isImported`: a name that the file imports, so that other exports may take its place. `spreadAfter`:
   * code of the last spread behind the attribute, which may override it
   */
  | { state: 'expression'; code: string; isImported?: true; place: PropPlace; spreadAfter?: string }
  /** without an attribute; it may come from this spread (`{...rest}`) */
  | { state: 'spread'; code: string; place: PropPlace };

/** The span of the value in the file of the instance (of the whole attribute for `title` without a value). */
export type PropPlace = Pick<TextPlace, 'file' | 'line' | 'column' | 'start' | 'end'>;

export interface ComponentProp {
  name: string;
  type: PropKind;
  /** the type in TypeScript syntax, shortened; empty if unknown */
  typeText: string;
  isRequired: boolean;
  /** code of the default (`'primary'`, `0`), or null; a literal default is also in `defaultLiteral` */
  defaultCode: string | null;
  defaultLiteral?: PropValue;
  /** doc comment as text, null without one */
  description: string | null;
  isDeprecated: boolean;
  /**
   * declared for DOM elements at large (`aria-label`, `onClick` of `ComponentProps<'button'>`), or for all components of a library
   * as styles (`mx`, `borderTop`), not by the component itself
   */
  isInherited: boolean;
  source: PropSource;
}

export type ComponentPropsAnswer =
  | {
      ok: true;
      /** of the instance; absent for an exported component, of which no prop has a source */
      codebaseId?: string;
      /** tag as written; the name of an exported component */
      componentName: string;
      /** the component's declaration; null if it is in a package or was not found */
      declaration: { file: string; line: number } | null;
      /** source of the list: the project's types, the code alone, or none (native tags) */
      from: 'types' | 'code' | 'native';
      /**
       * own props first, required ones before others, then the inherited ones that are set in the source or are styles; of an exported
       * component all inherited ones
       */
      props: ComponentProp[];
      /** props that are set but not declared by the component */
      undeclared: string[];
      /** those of these props that the component certainly ignores, so that the instance cannot be styled with them */
      ignores: ('className' | 'style')[];
      /**
       * the reason why types are missing, or null. In a quick answer, which never has types: gaps in reading the code
       */
      problem: string | null;
    }
  | ApiFailure;
