/** An edit of the styles of one or several elements, previewed and written as one value. */
import { v4 as uuid } from 'uuid';
import {
  type AnyMutationChange,
  type ChangeItem,
  createChange,
  type StylingFramework,
} from '../../protocol/changes.ts';
import type { CssRuleRef } from '../../protocol/css-rule-ref.ts';
import { type LiveEdit, type LiveEditParts, startLiveEdit } from './live-edit.ts';

/** Property to value; null unsets it. */
export type StyleChanges = Readonly<Record<string, string | null>>;

export type StyleEdit = LiveEdit<StyleChanges>;

/** One edited element. */
export interface Subject {
  codebaseId: string;
  framework: StylingFramework;
  rule: CssRuleRef | null;
  /** where no rule is named, the element's own that counts now; of one use the one that sets the value */
  applied?: CssRuleRef | null;
  /** the rules that match it, if the page has told them */
  matching?: readonly CssRuleRef[] | null;
  /** its classes on the page */
  shownClasses?: readonly string[];
  /** of the frame, in CSS pixels, where code styles the element; the declaration that shows at it is edited */
  width?: number | null;
  /** the root's computed font size, in CSS pixels */
  rootFontSize?: number | null;
  /** see `shown-variables.ts` */
  shownVariables?: Readonly<Record<string, string>>;
  modifiers: readonly string[];
  /** the properties that are written here, if not all: others have values in another context */
  only?: ReadonlySet<string>;
  /** Declarations that are added when a value is set, not when one is removed: `content` of a missing `::before`. */
  also?: StyleChanges | null;
  /** Declarations that the saved class sets too, for the preview. */
  broughtBy?(changes: StyleChanges): Record<string, string> | null;
  /** the scope of the edit, if it is not the one chosen for the selection */
  at?: Pick<AnyMutationChange, 'scope' | 'callSiteCodebaseId' | 'instantUpdateKeys'>;
  /** The property's name in this element's source, if it may differ. */
  nameFor?(property: string): string;
  /** true if the property's value only shows as an `!important` one */
  isImportant?(property: string): boolean;
}

export function startStyleEdit(subjects: readonly Subject[], parts: LiveEditParts<StyleChanges>): StyleEdit {
  const activityId = subjects.length > 1 ? uuid() : undefined;
  const ids = subjects.map(() => uuid());
  return startLiveEdit(
    (changes) =>
      subjects.flatMap((subject, i) => {
        const own = ofSubject(subject, changes);
        if (Object.keys(own).length === 0) return [];
        const change = toChange(ids[i] ?? uuid(), subject, own);
        return [activityId ? { ...change, activityId } : change];
      }),
    parts,
  );
}

function ofSubject({ only }: Subject, changes: StyleChanges): StyleChanges {
  if (!only) return changes;
  return Object.fromEntries(Object.entries(changes).filter(([property]) => only.has(property)));
}

function toChange(
  id: string,
  {
    codebaseId,
    framework,
    rule,
    applied,
    matching,
    shownClasses,
    width = null,
    rootFontSize,
    shownVariables = {},
    modifiers,
    also,
    broughtBy,
    at,
    nameFor = (name) => name,
    isImportant,
  }: Subject,
  changes: StyleChanges,
): ChangeItem<'STYLING'> {
  const isUnset = Object.values(changes).every((value) => value === null);
  const all = isUnset ? changes : { ...also, ...changes };
  const written = (name: string, value: string | null) =>
    value !== null && isImportant?.(name) ? `${value} !important` : value;
  const change = createChange(id, 'STYLING', {
    codebaseId,
    stylingChanges: Object.fromEntries(
      Object.entries(all).map(([name, value]) => [nameFor(name), written(name, value)]),
    ),
    stylingFramework: framework,
    ...(modifiers.length > 0 && { modifiers: [...modifiers] }),
    ...(rule && { rule }),
    ...(applied && !rule && framework === 'CSS' && { applied }),
    ...(matching && !rule && framework === 'CSS' && { matching: [...matching] }),
    ...(shownClasses && framework === 'Tailwind' && { shownClasses: [...shownClasses] }),
    ...(rootFontSize && framework === 'Tailwind' && { rootFontSize }),
    ...(framework === 'Tailwind' && Object.keys(shownVariables).length > 0 && { shownVariables }),
    ...(width !== null && !rule && framework === 'CSS' && { width }),
  });
  const along = broughtBy?.(changes);
  return { ...change, ...at, ...(along && { instantUpdateStyles: along }) };
}
