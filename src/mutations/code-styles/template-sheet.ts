/**
 * The CSS text of a template literal as a style sheet: `styled.a`…``, `css`…``.
 *
 * Each hole `${…}` is masked by as many characters that CSS can read, so that offsets in the tree are those of the file: as a
 * value it reads as a variable, as a statement of its own as an at-rule.
 */
import type * as t from '@babel/types';
import { CssSyntaxError, type Root, type Rule } from 'postcss';
import scss from 'postcss-scss';
import { collectRules, type Sheet } from '../css/source.ts';
import { whereIs } from '../jsx/find-element.ts';
import { endOf, startOf } from '../jsx/nodes.ts';
import { indentAt } from '../text/layout.ts';

/** A `${…}`. */
export interface Hole {
  start: number;
  end: number;
  expression: t.Node;
  /** the name that stands for it in the tree */
  name: string;
  isStatement: boolean;
  /** how many blocks of the template it stands in */
  depth: number;
}

/** The class that stands for whatever the style is for. */
export const SUBJECT = 'it';
const PREFIX = `.${SUBJECT}{&{`;

export interface TemplateSheet {
  sheet: Sheet;
  holes: Hole[];
}

export interface StyleWords {
  /** of the style, for words about its rules */
  name: string;
  /** of a block on a condition, the props that put it there: `with $variation="danger"` */
  variant?: string | undefined;
  /** `:hover` means `&:hover`, not `& :hover` */
  isImplied: boolean;
}

/** @returns the reason where the text does not parse */
export function templateSheet(
  { file, text }: { file: string; text: string },
  template: t.TemplateLiteral,
  words: StyleWords,
): TemplateSheet | string {
  const start = startOf(template) + 1;
  const end = endOf(template) - 1;
  const { masked, holes } = mask(text, template, start, end);
  try {
    const root = scss.parse(`${PREFIX}${masked}}}`, { map: false }) as Root;
    const outer = root.nodes[0] as Rule;
    const own = outer.nodes[0] as Rule;
    // a stray brace in the text would close ours
    if (root.nodes.length !== 1 || outer.nodes.length !== 1) return 'Unexpected }';
    const lead = `\n${indentAt(text, start)}`;
    outer.raws.before = lead;
    own.raws.before = lead;
    return { sheet: sheetOf({ file, text }, root, start - PREFIX.length, words), holes };
  } catch (error) {
    if (error instanceof CssSyntaxError) return error.reason;
    if (error instanceof RangeError) return 'it is nested too deeply';
    throw error;
  }
}

/** @param shift from offsets of the tree to those of the file */
function sheetOf(
  { file, text }: { file: string; text: string },
  root: Root,
  shift: number,
  { name, variant, isImplied }: StyleWords,
): Sheet {
  const sheet: Sheet = { ok: true, file, text, kind: 'css', scopes: [null], shift, root, rules: [], layers: [] };
  collectRules(sheet);
  // the outermost is no rule of the text
  sheet.rules = sheet.rules.slice(1).map((rule) => ({
    ...rule,
    selector: rule.selector.replaceAll('&', name) + (variant ? ` ${variant}` : ''),
    resolved: isImplied && rule.resolved ? rule.resolved.map(implied) : rule.resolved,
    line: whereIs({ file, text }, (rule.node.source?.start?.offset ?? 0) + shift).line ?? 1,
  }));
  return sheet;
}

const implied = (selector: string) => selector.replaceAll(`.${SUBJECT} :`, `.${SUBJECT}:`);

function mask(text: string, { quasis, expressions }: t.TemplateLiteral, start: number, end: number) {
  const holes: Hole[] = [];
  let masked = '';
  for (const [index, expression] of expressions.entries()) {
    const [from, to] = [endOf(quasis[index] as t.Node), startOf(quasis[index + 1] as t.Node)];
    masked += text.slice(start + masked.length, from);
    const rest = withoutHoles(text, quasis.slice(index + 1), end);
    const isStatement = isFree(masked) && standsAlone(rest);
    const word = text.slice(from + 2, to - 1).replace(/\W/g, '_');
    const name = isStatement ? `@h${word}` : `$h${word}_`;
    masked += isStatement ? name + (/^\s*;/.test(rest) ? ' ' : ';') : name;
    holes.push({ start: from, end: to, expression, name, isStatement, depth: depthOf(masked) });
  }
  return { masked: masked + text.slice(start + masked.length, end), holes };
}

/** The holes of a template literal, without its CSS. */
export function holesOf(text: string, template: t.TemplateLiteral): Hole[] {
  return mask(text, template, startOf(template) + 1, endOf(template) - 1).holes;
}

function depthOf(before: string): number {
  const text = withoutComments(before);
  return (text.match(/\{/g)?.length ?? 0) - (text.match(/\}/g)?.length ?? 0);
}

/** The text behind a hole, with other holes as words. */
function withoutHoles(text: string, quasis: readonly t.TemplateElement[], end: number): string {
  return quasis
    .map((quasi, i) => {
      const next = quasis[i + 1];
      return text.slice(startOf(quasi), endOf(quasi)) + (next ? 'x'.repeat(startOf(next) - endOf(quasi)) : '');
    })
    .join('')
    .slice(0, end);
}

/** True where a statement may begin. */
function isFree(before: string): boolean {
  return /(?:^|[;{}])\s*$/.test(withoutComments(before));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}])\/\/[^\n\r]*/g, '$1');
}

/** True for a hole that is a whole statement, and neither the begin of a selector nor a property's name. */
function standsAlone(rest: string): boolean {
  return /^[ \t]*(?:$|[\r\n;}]|\/\*|\/\/)/.test(rest) || (/^[\s\w]*;/.test(rest) && !/^\s*:/.test(rest));
}
