/** A piece of a style in code as a sheet that the engine of style sheets can choose from, and how it is written. */
import type { AtRule, Declaration } from 'postcss';
import { isShorthandOf } from '../../protocol/shorthands.ts';
import type { Draft } from '../check/draft.ts';
import type { Atom } from '../check/verify.ts';
import type { CssContext, CssEnvironment } from '../css/context.ts';
import type { Wanted } from '../css/declarations.ts';
import type { RuleWriter } from '../css/rule-edit.ts';
import type { CssRule, Sheet } from '../css/source.ts';
import type { AnyNode } from '../jsx/nodes.ts';
import type { Refusal } from '../mutation.ts';
import type { Where } from '../refusals.ts';
import type { Piece } from './pieces.ts';

export interface CodeSheet {
  piece: Piece;
  sheet: Sheet;
  /** values of the constants that conditions use: `${device.tablet}` → `(min-width: 768px)` */
  variables: ReadonlyMap<string, string>;
  /** The declaration in the words of the code. */
  spelt(wanted: Wanted): Wanted;
  writer(rule: CssRule, draft: Draft): RuleWriter;
  /** A rule for another context beside the anchor. @returns the heads that come to be */
  addRule(draft: Draft, anchor: CssRule, context: CssContext, declarations: Wanted[], env: CssEnvironment): string[];
  /** @returns the reason of a refusal, or warnings for the user: the edit replaces a token */
  check(rule: CssRule, wanted: Wanted, where: Where): Refusal | string[];
  /** True where code in the rule may set the property too. */
  mayAlsoSet(node: AtRule, property: string): boolean;
  /** True where code in the rule sets the property for some uses, and not for this one. */
  setsAtTimes(node: AtRule, property: string): boolean;
  /**
   * @param ofMixins with code that all uses have
   * @returns why code behind an offset, outside of all blocks, wins over the property there; null where none does
   */
  winsBehind(offset: number, property: string, where: Where, ofMixins?: boolean): Refusal | null;
  /** Heads of the rule, and of those around it, that go with its last declaration. */
  emptied(rule: CssRule): string[];
  /** The same piece in a new text. @returns the reason where it cannot be read */
  again(text: string, node: AnyNode): Sheet | string;
  /** May the code get this by an edit of these properties? */
  gains(atom: Atom, written: readonly Wanted[]): boolean;
  /** Parts of the code that an edit of the rule's property may take away. */
  losses(rule: CssRule, property: string): Iterable<Atom>;
}

/** Declarations that a new value of the property replaces. */
export function declarationsOf({ node }: CssRule, property: string): Declaration[] {
  return (node.nodes ?? []).filter(
    (one): one is Declaration => one.type === 'decl' && (one.prop === property || isShorthandOf(property, one.prop)),
  );
}
