/** Decodes the frame's messages about styles: sizes are bounded, unknown fields dropped. */

import type { Container } from '../../protocol/containers.ts';
import type { CssRuleRef } from '../../protocol/css-rule-ref.ts';
import type { FramePayloads } from '../../protocol/messages.ts';
import type { Relative } from '../../protocol/relatives.ts';
import type { CssDeclaration, ProcessedCssRule, Specificity } from '../../protocol/style-rules.ts';

type Fields = Record<string, unknown>;

const MOST_RULES = 3_000;
const MOST_VALUES = 3_000;
const MOST_RELATIVES = 20;
const LONGEST = 20_000;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST) : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, LONGEST) : null);
const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.slice(0, MOST_VALUES).map(text) : []);

function values(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  const pairs = Object.entries(value).slice(0, MOST_VALUES);
  return Object.fromEntries(pairs.flatMap(([name, one]) => (typeof one === 'string' ? [[name, text(one)]] : [])));
}

export function decodeEvals(f: Fields): FramePayloads['CSS_EVALS_FOR_ELEMENT'] | null {
  if (!isObject(f.cssEvals)) return null;
  const { parent, ...own } = f.cssEvals;
  return { elementKey: text(f.elementKey), cssEvals: { ...values(own), parent: values(parent) } };
}

export function decodeComputed(f: Fields): FramePayloads['COMPUTED_VALUES'] | null {
  return isObject(f.values) ? { elementKey: text(f.elementKey), values: values(f.values) } : null;
}

export function decodeFonts(f: Fields): FramePayloads['PAGE_FONTS'] {
  return { faces: values(f.faces), local: values(f.local) };
}

export function decodeRules(f: Fields): FramePayloads['PROCESSED_CSS_RULES_FOR_ELEMENT'] | null {
  if (!Array.isArray(f.processedCssRules)) return null;
  const processedCssRules = f.processedCssRules
    .slice(0, MOST_RULES)
    .flatMap((rule) => (isObject(rule) ? [toRule(rule)] : []));
  return {
    elementKey: text(f.elementKey),
    processedCssRules,
    ...(typeof f.question === 'number' && { question: f.question }),
    ...(Array.isArray(f.relatives) && { relatives: relatives(f.relatives) }),
    ...(Array.isArray(f.containers) && { containers: containers(f.containers) }),
  };
}

function relatives(value: readonly unknown[]): Relative[] {
  return value.slice(0, MOST_RELATIVES).flatMap((one) => {
    const { kind, className } = isObject(one) ? one : {};
    const isKnown = (kind === 'group' || kind === 'peer') && typeof className === 'string' && !/\s/.test(className);
    return isKnown ? [{ kind, className: text(className) }] : [];
  });
}

function containers(value: readonly unknown[]): Container[] {
  return value
    .slice(0, MOST_RELATIVES)
    .flatMap((one) => (isObject(one) ? [{ names: texts(one.names), width: numberOrNull(one.width) ?? 0 }] : []));
}

function toRule(f: Fields): ProcessedCssRule {
  const flag = (name: string) => f[name] === true;
  return {
    filename: text(f.filename),
    selector: text(f.selector),
    styles: values(f.styles),
    applied: flag('applied'),
    removable: flag('removable'),
    allowChanges: flag('allowChanges'),
    inherited: flag('inherited'),
    eligibleToApply: flag('eligibleToApply'),
    modifiers: texts(f.modifiers),
    classParsed: textOrNull(f.classParsed),
    cssText: text(f.cssText),
    origin: f.origin === 'inline' || f.selector === 'element.style' ? 'inline' : 'rule',
    source: toRef(f.source),
    declarations: Array.isArray(f.declarations)
      ? f.declarations.slice(0, MOST_VALUES).flatMap((one) => (isObject(one) ? [toDeclaration(one)] : []))
      : [],
    wins: texts(f.wins),
    line: numberOrNull(f.line),
    specificity: Array.isArray(f.specificity) ? (f.specificity.slice(0, 3).map(Number) as Specificity) : null,
    media: texts(f.media),
    layer: textOrNull(f.layer),
    order: numberOrNull(f.order) ?? 0,
    breakpoint: textOrNull(f.breakpoint),
    dark: flag('dark'),
    distance: numberOrNull(f.distance) ?? 0,
    unplaced: flag('unplaced'),
    locked: isObject(f.locked) ? { message: text(f.locked.message), hint: text(f.locked.hint) } : null,
  };
}

function toRef(value: unknown): CssRuleRef | null {
  if (!isObject(value) || typeof value.filename !== 'string' || typeof value.selector !== 'string') return null;
  return {
    filename: text(value.filename),
    selector: text(value.selector),
    line: numberOrNull(value.line) ?? 1,
    conditions: texts(value.conditions),
  };
}

function toDeclaration(f: Fields): CssDeclaration {
  return {
    property: text(f.property),
    value: text(f.value),
    important: f.important === true,
    line: numberOrNull(f.line),
  };
}

export function decodeChecked({ changeId, differing }: Fields): FramePayloads['STYLING_CHECKED'] | null {
  if (typeof changeId !== 'string' || !Array.isArray(differing) || differing.length > MOST_VALUES) return null;
  return {
    changeId,
    differing: differing.flatMap((one) =>
      isObject(one) ? [{ property: text(one.property), shown: text(one.shown), asked: text(one.asked) }] : [],
    ),
  };
}
