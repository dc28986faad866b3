/** An edit of a canvas as splices of its text: only the values that change, in the layout that the file has. */
import type { Splice } from '../../protocol/splice.ts';
import { isObject } from '../routes/decode-fields.ts';
import type { CanvasData } from './canvas-file.ts';
import { type JsonSpan, jsonSpans } from './json-text.ts';

type Written = Record<string, unknown>;
type Property = JsonSpan & { value: JsonSpan };

/** A value's span with the space before it. */
interface Layout {
  text: string;
  indent: string;
  lineEnd: string;
}

/** @param layout the old text, without a byte order mark */
export function canvasSplices(layout: Layout, before: CanvasData, after: CanvasData): Splice[] {
  const root = jsonSpans(layout.text);
  const { storyboards: old, ...own } = before;
  const { storyboards: next, ...fields } = after;
  const list = root.props.get('storyboards')?.value;
  const splices = objectSplices(layout, root, own, fields);
  if (list) splices.push(...listSplices(layout, list, old, next));
  return splices.sort((a, b) => a.start - b.start || a.end - b.end);
}

function listSplices(layout: Layout, list: JsonSpan, before: Written[], after: Written[]): Splice[] {
  const spans = new Map(before.map((one, i) => [one.id, list.items[i] as JsonSpan]));
  const stays = new Map(after.map((one) => [one.id, one]));
  const isKept = (one: Written) => stays.has(one.id);
  if (!before.some(isKept)) return [{ ...spanOf(list), text: format(layout, after, spaceBefore(layout.text, list)) }];
  const splices: Splice[] = [];
  for (const [i, one] of before.entries()) {
    const span = list.items[i] as JsonSpan;
    const next = stays.get(one.id);
    if (next) splices.push(...objectSplices(layout, span, one, next));
    else splices.push({ ...removal(list.items, i, before.slice(0, i).some(isKept)), text: '' });
  }
  const first = before.find(isKept) as Written;
  let last: JsonSpan | undefined;
  for (const one of after) {
    const there = spans.get(one.id);
    if (there) {
      last = there;
      continue;
    }
    const beside = last ?? (spans.get(first.id) as JsonSpan);
    const space = spaceBefore(layout.text, beside);
    const text = format(layout, one, space);
    if (last) splices.push({ start: last.end, end: last.end, text: `,${space}${text}` });
    else splices.push({ start: beside.start, end: beside.start, text: `${text},${space}` });
  }
  return splices;
}

/** With its comma: the one before it, or the one behind where nothing before it stays. */
function removal(spans: readonly JsonSpan[], i: number, staysBefore: boolean): Omit<Splice, 'text'> {
  const span = spans[i] as JsonSpan;
  if (staysBefore) return { start: (spans[i - 1] as JsonSpan).end, end: span.end };
  return { start: span.start, end: spans[i + 1]?.start ?? span.end };
}

/** Keys that are not in `before` are none of this edit's. At least one key of the object stays. */
function objectSplices(layout: Layout, span: JsonSpan, before: Written, after: Written): Splice[] {
  const splices: Splice[] = [];
  const keys = [...span.props.keys()];
  const props = [...span.props.values()];
  const isKept = (key: string) => !(key in before) || key in after;
  const first = span.props.get(keys.find(isKept) as string) as JsonSpan;
  let last: JsonSpan | undefined;
  for (const [key, value] of Object.entries(after)) {
    const there = span.props.get(key);
    if (there) {
      if (!isSame(before[key], value)) splices.push(...valueSplices(layout, there, before[key], value));
      last = there;
      continue;
    }
    const space = spaceBefore(layout.text, first);
    const text = `${JSON.stringify(key)}: ${format(layout, value, space)}`;
    if (last) splices.push({ start: last.end, end: last.end, text: `,${space}${text}` });
    else splices.push({ start: first.start, end: first.start, text: `${text},${space}` });
  }
  for (const [i, key] of keys.entries()) {
    if (!isKept(key)) splices.push({ ...removal(props, i, keys.slice(0, i).some(isKept)), text: '' });
  }
  return splices;
}

/** An object is edited in its differing members; any other value is replaced. */
function valueSplices(layout: Layout, { value: span, ...own }: Property, before: unknown, after: unknown): Splice[] {
  if (isObject(before) && isObject(after) && Object.keys(before).some((key) => key in after))
    return objectSplices(layout, span, before, after);
  return [{ ...spanOf(span), text: format(layout, after, spaceBefore(layout.text, own)) }];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const spanOf = ({ start, end }: JsonSpan) => ({ start, end });

function spaceBefore(text: string, { start }: Pick<JsonSpan, 'start'>): string {
  return /[ \t\r\n]*$/.exec(text.slice(0, start))?.[0] ?? '';
}

/** @param space before the value, with its indentation where it begins a line */
function format({ indent, lineEnd }: Layout, value: unknown, space: string): string {
  const [, margin] = /\n([ \t]*)$/.exec(space) ?? [];
  if (margin === undefined) return JSON.stringify(value);
  return JSON.stringify(value, null, indent).replaceAll('\n', lineEnd + margin);
}
