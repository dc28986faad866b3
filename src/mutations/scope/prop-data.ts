/** CHANGE_PROP with scope `data`: the literal behind a prop's expression, or in the object that it is spread from, gets the value. */
import type * as t from '@babel/types';
import type { PropValue } from '../../protocol/changes.ts';
import { Draft } from '../check/draft.ts';
import { atomsIn } from '../check/verify.ts';
import { findAttribute } from '../jsx/attributes.ts';
import type { Target } from '../jsx/find-element.ts';
import { type AnyNode, endOf, startOf } from '../jsx/nodes.ts';
import { checkPropName } from '../jsx/prop-name.ts';
import { isExpression, valueSource } from '../jsx/prop-value.ts';
import type { Project, Refusal } from '../mutation.ts';
import type { Plan } from '../plan.ts';
import { isRefusal, propNotFound } from '../refusals.ts';
import { quoted } from '../text/quoting.ts';
import { type TracedEdit, traceOf } from '../trace/edit-traced.ts';
import { parseJson } from '../trace/json.ts';
import { placeOf, sourceOf } from '../trace/origin.ts';
import type { Origin, Traced } from '../trace/origin-node.ts';
import type { Trace } from '../trace/tracer.ts';
import { distinct, places, whereOf } from '../trace/use-parts.ts';
import { tracer, valuesOf } from '../trace/values.ts';
import { ambiguousData, dynamicProp, propOfParts } from '../value-refusals.ts';

export function setPropData(
  project: Project,
  target: Target,
  name: string,
  value: PropValue,
  place: Pick<TracedEdit, 'dataIndex' | 'dataCount' | 'lists' | 'callSiteCodebaseId' | 'callSitesAround'>,
): Plan | Refusal {
  const refused = checkPropName(name, target);
  if (refused) return refused;
  const given = givenTo(target, name, traceOf(project, place));
  if (!given) {
    const spread = target.node.openingElement.attributes.findLast((one) => one.type === 'JSXSpreadAttribute');
    return propNotFound(target.where, name, spread ? sourceOf(target.source, spread) : null);
  }
  return setTracedData(target, name, given, place, () => value);
}

/** @param valueFor the new value for a literal; undefined or a refusal if the literal cannot have it */
export function setTracedData(
  target: Target,
  name: string,
  { found, shown }: Given,
  place: Pick<TracedEdit, 'dataIndex'>,
  valueFor: (old: Origin) => PropValue | Refusal | undefined,
): Plan | Refusal {
  const literals = found.values.filter((one) => isLiteral(one.node));
  const [only] = literals;
  // of several values the page may show another one than the literal
  const isChosen = found.choices.has('state') || found.choices.has('language');
  const isSure = found.unknown.length === 0 && literals.length === found.values.length && !isChosen;
  if (!only || !isSure) {
    const [whole, other] = distinct(found.values);
    if (
      whole &&
      !other &&
      found.unknown.length === 0 &&
      !isChosen &&
      /^(?:Object|Array)Expression$/.test(whole.node.type)
    )
      return propOfParts(whereOf(whole), name, placeOf(whole), whole.node.type === 'ArrayExpression');
    const isOfAny = found.choices.has('item') && distinct(found.values).length + new Set(found.unknown).size > 1;
    if (place.dataIndex !== undefined && isOfAny)
      return dynamicProp(target.where, name, shown, 'which item of the list it is, is known only when the page runs');
    const where = found.stop ? whereOf(found.stop) : target.where;
    return dynamicProp(where, name, shown, found.unknown[0] ?? 'it is computed when the page runs');
  }
  if (literals.length > 1) return ambiguousData(target.where, shown, places(literals), place.dataIndex !== undefined);
  const value = valueFor(only);
  if (isRefusal(value)) return value;
  if (value === undefined) return dynamicProp(whereOf(only), name, shown, `its value is at ${placeOf(only)}`);
  return write(target, name, value, only);
}

interface Given {
  found: Traced;
  /** the code that gives it */
  shown: string;
}

/** What gives the prop: its attribute, or a spread that has it; of several the last. Null where none surely does. */
function givenTo({ node, source, ancestors }: Target, name: string, trace: Trace): Given | null {
  const { attributes } = node.openingElement;
  const own = findAttribute(node.openingElement, name);
  const originOf = (inner: t.Node): Origin => ({
    node: inner as AnyNode,
    in: { file: source.file, text: source.text, source },
    ancestors: [...ancestors, node as AnyNode],
  });
  for (const one of attributes.toReversed()) {
    if (one === own) {
      const expression = own.value?.type === 'JSXExpressionContainer' ? own.value.expression : null;
      return expression && { found: valuesOf(originOf(expression), trace), shown: sourceOf(source, expression) };
    }
    if (one.type !== 'JSXSpreadAttribute') continue;
    const found = tracer.along(originOf(one.argument), [{ key: name }], trace);
    const isGiven = found.values.length > 0 || (!own && found.unknown.length > 0);
    if (isGiven) return { found, shown: sourceOf(source, one) };
  }
  return null;
}

function isLiteral(node: AnyNode): boolean {
  return (
    /^(?:String|Numeric|Boolean|Null)Literal$/.test(node.type) ||
    (node.type === 'TemplateLiteral' && node.expressions.length === 0)
  );
}

function write(target: Target, name: string, value: PropValue, literal: Origin): Plan | Refusal {
  const { file, text, source } = literal.in;
  const checked = valueSource(value, name, source ? { ...target, source, ancestors: literal.ancestors } : target);
  if (isRefusal(checked)) return checked;
  const old = literal.node;
  const quote = old.type === 'StringLiteral' ? (text[startOf(old)] as string) : null;
  const code = jsonOrCode(value, checked.code, quote, source === null);
  const draft = new Draft(source, file, text);
  draft.replace(startOf(old), endOf(old), code);
  const gains = isExpression(value) ? (atom: string) => /^(?:identifier:|MemberExpression)/.test(atom) : undefined;
  const losses = atomsIn(old);
  return {
    parts: [
      {
        draft,
        expectation: {
          where: target.where,
          gains,
          losses: (atom) => losses.has(atom),
          readText: (after) => (parseJson(after) ? null : 'the data would be no JSON'),
          readBack: (after) => (after.text.startsWith(code, startOf(old)) ? null : `${name} would read differently`),
        },
      },
    ],
    note: `The value stands at ${placeOf(literal)}; it was changed there.`,
  };
}

function jsonOrCode(value: PropValue, code: string, quote: string | null, isJson: boolean): string {
  if (isJson) return JSON.stringify(value);
  return typeof value === 'string' && quote !== null ? quoted(value, quote) : code;
}
