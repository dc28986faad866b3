/** Things to add to the page: native tags, the project's own components, and those of packages that it uses. */
import type { PropValue } from '../../protocol/changes.ts';
import type { InsertableComponent } from '../../protocol/insertables.ts';
import type { PackageComponent } from './package-components.ts';

export type ExportedComponent = Pick<InsertableComponent, 'name' | 'file' | 'exportName' | 'showsText'>;

export type Insertable =
  | { kind: 'native'; tag: { tag: string; label: string; propsToSet?: Record<string, PropValue> } }
  /** `partOf`: the compound component that it is a part of */
  | { kind: 'component'; component: ExportedComponent; partOf?: string }
  | { kind: 'of-package'; component: PackageComponent };

/** A stable id: for lists, and for remembering recent ones. */
export function idOf(item: Insertable): string {
  if (item.kind === 'native') return `<${item.tag.tag}>`;
  return item.kind === 'of-package'
    ? `<${item.component.name}> ${item.component.packageName}`
    : `${item.component.file}#${item.component.exportName}`;
}

export function labelOf(item: Insertable): string {
  return item.kind === 'native' ? item.tag.label : item.component.name;
}

/** Words under which it is found beside its label: the tag, the component that it is a part of, its file or its package. */
export function noteOf(item: Insertable): string {
  if (item.kind === 'native') return item.tag.tag;
  if (item.kind === 'of-package') return item.component.packageName;
  return item.partOf ? `in ${item.partOf}` : (item.component.file.split('/').at(-1) ?? '');
}

/** The placeholder words of a new element, to be typed over; null for one without text. */
export function wordsOf(item: Insertable): string | null {
  if (item.kind !== 'native') return item.component.showsText ? inWords(item.component.name) : null;
  const children = item.tag.propsToSet?.children;
  return typeof children === 'string' ? children : null;
}

/** `CardTitle` as people write it: Card title. */
export function inWords(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
