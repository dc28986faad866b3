/**
 * The props of one component instance: `GET …/canvases/{id}/props?codebaseId=`. Types come from the project's TypeScript where
 * it has some, else from the component's own code.
 */
import type { ApiFailure, TextPlace } from './api.ts';
import type { PropValue } from './changes.ts';

/** The values that a prop takes, as far as an editor has a control for them. */
export type PropKind =
  | { kind: 'string' }
  | { kind: 'number' }
  | { kind: 'boolean' }
  /** a string that a name says to be a colour */
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

/** The present value as the source has it. */
export type PropSource =
  /** not given: the default holds */
  | { state: 'absent' }
  /** a literal; `value` has the form that CHANGE_PROP takes */
  | { state: 'literal'; value: PropValue; code: string; place: PropPlace }
  /** an expression: its code */
  | { state: 'expression'; code: string; place: PropPlace }
  /** it may come from a spread (`{...rest}`), whose code this is */
  | { state: 'spread'; code: string; place: PropPlace };

/** The span of the value in the file of the instance (of the whole attribute for `title` without a value). */
export type PropPlace = Pick<TextPlace, 'file' | 'line' | 'column' | 'start' | 'end'>;

export interface ComponentProp {
  name: string;
  type: PropKind;
  /** the type as TypeScript writes it, shortened; empty where nothing is known */
  typeText: string;
  isRequired: boolean;
  /** code of the default (`'primary'`, `0`), null without one; `defaultLiteral` where it is a literal */
  defaultCode: string | null;
  defaultLiteral?: PropValue;
  /** doc comment as text, null without one */
  description: string | null;
  isDeprecated: boolean;
  /** declared for DOM elements at large (`aria-label`, `onClick` of `ComponentProps<'button'>`), not by the component itself */
  isInherited: boolean;
  source: PropSource;
}

export type ComponentPropsAnswer =
  | {
      ok: true;
      codebaseId: string;
      /** tag as written */
      componentName: string;
      /** where the component is declared, null for one of a package or that was not found */
      declaration: { file: string; line: number } | null;
      /** source of the list: the project's types, the code alone, or none (native tags) */
      from: 'types' | 'code' | 'native';
      /** own props first, required ones before others, then the inherited ones that are set in the source */
      props: ComponentProp[];
      /** props that are set but that the component does not declare */
      undeclared: string[];
      /** by which of these the instance cannot be styled: its component surely does nothing with them */
      ignores: ('className' | 'style')[];
      /**
       * why types are missing, null when they are there. In a quick answer, which does not ask for types: gaps of the code
       * alone
       */
      problem: string | null;
    }
  | ApiFailure;
