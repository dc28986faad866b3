/** Normalises change items of other editors, which name some fields differently. */
import type { ChangeFields, ChangeItem, ChangeType } from '../../protocol/changes.ts';

/** The id of the change that an UNDO or REDO refers to, by id or as a whole. */
export function idOfChange(change: string | ChangeItem): string {
  return typeof change === 'string' ? change : change.id;
}

/** A class and its CSS, in a list that some editors send as custom properties. */
interface KnownClass {
  tailwind?: unknown;
  css?: unknown;
}

/** Removes null fields, and reads the CSS of the added class out of a list of classes. */
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
