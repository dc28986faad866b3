/** Change items of other editors, which spell some fields otherwise (contract §2), as our own. */
import type { ChangeFields, ChangeItem, ChangeType } from '../../protocol/changes.ts';

/** The id of the change that an UNDO or a REDO is about: it names it, or holds all of it. */
export function idOfChange(change: string | ChangeItem): string {
  return typeof change === 'string' ? change : change.id;
}

/** A class and its meaning, of a list that may stand for custom properties. */
interface KnownClass {
  tailwind?: unknown;
  css?: unknown;
}

/** Absent fields for null ones, and for a list of classes what it says of the class that is added. */
export function readChange<T extends ChangeType>(change: ChangeItem<T>): ChangeItem<T> {
  const fields = Object.fromEntries(
    Object.entries(change.changeFields).filter(([name, value]) => value !== null || name === 'propValue'),
  );
  const { customProperties: classes, className, cssEquivalent } = fields;
  if (Array.isArray(classes)) {
    delete fields.customProperties;
    const css = (classes as (KnownClass | null)[]).find((one) => one?.tailwind === className)?.css;
    if (cssEquivalent === undefined && typeof css === 'string') fields.cssEquivalent = css;
  }
  return { ...change, changeFields: fields as unknown as ChangeFields[T] };
}
